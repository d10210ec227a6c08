// The part of @napi-rs/canvas that draws answers; the package's own types need those of a browser's page.
declare module '@napi-rs/canvas' {
  export interface Context {
    fillStyle: string;
    strokeStyle: string;
    lineWidth: number;
    lineCap: string;
    lineJoin: string;
    font: string;
    fillRect(x: number, y: number, width: number, height: number): void;
    fillText(text: string, x: number, y: number): void;
    drawImage(image: Image, x: number, y: number, width: number, height: number): void;
    scale(x: number, y: number): void;
    stroke(path: Path2D): void;
  }
  interface Canvas {
    readonly width: number;
    readonly height: number;
    getContext(kind: '2d'): Context;
    encode(format: 'png'): Promise<Uint8Array>;
  }
  interface Image {
    readonly width: number;
    readonly height: number;
  }
  export class Path2D {
    constructor(path: string);
  }
  export const GlobalFonts: { register(font: Uint8Array, name: string): unknown };
  export function createCanvas(width: number, height: number): Canvas;
  export function loadImage(path: string): Promise<Image>;
}
