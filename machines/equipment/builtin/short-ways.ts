// Short lists of actions that lead to a certain point of a shift, for tests, tools and cases.
import type { Order } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { USUAL_ORDER } from './cases/play-with.ts';

const type = (to: string, text: string): Action => ({ code: 'TYPE', to, params: { text } });
export const UNTIL_EVENT: Action = { code: 'WAIT', params: { until: 'EVENT' } };
export const waiting = (ms: number): Action => ({ code: 'WAIT', params: { ms } });
export const screen = (to: string): Action => ({ code: 'SCREEN', to });

/** Signs in with one of the ruleset's accounts. */
export function signedIn(login = 'operator1', password = '1234'): readonly Action[] {
  return [type('login', login), type('password', password), { code: 'SIGN_IN' }];
}

/** Puts the pod on the port and has it docked and mapped. */
export function loaded(pod = 'pod-1', port = 'port1'): readonly Action[] {
  return [
    { code: 'PICK', item: pod },
    { code: 'PLACE', item: pod, to: port },
    waiting(3_000),
    { code: 'DOCK', to: port },
    waiting(23_000),
  ];
}

/** Types the five fields of a job as in the usual order, with the given differences. */
export function jobTyped(parts: Partial<Order> = {}): readonly Action[] {
  const fields = { ...USUAL_ORDER, ...parts };
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
export const STARTED: readonly Action[] = [...ready, { code: 'STARTPROCCES' }];
