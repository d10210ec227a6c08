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

/** No letters: what is read on a button would have to be its name. */
export const SIGNS = {
  bold: drawn('M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z'),
  italic: drawn('M19 5h-8M13 19H5M15 5 9 19'),
  subscript: drawn('m4 6 8 9M12 6l-8 9M16 15.5c.5-2 4-1.8 4 .4 0 1.7-4 2.6-4 4.6h4'),
  superscript: drawn('m4 10 8 9M12 10l-8 9M16 4.5c.5-2 4-1.8 4 .4 0 1.7-4 2.6-4 4.6h4'),
  bulletList: drawn('M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01'),
  orderedList: drawn('M10 6h11M10 12h11M10 18h11M4 4v5M3 9h2.5M3 15h3l-3 5h3'),
  formula: drawn('M18 8V5H6l7 7-7 7h12v-3'),
  table: drawn('M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14M15 5v14'),
} as const;
