import { describe, expect, it } from 'vitest';
import type { RunClocksTable } from '#server/storage/tables/saving.ts';
import { judgeContact, type ClockFact } from './judge-contact.ts';

/** [server time, simulated time, idle time] of each contact, in seconds. */
type Contacts = readonly (readonly [number, number, number])[];

const START: RunClocksTable = {
  attemptId: 'attempt',
  taskId: 'task',
  restart: 0,
  entries: 0,
  contactMs: 0,
  simulatedMs: 0,
  idleMs: 0,
  beforeContactMs: 0,
  beforeSimulatedMs: 0,
  beforeIdleMs: 0,
  doneIdleMs: 0,
  baseMs: 0,
  frozenMs: 0,
  lagMs: 0,
};

/** Judges each contact as the statements store it. */
function judged(contacts: Contacts, lastEntryAt?: number) {
  let row = START;
  const facts: ClockFact[] = [];
  let isInGap = false;
  for (const [index, [server, simulated, idle]] of contacts.entries()) {
    const { contactMs: beforeContactMs, simulatedMs: beforeSimulatedMs, idleMs: beforeIdleMs } = row;
    const now = { contactMs: server * 1000, simulatedMs: simulated * 1000, idleMs: idle * 1000 };
    row = { ...row, ...now, beforeContactMs, beforeSimulatedMs, beforeIdleMs };
    if (index === 0) row = { ...row, baseMs: now.contactMs - now.idleMs };
    const isLast = index === contacts.length - 1;
    const entryAt = isLast && lastEntryAt !== undefined ? lastEntryAt * 1000 : undefined;
    const judgement = judgeContact(row, entryAt);
    facts.push(...judgement.facts);
    isInGap ||= judgement.isInGap;
    row = { ...row, ...judgement.changes };
  }
  const sum = (kind: ClockFact['kind']): number =>
    facts.filter((fact) => fact.kind === kind).reduce((total, fact) => total + fact.lastedMs / 1000, 0);
  return { lag: sum('LAG'), freeze: sum('FREEZE'), isInGap, facts };
}

const beats = (from: number, to: number): Contacts =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, at) => {
    const second = from + 5 * at;
    return [second, second, second] as const;
  });

describe('a clock held against the server’s', () => {
  it.each<[string, Contacts, { lag: number; freeze: number; isInGap: boolean }]>([
    ['runs with it', beats(5, 60), { lag: 0, freeze: 0, isInGap: false }],
    [
      'jumps over what actions take',
      [
        [5, 5, 5],
        [10, 900, 10],
        [15, 905, 15],
      ],
      { lag: 0, freeze: 0, isInGap: false },
    ],
    [
      'had one slow contact',
      [...beats(5, 20), [29, 25, 25], [30, 30, 30]],
      { lag: 0, freeze: 0, isInGap: false },
    ],
    [
      'stood for 45 s while it reported',
      [...beats(5, 60), ...beats(65, 105).map(([server]) => [server, 60, 60] as const), [107, 62, 62]],
      { lag: 45, freeze: 0, isInGap: false },
    ],
    [
      'froze after 15 s without the server',
      [...beats(5, 60), [120, 75, 75], [125, 80, 80]],
      { lag: 0, freeze: 45, isInGap: false },
    ],
    [
      'went on without the server',
      [...beats(5, 60), [120, 120, 120], [125, 125, 125]],
      { lag: 0, freeze: 45, isInGap: true },
    ],
    ['was first heard of with a whole run', [[107, 62, 62]], { lag: 0, freeze: 92, isInGap: true }],
    [
      'begins long after the attempt',
      [
        [300, 3, 3],
        [305, 8, 8],
      ],
      { lag: 0, freeze: 0, isInGap: false },
    ],
  ])('%s', (_name, contacts, expected) => {
    expect(judged(contacts)).toMatchObject(expected);
  });

  it('counts an entry dated before a time that was reported from that time', () => {
    const { lag, facts } = judged([...beats(5, 105), [107, 107, 107]], 61);
    expect(lag).toBe(44);
    expect(facts.map(({ simulatedMs }) => simulatedMs)).toEqual([61_000]);
  });

  it.each<[string, Contacts, number]>([
    [
      'stood while idle time ran',
      [
        [5, 5, 5],
        [10, 5, 10],
        [15, 5.5, 15],
      ],
      9.5,
    ],
    [
      'ran at least as fast',
      [
        [5, 5, 5],
        [10, 60, 10],
        [15, 65, 15],
      ],
      0,
    ],
    [
      'stood with idle time',
      [
        [5, 5, 5],
        [8, 5, 5],
      ],
      0,
    ],
  ])('simulated time %s: the lag', (_how, contacts, lag) => expect(judged(contacts).lag).toBe(lag));
});
