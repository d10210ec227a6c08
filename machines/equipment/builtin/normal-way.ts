// A correct way through a normal shift, with the walking: what a shift of one order is made of.
import type { Order } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { jobTyped, screen, signedIn, untilEvent, waiting } from './short-ways.ts';

type Params = NonNullable<Action['params']>;

const go = (to: string): Action => ({ code: 'GO', to });
const paper = (code: string, item: string, params?: Params): Action =>
  params ? { code, item, params } : { code, item };
const choose = (kind: string, to: string): Action => ({ code: 'SELECT', to, params: { kind } });

export const signingIn: readonly Action[] = [screen('LOGIN'), ...signedIn()];

/** The job made as the shift task says, queued and started. */
export function startingJob(order: Order): readonly Action[] {
  return [
    screen('JOB'),
    ...jobTyped(order),
    { code: 'JOB_CREATE' },
    { code: 'JOB_QUEUE' },
    screen('RUN'),
    untilEvent,
    { code: 'STARTPROCCES' },
  ];
}

/** Papers read, the pod chosen by its label, placed, docked and mapped. */
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
    untilEvent,
    untilEvent,
  ];
}

/** Signed in, map and recipe compared, the job made, queued and started. */
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

/** Watched to its end, unloaded, the sheet filled in with these times and signed, signed out. */
export function endingWay(
  order: Order,
  pod: string,
  port: string,
  times: { readonly start: string; readonly end: string },
): readonly Action[] {
  const sheet = `traveller-${order.lotName}`;
  const fill = (field: string, value: string) => paper('FILL', sheet, { field, value });
  return [
    untilEvent,
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
