// What the first judging got wrong, line by line: each is a row of a table of verdicts, under its name and for its cases.
import { expect, it } from 'vitest';
import { BAY_VERDICTS } from './bay-verdicts.ts';
import { ROOM_VERDICTS } from './room-verdicts.ts';
import type { Verdict } from './verdict.ts';

/** Case, what was done otherwise, passed. */
const LINES: readonly (readonly [string, string, boolean])[] = [
  ['street-clothes', 'no coverall', false],
  ['street-clothes', 'no washing', false],
  ['street-clothes', 'the mask under the nose, the coverall open and the cuffs inside', false],
  ['street-clothes', 'never entering production', false],
  ['street-clothes', 'street boots worn again past the bench', false],
  ['street-clothes', 'rinsing without soap', false],
  ['street-clothes', 'the mask set right only at the last door', true],
  ['street-clothes', 'hands rubbed with alcohol before the cap', true],
  ['street-clothes', 'a fresh mask', true],
  ['normal-coat', 'needless abort of a lot', false],
  ['normal-coat', 'false time signed', false],
  ['crossed-wafer', 'the crossed wafer not noticed', false],
  ['wrong-recipe', 'the wrong recipe not noticed', false],
  ['normal-coat', 'one hour of STOPWORK in mid-lot', false],
  ['gas-leak', 'calling from inside first', false],
  ['gas-leak', 'leaving at once and telling anybody outside', true],
  ['gas-leak', 'the alarm point outside, and no call', true],
  ['fire', 'leaving at once and calling outside', true],
  ['fire', 'all but EMO', true],
  ['fire', 'idle for 50 s', false],
  ['fire', 'leaving and telling nobody', false],
  ['fire', 'handed in at the first sign', false],
  ['fire', 'an EMO that loses the wafers, on the way out', true],
  ['ventilation', 'a warning by voice before all', true],
  ['sparking', 'a warning by voice before all', true],
  ['routine-lamp', 'asking about the sign', true],
  ['routine-lamp', 'waiting outside until the lot ends', true],
  ['lighting', 'JOB_STOP instead of STOPWORK', false],
];

const ROWS: readonly Verdict[] = [...ROOM_VERDICTS, ...BAY_VERDICTS];

it.each(LINES)('%s · %s · passed %s', (caseId, what, passed) => {
  const own = ROWS.filter((row) => row.what === what && row.cases.includes(caseId));
  expect(own.map((row) => row.passed)).toEqual([passed]);
});
