import { expect, test } from 'vitest';
import { withStatus } from './put-status.ts';

test.each([
  ['an empty slot takes it', {}, { slots: ['3'], isToggle: true }, { 3: 'LOST' }],
  ['another status gives way', { 3: 'EMPTY' }, { slots: ['3'], isToggle: true }, { 3: 'LOST' }],
  ['the same is taken out', { 3: 'LOST', 4: 'EMPTY' }, { slots: ['3'], isToggle: true }, { 4: 'EMPTY' }],
  ['a run only puts', { 3: 'LOST' }, { slots: ['3', '4'], isToggle: false }, { 3: 'LOST', 4: 'LOST' }],
] as const)('%s', (_, states, put, wanted) => {
  expect(withStatus(states, put, 'LOST')).toEqual(wanted);
});
