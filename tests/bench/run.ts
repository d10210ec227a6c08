// `npm run bench [NAME…]`: measures, prints a table, writes bench/latest.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { reaches, type Figure } from './bench.ts';
import { BENCHES } from './benches.ts';

const OUTPUT = join(import.meta.dirname, '../../bench');

function row(figure: Figure): Readonly<Record<string, string>> {
  const { what, value, unit, limit } = figure;
  const sign = limit?.kind === 'atLeast' ? '≥' : '≤';
  return {
    what,
    figure: `${value >= 1000 ? Math.round(value) : Number(value.toFixed(2))} ${unit}`.trim(),
    'must reach': limit ? `${sign} ${limit.value} ${unit}`.trim() : '',
    held: limit ? (reaches(figure) ? 'yes' : 'NO') : '',
  };
}

async function main(): Promise<number> {
  const asked = process.argv.slice(2);
  const chosen = BENCHES.filter(({ name }) => asked.length === 0 || asked.includes(name));
  if (chosen.length === 0) {
    process.stderr.write(`No such bench. There are: ${BENCHES.map(({ name }) => name).join(', ')}.\n`);
    return 1;
  }
  const figures: Figure[] = [];
  for (const bench of chosen) {
    process.stdout.write(`${bench.name}…\n`);
    figures.push(...(await bench.run()));
  }
  console.table(figures.map(row));
  mkdirSync(OUTPUT, { recursive: true });
  const report = { node: process.version, cores: cpus().length, at: new Date().toISOString(), figures };
  writeFileSync(join(OUTPUT, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
  return figures.every(reaches) ? 0 : 1;
}

process.exitCode = await main();
