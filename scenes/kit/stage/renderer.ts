// Chooses how to draw. WebGL in software is slower than a plain 2D canvas, so the canvas is used there.
import 'pixi.js/unsafe-eval';
// Only what scenes use: Pixi's full set would add events, accessibility, filters and DOM.
import 'pixi.js/graphics';
import 'pixi.js/text';
import { CanvasRenderer, Ticker, WebGLRenderer } from 'pixi.js';
import type { Renderer } from 'pixi.js';

const IN_SOFTWARE = /swiftshader|llvmpipe|softpipe|software|microsoft basic render/i;

type RendererKind = 'webgl' | 'canvas';

/** Whether the GL renderer of this name runs on a graphics card. */
function kindForGl(glRenderer: string | undefined): RendererKind {
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

/** Creates a renderer with its own canvas. `background` is 0xrrggbb. */
export async function createRenderer(background: number, resolution: number): Promise<Renderer> {
  // It would run in every frame, even when nothing is drawn: FrameLoop updates it instead.
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
  // Named, not detected: detection would pull in all of WebGPU, which nothing here needs.
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
