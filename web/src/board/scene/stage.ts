/** Draws the board with WebGL, only when something has changed or moves. */
import {
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  Vector2,
  WebGLRenderer,
  WebGLRenderTarget,
} from "three";

import {
  throwerOf,
  type CubeView,
  type Orientation,
  type Position,
  type Side,
  type Thrower,
} from "../types";
import { Checkers, type Footprint } from "./checkers";
import type { Stuff } from "./choices";
import type { Lens, Point3 } from "./lens";
import { between, Motion, type Pose } from "./motion";
import { Pace } from "./pace";
import { CUBE_EDGE, cubePlace, DIE_EDGE, dicePlaces } from "./places";
import { drawsWithoutCard, quad, smooth } from "./pictures";
import { CubeSolid, Dice, dieTurn } from "./solids";
import { makeTable, type Palette } from "./table";

/** How the board looks. */
export interface Look {
  readonly palette: Palette;
  readonly stuff: Stuff;
  readonly dark: boolean;
  readonly orientation: Orientation;
}

/** The dice as they lie; null when there are none. */
export interface Thrown {
  readonly values: readonly [number, number];
  readonly used: readonly [boolean, boolean];
  readonly thrower: Thrower;
}

const NEAR = 400;
const FAR = 4000;

export class Stage {
  readonly motion = new Motion();
  readonly #renderer: WebGLRenderer;
  readonly #camera = new PerspectiveCamera();
  /** Whether the processor draws, so that smooth edges are too dear for what moves. */
  readonly #slow: boolean;
  /** The board alone, and all of it at rest, both with smooth edges. */
  readonly #tablePicture = smooth();
  readonly #restPicture = smooth();
  readonly #background = quad(this.#tablePicture.texture);
  readonly #rest = new Scene().add(quad(this.#restPicture.texture));
  /** The board alone, drawn when the view changes, and what is on it, drawn in every frame. */
  #table = new Scene();
  #things = new Scene();
  #checkers: Checkers | null = null;
  #dice: Dice | null = null;
  #cube: CubeSolid | null = null;
  #look: Look | null = null;
  #lens: Lens | null = null;
  #thrown: Thrown | null = null;
  #rollBegin = -Infinity;
  #rollTime = 0;
  #cubeView: CubeView | null = null;
  #cubeWay: { from: Pose; begin: number; duration: number } | null = null;
  #stale = true;
  #warm = false;
  #asked = 0;
  #last = 0;
  readonly #pace = new Pace(window.devicePixelRatio);

  /** Throws if the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement) {
    this.#slow = drawsWithoutCard();
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: !this.#slow });
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = -1;
    this.#clear();
    this.#tablePicture.dispose();
    this.#restPicture.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** Builds everything anew for other colours, materials or another side of the home board. */
  dress(look: Look): void {
    this.#clear();
    this.#look = look;
    const { palette, stuff, orientation } = look;
    this.motion.turn(orientation);
    const { shown, hiding } = makeTable(palette, stuff, orientation);
    hiding.traverse((one) => (one.renderOrder = -1));
    this.#checkers = new Checkers(palette, stuff);
    this.#dice = new Dice(palette);
    this.#cube = new CubeSolid(palette);
    this.#table = this.#lit(shown, look);
    const things = new Group();
    things.add(
      this.#background,
      hiding,
      this.#checkers.group,
      ...this.#dice.meshes,
      this.#cube.mesh,
    );
    this.#things = this.#lit(things, look);
    this.#stale = true;
    this.ask();
  }

