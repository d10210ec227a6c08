// What becomes of a situation: it is active until it is contained or escalates; what was contained can still go wrong.
import { createMachine } from 'xstate';
import { tableOf } from '#machines/kit/transition-table.ts';

/** A false sign stays at none. */
export type SituationStatus = 'none' | 'active' | 'contained' | 'escalated';

export type SituationEvent = 'BEGIN' | 'CONTAIN' | 'ESCALATE';

export const situationMachine = createMachine({
  id: 'situation',
  initial: 'none',
  states: {
    none: { on: { BEGIN: 'active' } },
    active: { on: { CONTAIN: 'contained', ESCALATE: 'escalated' } },
    contained: { on: { ESCALATE: 'escalated' } },
    escalated: {},
  },
});

export const situationStatuses: readonly SituationStatus[] = ['none', 'active', 'contained', 'escalated'];
export const situationEvents: readonly SituationEvent[] = ['BEGIN', 'CONTAIN', 'ESCALATE'];

export const situationTable = tableOf(situationMachine, situationStatuses, situationEvents);
