import { expect, it } from 'vitest';
import { situationEvents, situationStatuses, situationTable } from './situation-machine.ts';

it.each([
  ['none', 'BEGIN', 'active'],
  ['active', 'CONTAIN', 'contained'],
  ['active', 'ESCALATE', 'escalated'],
  ['contained', 'ESCALATE', 'escalated'],
] as const)('%s goes by %s to %s', (from, event, to) => {
  expect(situationTable[from][event]).toBe(to);
});

it('there are no other transitions', () => {
  const rows = situationStatuses.flatMap((status) =>
    situationEvents.filter((event) => situationTable[status][event] !== undefined),
  );
  expect(rows).toHaveLength(4);
});
