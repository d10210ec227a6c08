import { expect, it } from 'vitest';
import { situationChart, situationTable, SITUATION_TEXTS } from './situation-machine.ts';

it.each([
  ['none', 'BEGIN', 'active'],
  ['active', 'CONTAIN', 'contained'],
  ['active', 'ESCALATE', 'escalated'],
  ['contained', 'ESCALATE', 'escalated'],
] as const)('%s goes by %s to %s', (from, event, to) => {
  expect(situationTable[from][event]).toBe(to);
});

it('every transition that is not in the table is refused', () => {
  const { states, events } = situationChart;
  const rows = states.flatMap((status) =>
    events.filter((event) => situationTable[status][event] !== undefined),
  );
  expect(rows).toHaveLength(4);
  expect(situationChart.initial).toBe('none');
});

it('states and events have names', () => {
  const { states, events } = situationChart;
  for (const name of [...states, ...events])
    expect(Object.values(SITUATION_TEXTS[name]).every(Boolean)).toBe(true);
});
