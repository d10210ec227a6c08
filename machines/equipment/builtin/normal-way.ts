// A correct way through a normal shift with one order.
import type { Order } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { jobTyped, screen, signedIn, UNTIL_EVENT, waiting } from './short-ways.ts';

type Params = NonNullable<Action['params']>;

const go = (to: string): Action => ({ code: 'GO', to });
const paper = (code: string, item: string, params?: Params): Action =>
  params ? { code, item, params } : { code, item };
const choose = (kind: string, to: string): Action => ({ code: 'SELECT', to, params: { kind } });

export const signingIn: readonly Action[] = [screen('LOGIN'), ...signedIn()];

/** Makes the job as the shift task states it, queues it and starts it. */
export function startingJob(order: Order): readonly Action[] {
  return [
    screen('JOB'),
    ...jobTyped(order),
    { code: 'JOB_CREATE' },
    { code: 'JOB_QUEUE' },
    screen('RUN'),
    UNTIL_EVENT,
    { code: 'STARTPROCCES' },
  ];
}

/** Reads the papers, picks the pod by its label, places and docks it, and waits for its map. */
export function loadingWay(order: Order, pod: string, port: string): readonly Action[] {
  const sheet = `traveller-${order.lotName}`;
  return [
    paper('OPEN_PAPER', 'shift-task'),
    paper('OPEN_PAPER', sheet),
    paper('VERIFY', sheet, { against: 'task', matches: true }),
    paper('OPEN_PAPER', `recipe-${order.recipe}`),
    paper('CLOSE_PAPER', `recipe-${order.recipe}`),
    go('podRack'),
    paper('OPEN_PAPER', sheet),
    paper('VERIFY', sheet, { against: 'label', matches: true }),
    paper('CLOSE_PAPER', sheet),
    { code: 'PICK', item: pod },
    go(port),
    { code: 'PLACE', item: pod, to: port },
    waiting(3_000),
    { code: 'DOCK', to: port },
    UNTIL_EVENT,
    UNTIL_EVENT,
  ];
}

/** Signs in, compares map and recipe, makes the job, queues it and starts it. */
export function startingWay(order: Order, port: string): readonly Action[] {
  const sheet = `traveller-${order.lotName}`;
  const copy = `recipe-${order.recipe}`;
  return [
    go('terminal'),
    ...signingIn,
    screen('CASSETTES'),
    choose('port', port),
    paper('OPEN_PAPER', sheet),
    paper('VERIFY', sheet, { against: 'slotMap', matches: true }),
    paper('CLOSE_PAPER', sheet),
    screen('MAIN'),
    screen('RECIPES'),
    choose('recipe', order.recipe),
    paper('OPEN_PAPER', copy),
    paper('VERIFY', copy, { against: 'recipe', matches: true }),
    paper('CLOSE_PAPER', copy),
    ...startingJob(order),
  ];
}

/** Watches the lot to its end, unloads it, completes and signs the sheet with these times, signs out. */
export function endingWay(
  order: Order,
  pod: string,
  port: string,
  times: { readonly start: string; readonly end: string },
): readonly Action[] {
  const sheet = `traveller-${order.lotName}`;
  const fill = (field: string, value: string) => paper('FILL', sheet, { field, value });
  return [
    UNTIL_EVENT,
    go(port),
    { code: 'UNDOCK', to: port },
    waiting(9_000),
    { code: 'REMOVE', item: pod },
    go('podRack'),
    { code: 'PUT', item: pod },
    paper('OPEN_PAPER', sheet),
    fill('platesArrived', String(order.plates)),
    fill('timeStart', times.start),
    fill('timeEnd', times.end),
    fill('platesLeft', String(order.plates)),
    fill('platesStatus', 'good'),
    paper('SIGN', sheet),
    paper('CLOSE_PAPER', sheet),
    go('terminal'),
    screen('MAIN'),
    { code: 'SIGN_OUT' },
  ];
}
