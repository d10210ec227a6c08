// Where a link is on a page, and which addresses a document may open.
/** As shares of the page, from its upper left corner. */
export interface LinkPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Converts from the file's points, whose origin is at the bottom, to the page's. */
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

/** An address that a document may open: a web address, never a script or a file. */
export function webAddress(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
