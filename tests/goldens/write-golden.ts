// Writes a golden to a file with one entry a line, so that changes of it are readable.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Golden } from './golden.ts';

export function writeGolden(folder: string, golden: Golden): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${golden.name}.json`), jsonByLines(golden));
  const { name, entries, score, passed, invalidFromSeq } = golden;
  console.log(name, entries.length, score, passed, invalidFromSeq ?? '');
}

/** JSON with one line for each field, and for each item of a field that is a list. */
function jsonByLines(golden: Golden): string {
  const fields = Object.entries(golden).map(([field, value]) => {
    const rows = Array.isArray(value) ? value.map((row) => `\n    ${JSON.stringify(row)}`) : undefined;
    return `\n  "${field}": ${rows ? `[${rows.join(',')}\n  ]` : JSON.stringify(value)}`;
  });
  return `{${fields.join(',')}\n}\n`;
}
