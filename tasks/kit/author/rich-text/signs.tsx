// The signs on the buttons above a rich text. Drawn here: an icon of the library is a part of every page.
import type { ReactElement } from 'react';

const drawn = (path: string): ReactElement => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentcolor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

const written = (sign: ReactElement): ReactElement => <span aria-hidden="true">{sign}</span>;

export const SIGNS = {
  bold: written(<strong>B</strong>),
  italic: written(<em>I</em>),
  subscript: written(
    <>
      x<sub>2</sub>
    </>,
  ),
  superscript: written(
    <>
      x<sup>2</sup>
    </>,
  ),
  bulletList: drawn('M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01'),
  orderedList: drawn('M10 6h11M10 12h11M10 18h11M4 4v5M3 9h2.5M3 15h3l-3 5h3'),
  formula: written(<>Σ</>),
  table: drawn('M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14M15 5v14'),
} as const;
