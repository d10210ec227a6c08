/**
 * Writes the letters of the interface that every page needs, apart from those that few need: `node assets/source/fonts.ts`. By
 * pyftsubset, of Debian's packages `fonttools` and `python3-brotli`. The ranges stand again in src/ui/styles/fonts.css.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGED = join(ROOT, 'node_modules/@fontsource-variable/golos-text/files');
const BUILT = join(ROOT, 'assets/built/fonts');

/** Russian letters; Latin letters, digits and the signs of the product's own texts; É and Å, by which scenes measure letters. */
const COMMON: Readonly<Record<string, string>> = {
  cyrillic: 'U+0401,U+0410-044F,U+0451,U+2116',
  latin:
    'U+0020-007E,U+00A0,U+00AB,U+00B0-00B3,U+00B5,U+00B7,U+00BB,U+00C5,U+00C9,U+00D7,U+2009,U+200B,U+2010-2014,U+2018-201E,U+2022,U+2026,U+202F,U+2032-2033,U+2191,U+2193,U+2212',
};

mkdirSync(BUILT, { recursive: true });
for (const [script, letters] of Object.entries(COMMON)) {
  execFileSync('pyftsubset', [
    join(PACKAGED, `golos-text-${script}-wght-normal.woff2`),
    `--unicodes=${letters}`,
    '--layout-features=*',
    '--flavor=woff2',
    `--output-file=${join(BUILT, `golos-text-${script}.woff2`)}`,
  ]);
}
