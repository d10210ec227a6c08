// Where a link lies on a sheet, and which addresses a document may open.
/** In shares of the page, from its upper left corner. */
export interface LinkPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** From the file's points, whose zero is below, to the sheet's. */
  readonly convert: (x: number, y: number) => readonly [number, number];
}

export function placeOf(rect: readonly [number, number, number, number], sheet: Sheet): LinkPlace {
  const [ax, ay] = sheet.convert(rect[0], rect[1]);
  const [bx, by] = sheet.convert(rect[2], rect[3]);
  return {
    left: Math.min(ax, bx) / sheet.width,
    top: Math.min(ay, by) / sheet.height,
    width: Math.abs(bx - ax) / sheet.width,
    height: Math.abs(by - ay) / sheet.height,
  };
}

/** An address that may be opened from a document: of the web, never a script or a file. */
export function webAddress(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
