// Chooses how to draw. WebGL done in software is slower than a plain 2D canvas, so there the canvas is taken.
import 'pixi.js/unsafe-eval';
// Only what scenes draw: Pixi's own set would bring events, accessibility, filters and DOM besides.
import 'pixi.js/graphics';
import 'pixi.js/text';
import { CanvasRenderer, Ticker, WebGLRenderer } from 'pixi.js';
import type { Renderer } from 'pixi.js';

const IN_SOFTWARE = /swiftshader|llvmpipe|softpipe|software|microsoft basic render/i;

export type RendererKind = 'webgl' | 'canvas';

/** Whether a GL renderer of this name draws on a graphics card. */
export function kindForGl(glRenderer: string | undefined): RendererKind {
  return glRenderer === undefined || IN_SOFTWARE.test(glRenderer) ? 'canvas' : 'webgl';
}

function glRendererName(): string | undefined {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return undefined;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : undefined;
}

/** A renderer on its own canvas. `background` is the scene's ground as 0xrrggbb. */
export async function createRenderer(background: number, resolution: number): Promise<Renderer> {
  // It would run in every frame, also when nothing is drawn: FrameLoop lets it go on.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const options = {
    background,
    resolution,
    autoDensity: true,
    antialias: false,
    width: 32,
    height: 32,
    manageImports: false,
  };
  // Named, not detected: the detection brings all of WebGPU, which nothing here needs.
  if (kindForGl(glRendererName()) === 'webgl') {
    try {
      const renderer = new WebGLRenderer();
      await renderer.init(options);
      return renderer;
    } catch (error) {
      console.warn('WebGL does not start, the canvas draws', error);
    }
  }
  const renderer = new CanvasRenderer();
  await renderer.init(options);
  return renderer;
}
