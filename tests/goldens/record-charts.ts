// Writes docs/charts.md from the rows of the charts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartsPage } from '../support/chart-diagram.ts';

writeFileSync(join(import.meta.dirname, '../../docs/charts.md'), chartsPage());
