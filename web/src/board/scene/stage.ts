/** Draws the board with WebGL, only when something has changed or moves. */
import {
  Color,
  DirectionalLight,
  FramebufferTexture,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  NoBlending,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  Vector2,
  WebGLRenderer,
  BoxGeometry,
  BackSide,
  type Texture,
} from "three";

import type { CubeView, Orientation, Position, Side } from "../types";
import { Checkers, type Footprint } from "./checkers";
import type { Stuff } from "./choices";
import type { Lens, Point3 } from "./lens";
import { between, Motion, type Pose } from "./motion";
import { Pace } from "./pace";
import { CUBE_EDGE, cubePlace, DIE_EDGE, dicePlaces } from "./places";
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
  readonly side: Side;
}

const NEAR = 400;
const FAR = 4000;
const VERTEX =
  "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";
const FRAGMENT =
  "uniform sampler2D picture; varying vec2 at; void main() { gl_FragColor = texture2D(picture, at); }";

export class Stage {
  readonly motion = new Motion();
  readonly #renderer: WebGLRenderer;
  readonly #camera = new PerspectiveCamera();
  readonly #background: Mesh<PlaneGeometry, ShaderMaterial>;
  readonly #light: Texture;
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
  #copy: FramebufferTexture | null = null;
  #stale = true;
  #asked = 0;
  #last = 0;
  readonly #pace = new Pace(window.devicePixelRatio);

  /** Throws if the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.#renderer.info.autoReset = true;
    this.#light = studio(this.#renderer);
    const paint = new ShaderMaterial({
      uniforms: { picture: { value: null } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      blending: NoBlending,
      depthTest: false,
      depthWrite: false,
    });
    this.#background = new Mesh(new PlaneGeometry(2, 2), paint);
    this.#background.frustumCulled = false;
    this.#background.renderOrder = -2;
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = -1;
    this.#clear();
    this.#copy?.dispose();
    this.#light.dispose();
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
    scene.environment = this.#light;
    scene.environmentIntensity = 0.36;
    const sun = new DirectionalLight("#fff4e2", dark ? 1.5 : 1.65);
    sun.position.set(-620, 760, 1000);
    scene.add(what, sun, new HemisphereLight("#ffffff", "#b9a68c", dark ? 0.4 : 0.55));
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
    this.#stale = true;
    this.ask();
  }

  show(position: Position, dropped: Pose | null, duration: number): void {
    this.motion.show(position, { now: performance.now(), duration, dropped });
    this.ask();
  }

  throwDice(thrown: Thrown | null, duration: number): void {
    const before = this.#thrown;
    const fresh = thrown && (!before || before.side !== thrown.side);
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
    if (this.#stale) this.#drawTable();
    const moving = this.#placeThings(now);
    this.#renderer.render(this.#things, this.#camera);
    if (this.#last > 0 && this.#pace.frame(now - this.#last)) this.#resize();
    this.#last = moving ? now : 0;
    if (moving) this.ask();
  }

  /** The board without anything on it, kept as a picture: only what moves costs time later. */
  #drawTable(): void {
    this.#stale = false;
    this.#renderer.render(this.#table, this.#camera);
    const size = this.#renderer.getDrawingBufferSize(new Vector2());
    this.#copy?.dispose();
    this.#copy = new FramebufferTexture(size.x, size.y);
    this.#renderer.copyFramebufferToTexture(this.#copy);
    const { picture } = this.#background.material.uniforms;
    if (picture) picture.value = this.#copy;
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
    const tone = thrown.side === light ? "light" : "dark";
    const from = thrown.side === look.orientation.bottom ? -1 : 1;
    return dicePlaces(look.orientation, thrown.side).map((place, at) => {
      const index = at === 0 ? 0 : 1;
      const mesh = dice.meshes[index];
      dice.paint(index, tone, thrown.used[index]);
      mesh.quaternion.copy(dieTurn(thrown.values[index], index, left));
      const hop = 46 * Math.abs(Math.sin(left * left * 7)) * left;
      const rest = { x: place.x, y: place.y + from * 150 * left * left, z: place.z + hop };
      mesh.position.set(rest.x, rest.y, rest.z);
      return shadowOf(rest, DIE_EDGE, 0);
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

/** Light from all sides: a bright ceiling with two soft lamps over a dim room, for the gleam of round edges. */
function studio(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  const wall = (
    colour: string,
    strength: number,
    size: [number, number, number],
    at: [number, number, number],
  ) => {
    const paint = new MeshBasicMaterial({
      color: new Color(colour).multiplyScalar(strength),
      side: BackSide,
    });
    if (size[2] < 5) paint.side = 2;
    const mesh = new Mesh(new BoxGeometry(...size), paint);
    mesh.position.set(...at);
    room.add(mesh);
  };
  wall("#cfc8bd", 0.55, [40, 40, 24], [0, 0, 4]);
  wall("#fff6e8", 7, [9, 14, 0.1], [-9, 6, 14]);
  wall("#e8f1ff", 3, [8, 16, 0.1], [11, 2, 14]);
  const maker = new PMREMGenerator(renderer);
  const made = maker.fromScene(room, 0.05).texture;
  maker.dispose();
  return made;
}
