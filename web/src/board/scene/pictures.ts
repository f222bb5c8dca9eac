/** Pictures kept of what does not move, and how they come back on the canvas. */
import {
  Mesh,
  NoBlending,
  PlaneGeometry,
  ShaderMaterial,
  SRGBColorSpace,
  WebGLRenderTarget,
  type Texture,
} from "three";

const VERTEX =
  "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";
const FRAGMENT =
  "uniform sampler2D picture; varying vec2 at; void main() { gl_FragColor = texture2D(picture, at);\n#include <colorspace_fragment>\n}";

/** A picture with smooth edges. */
export function smooth(): WebGLRenderTarget {
  return new WebGLRenderTarget(1, 1, { samples: 4, colorSpace: SRGBColorSpace });
}

/** A picture over the whole canvas. */
export function quad(picture: Texture): Mesh {
  const paint = new ShaderMaterial({
    uniforms: { picture: { value: picture } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  });
  const mesh = new Mesh(new PlaneGeometry(2, 2), paint);
  mesh.frustumCulled = false;
  mesh.renderOrder = -2;
  return mesh;
}

/** Whether WebGL is done by the processor, as on a machine without a graphics card. */
export function drawsWithoutCard(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  const names = context?.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = context?.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? 0x1f01);
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}
