// Short lists of actions that lead to a certain point of a shift: for tests, tools and cases.
import type { Order } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { usualOrder } from './cases/play-with.ts';

const type = (to: string, text: string): Action => ({ code: 'TYPE', to, params: { text } });
export const untilEvent: Action = { code: 'WAIT', params: { until: 'EVENT' } };
export const waiting = (ms: number): Action => ({ code: 'WAIT', params: { ms } });
export const screen = (to: string): Action => ({ code: 'SCREEN', to });

/** Signed in with one of the ruleset's accounts. */
export function signedIn(login = 'operator1', password = '1234'): readonly Action[] {
  return [type('login', login), type('password', password), { code: 'SIGN_IN' }];
}

/** The pod stands on the port, docked and mapped. */
export function loaded(pod = 'pod-1', port = 'port1'): readonly Action[] {
  return [
    { code: 'PICK', item: pod },
    { code: 'PLACE', item: pod, to: port },
    waiting(3_000),
    { code: 'DOCK', to: port },
    waiting(23_000),
  ];
}

/** The five fields of a job, as an order has them but for what is said. */
export function jobTyped(parts: Partial<Order> = {}): readonly Action[] {
  const fields = { ...usualOrder, ...parts };
  const names = ['lotName', 'recipe', 'waferFlow', 'smifNumber', 'jobName'] as const;
  return names.map((name) => type(name, String(fields[name])));
}

/** Everything up to a job that is set up and waits for its start. */
export const ready: readonly Action[] = [
  ...loaded(),
  ...signedIn(),
  ...jobTyped(),
  { code: 'JOB_CREATE' },
  { code: 'JOB_QUEUE' },
  waiting(46_000),
];

/** Everything up to the start of the process. */
export const started: readonly Action[] = [...ready, { code: 'STARTPROCCES' }];
