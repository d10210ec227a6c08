// What an answer draws over the question's first picture, as data: the browser and the server draw the same of it.

export interface AnswerPicture {
  /** The size of the drawing in its own units; the picture below is fitted into its middle. */
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PictureMark[];
}

export type PictureMark =
  /** An SVG path, stroked with round ends. */
  | { readonly path: string; readonly colour: string; readonly thickness: number }
  | {
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly colour: string;
      readonly size: number;
    };

export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Fits the undistorted picture into the middle of the drawing, the same on the screen and in copies. */
export function placeOfPicture(
  picture: Shape,
  drawing: Shape,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const scale = Math.min(drawing.width / picture.width, drawing.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { x: (drawing.width - width) / 2, y: (drawing.height - height) / 2, width, height };
}
