// How the technical documents of the demo courses are written.
import type { Words } from './seed-content.ts';

export interface SeedTable {
  readonly caption: Words;
  readonly head: readonly Words[];
  readonly rows: readonly (readonly Words[])[];
}

/** A picture of the project, or a row of things in the room by their codes, with a caption. */
export interface SeedFigure {
  readonly caption: Words;
  /** A picture that `assets/source/documents/pictures.ts` can open. */
  readonly picture?: string;
  readonly things?: readonly string[];
  /** In hundredths of the page's width; 100 when left out. */
  readonly width?: number;
}

export interface SeedSection {
  readonly title: Words;
  readonly paragraphs: readonly Words[];
  /** Steps to be done in order. */
  readonly steps?: readonly Words[];
  readonly tables?: readonly SeedTable[];
  readonly figures?: readonly SeedFigure[];
  readonly terms?: readonly (readonly [term: Words, meaning: Words])[];
  /** A warning, in a frame of its own. */
  readonly warning?: Words;
}

/** A technical document: `npm run assets:documents` prints it in each language as `${id}.${language}.pdf`. */
export interface SeedDocument {
  readonly id: string;
  readonly code: string;
  readonly title: Words;
  readonly subtitle: Words;
  /** The picture on the first page. */
  readonly cover: string;
  readonly sections: readonly SeedSection[];
}
