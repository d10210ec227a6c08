import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chartsPage } from '../support/chart-diagram.ts';

it('docs/charts.md shows the charts as the machine has them: node tests/goldens/record-charts.ts writes it', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/charts.md'), 'utf8')).toBe(chartsPage());
});