  #lit(what: Group, { dark }: Look): Scene {
    const scene = new Scene();
    // A lamp over the player's left shoulder, a weaker one at the right for the round edges, and light from everywhere.
    const lamp = (colour: string, strength: number, at: [number, number, number]) => {
      const made = new DirectionalLight(colour, strength);
      made.position.set(...at);
      scene.add(made);
    };
    lamp("#fff4e2", dark ? 1.9 : 2.3, [-620, 760, 1000]);
    lamp("#eef2ff", 0.75, [520, -900, 560]);
    scene.add(what, new HemisphereLight("#ffffff", "#a8947a", dark ? 1.05 : 1.3));
    return scene;
  }

  #clear(): void {
    for (const scene of [this.#table, this.#things]) {
      scene.traverse((one) => {
        if (!(one instanceof Mesh) || one === this.#background) return;
        const mesh = one as Mesh;
        mesh.geometry.dispose();
        for (const paint of [mesh.material].flat()) {
          if (paint instanceof MeshBasicMaterial || "map" in paint) {
            (paint as MeshBasicMaterial).map?.dispose();
          }
          paint.dispose();
        }
      });
      scene.clear();
    }
  }

  aim(lens: Lens): void {
    this.#lens = lens;
    const [sin, cos] = [Math.sin(lens.tilt), Math.cos(lens.tilt)];
    this.#camera.position.set(lens.eye.x, lens.eye.y, lens.eye.z);
    this.#camera.up.set(0, cos, sin);
    this.#camera.lookAt(0, 0, 0);
    this.#camera.updateMatrixWorld();
    const unit = NEAR / lens.focus;
    const { x, y } = lens.aim;
    const sides = [-x, lens.width - x, y, y - lens.height].map((side) => side * unit);
    const [left = 0, right = 0, top = 0, bottom = 0] = sides;
    this.#camera.projectionMatrix.makePerspective(left, right, top, bottom, NEAR, FAR);
    this.#camera.projectionMatrixInverse.copy(this.#camera.projectionMatrix).invert();
    this.#resize();
  }

  #resize(): void {
    if (!this.#lens) return;
    this.#renderer.setPixelRatio(this.#pace.ratio);
    this.#renderer.setSize(this.#lens.width, this.#lens.height, false);
    const { x, y } = this.#renderer.getDrawingBufferSize(new Vector2());
    this.#tablePicture.setSize(x, y);
    this.#restPicture.setSize(x, y);
    this.#stale = true;
    this.ask();
  }

  show(position: Position, dropped: Pose | null, duration: number): void {
    this.motion.show(position, { now: performance.now(), duration, dropped });
    this.ask();
  }

  throwDice(thrown: Thrown | null, duration: number): void {
    const before = this.#thrown;
    const fresh = thrown && (!before || before.thrower !== thrown.thrower);
    if (fresh && duration > 0) {
      this.#rollBegin = performance.now();
      this.#rollTime = 1.6 * duration;
    }
    this.#thrown = thrown;
    this.ask();
  }

  turnCube(view: CubeView | null, duration: number): void {
    const [seen, before] = [this.#look?.orientation, this.#cubeView];
    if (seen && before && view && duration > 0) {
      const from = cubePlace(seen, before);
      const to = cubePlace(seen, view);
      const begin = performance.now();
      if (from.x !== to.x || from.y !== to.y) {
        this.#cubeWay = { from: { ...from, edge: 0 }, begin, duration: 1.4 * duration };
      }
    }
    this.#cubeView = view;
    this.ask();
  }

  /** Draws at the next frame. */
  ask(): void {
    if (this.#asked === 0) this.#asked = requestAnimationFrame((now) => this.#frame(now));
  }

  #frame(now: number): void {
    this.#asked = 0;
    if (!this.#look || !this.#lens || this.#lens.width === 0) return;
    if (this.#stale) this.#drawInto(this.#tablePicture, this.#table);
    this.#stale = false;
    const moving = this.#placeThings(now);
    if (this.#slow && !moving && this.#warm) {
      this.#drawInto(this.#restPicture, this.#things);
      this.#renderer.render(this.#rest, this.#camera);
    } else {
      // Also what comes first, so that the first move does not wait for its shaders.
      this.#renderer.render(this.#things, this.#camera);
      if (!moving && !this.#warm) this.ask();
      this.#warm = true;
    }
    if (this.#last > 0 && this.#pace.frame(now - this.#last)) this.#resize();
    this.#last = moving ? now : 0;
    if (moving) this.ask();
  }

  /** The board without anything on it is kept as a picture: only what moves costs time later. */
  #drawInto(target: WebGLRenderTarget, scene: Scene): void {
    this.#renderer.setRenderTarget(target);
    this.#renderer.render(scene, this.#camera);
    this.#renderer.setRenderTarget(null);
  }

  /** Returns whether anything is on its way. */
  #placeThings(now: number): boolean {
    const light = this.#look?.orientation.light ?? "white";
    const shadows = [...this.#placeDice(now, light), ...this.#placeCube(now)];
    this.#checkers?.place(this.motion.checkers(now), light, shadows);
    const rolling = now < this.#rollBegin + this.#rollTime;
    return rolling || this.#cubeWay !== null || this.motion.isMoving(now);
  }

  #placeDice(now: number, light: Side): Footprint[] {
    const thrown = this.#thrown;
    const [dice, look] = [this.#dice, this.#look];
    if (!dice || !look) return [];
    for (const mesh of dice.meshes) mesh.visible = thrown !== null;
    if (!thrown) return [];
    const left = Math.max(0, 1 - (now - this.#rollBegin) / Math.max(1, this.#rollTime));
    return ([0, 1] as const).flatMap((index) => {
      const side = throwerOf(thrown.thrower, index);
      const place = dicePlaces(look.orientation, side)[index];
      if (!place) return [];
      const tone = side === light ? "light" : "dark";
      const from = side === look.orientation.bottom ? -1 : 1;
      const mesh = dice.meshes[index];
      dice.paint(index, tone, thrown.used[index]);
      mesh.quaternion.copy(dieTurn(thrown.values[index], index, left));
      const hop = 46 * Math.abs(Math.sin(left * left * 7)) * left;
      const rest = { x: place.x, y: place.y + from * 150 * left * left, z: place.z + hop };
      mesh.position.set(rest.x, rest.y, rest.z);
      return [shadowOf(rest, DIE_EDGE, 0)];
    });
  }

  #placeCube(now: number): Footprint[] {
    const [cube, view, look] = [this.#cube, this.#cubeView, this.#look];
    if (!cube || !look) return [];
    cube.mesh.visible = view !== null;
    if (!view) return [];
    // A cube not yet turned shows 64; an offered one its value if taken.
    const unturned = view.owner === "centred" && view.value === 1 ? 64 : view.value;
    cube.show(view.offeredTo ? view.value * 2 : unturned);
    const rest = cubePlace(look.orientation, view);
    const way = this.#cubeWay;
    let place: Point3 = rest;
    if (way) {
      const part = (now - way.begin) / way.duration;
      place = between(way.from, { ...rest, edge: 0 }, part);
      if (part >= 1) this.#cubeWay = null;
    }
    cube.mesh.position.set(place.x, place.y, place.z);
    return [shadowOf(place, CUBE_EDGE, rest.z - CUBE_EDGE / 2)];
  }
}

function shadowOf(place: Point3, edge: number, floor: number): Footprint {
  const above = Math.max(0, place.z - edge / 2 - floor);
  return {
    x: place.x + 5 + above * 0.22,
    y: place.y - 6 - above * 0.3,
    z: floor + 0.6,
    across: edge * 1.6,
    down: edge * 1.6,
  };
}
