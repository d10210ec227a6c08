// Gates: what must hold in every state in which it matters, whichever way the state came about.
import type { Judgement } from '#contract/simulation/grade.ts';
import type { Gate, Reference } from '#contract/simulation/reference.ts';
import type { Moment, Stretch } from '../replay.ts';
import { costOfForbidden } from './costs.ts';
import { onceForEach } from '../once-for-each.ts';
import { areAllTrue, matchesAny, type Read } from './match.ts';

/** A state in which a gate may ask, with the entry that led to it. */
interface Asked<State> {
  readonly state: State;
  readonly moment?: Moment<State>;
}

/** A judgement for each gate that is not met, at the first moment of its breach. */
export function judgeGates<State>(
  reference: Reference,
  replayed: Stretch<State>,
  read: Read<State>,
): readonly Judgement[] {
  const { crossing = [], gates = [], weights } = reference;
  if (gates.length === 0) return [];
  const standing = breachesOfStates(crossing, gates, statesOf(replayed), read);
  return gates.flatMap((gate): readonly Judgement[] => {
    const breach = standing.get(gate) ?? firstBreach(gate, replayed, read);
    if (!breach) return [];
    const { id, text, why, sources } = gate;
    const judgement = {
      id,
      kind: 'gate',
      status: 'forbidden',
      text,
      why,
      sources,
      failsAttempt: true,
    } as const;
    const entry = breach.moment?.entry;
    const where = entry ? { seq: entry.seq, at: entry.at, code: entry.code } : {};
    return [{ ...judgement, cost: costOfForbidden(gate, weights), ...where }];
  });
}

/**
 * Whether the gate asks at this moment for the first time something that does not hold.
 * @param earlier the state that the action before led to: what came about by itself since then is said too
 */
export function isBrokenAt<State>(
  { crossing = [] }: Reference,
  gate: Gate,
  moment: Moment<State>,
  read: Read<State>,
  earlier: State = moment.before,
): boolean {
  if (gate.asks === 'end') return false;
  if (gate.asks === 'act') return breaksByAct(gate, moment, read);
  if (!isBreached(gate, moment.after, read)) return false;
  const hasCrossed = crossing.some((key) => read(moment.before, key) !== read(moment.after, key));
  return hasCrossed || !isBreached(gate, earlier, read);
}

/** Every state of a stretch once: the first, those around each accepted action, and the last one. */
function statesOf<State>({
  from,
  moments,
  state,
}: Stretch<State>): readonly [Asked<State>, ...Asked<State>[]] {
  const first: Asked<State> = { state: from ?? moments[0]?.before ?? state };
  const states: [Asked<State>, ...Asked<State>[]] = [first];
  for (const moment of moments) {
    if (moment.entry.refused === true) continue;
    if (moment.before !== states.at(-1)?.state) states.push({ state: moment.before, moment });
    states.push({ state: moment.after, moment });
  }
  return states.at(-1)?.state === state ? states : [...states, lastAsked(moments, state)];
}

/** What came of the last action, or of doing nothing. */
function lastAsked<State>(moments: readonly Moment<State>[], state: State): Asked<State> {
  const moment = moments.at(-1);
  return moment ? { state, moment } : { state };
}

/** The first breach of a gate that asks of acts, or of the end. */
function firstBreach<State>(
  gate: Gate,
  { moments, state }: Stretch<State>,
  read: Read<State>,
): Asked<State> | undefined {
  if (gate.asks === 'act') {
    const moment = moments.find((one) => one.entry.refused !== true && breaksByAct(gate, one, read));
    return moment && { state: moment.before, moment };
  }
  return gate.asks === 'end' && isBreached(gate, state, read) ? lastAsked(moments, state) : undefined;
}

/** Whether the gates that ask at the end hold in a state. */
export function areEndGatesMet<State>({ gates = [] }: Reference, state: State, read: Read<State>): boolean {
  return gates.every((gate) => gate.asks !== 'end' || !isBreached(gate, state, read));
}

/**
 * The first breaches of the gates that ask in every state, state by state: all gates ask the same facts of it. What is
 * wrong from the start is forgiven until the next crossing.
 */
function breachesOfStates<State>(
  crossing: readonly string[],
  gates: readonly Gate[],
  states: readonly [Asked<State>, ...Asked<State>[]],
  read: Read<State>,
): ReadonlyMap<Gate, Asked<State>> {
  const breaches = new Map<Gate, Asked<State>>();
  const lineOf = (state: State) => crossing.map((key) => read(state, key)).join(' ');
  const startLine = lineOf(states[0].state);
  const occasions = occasionsOf(gates);
  const always = occasions.flatMap(({ asking }) => asking);
  const forgiven = new Set(always.filter((gate) => isBreached(gate, states[0].state, read)));
  for (const asked of states) {
    if (forgiven.size > 0 && lineOf(asked.state) !== startLine) forgiven.clear();
    for (const occasion of occasions) {
      const broken = brokenOn(occasion, asked.state, read);
      if (forgiven.size > 0) endForgiveness(forgiven, occasion.asking, broken);
      for (const gate of broken) if (!forgiven.has(gate) && !breaches.has(gate)) breaches.set(gate, asked);
    }
  }
  return breaches;
}

function brokenOn<State>({ when, asking }: Occasion, state: State, read: Read<State>): readonly Gate[] {
  if (!areAllTrue(when, state, read)) return NONE;
  const isMet = ({ must }: Gate): boolean => areAllTrue(must, state, read);
  // Nearly every state meets all of them.
  return asking.every(isMet) ? NONE : asking.filter((gate) => !isMet(gate));
}

const NONE: readonly Gate[] = [];

interface Occasion {
  readonly when: NonNullable<Gate['when']>;
  readonly asking: readonly Gate[];
}

/** The gates that ask in every state, together with those that ask on the same occasion. */
const occasionsOf = onceForEach((gates: readonly Gate[]): readonly Occasion[] => {
  const occasions = new Map<string, { readonly when: Occasion['when']; readonly asking: Gate[] }>();
  for (const gate of gates) {
    if (gate.asks !== 'always') continue;
    const { when = [] } = gate;
    const known = occasions.get(JSON.stringify(when));
    if (known) known.asking.push(gate);
    else occasions.set(JSON.stringify(when), { when, asking: [gate] });
  }
  return [...occasions.values()];
});

function breaksByAct<State>(gate: Gate, moment: Moment<State>, read: Read<State>): boolean {
  return matchesAny(gate.match ?? [], moment, read) && isBreached(gate, moment.before, read);
}

function isBreached<State>({ when, must }: Gate, state: State, read: Read<State>): boolean {
  return areAllTrue(when, state, read) && !areAllTrue(must, state, read);
}

/** What has once been put right is forgiven no more. */
function endForgiveness(forgiven: Set<Gate>, asking: readonly Gate[], broken: readonly Gate[]): void {
  for (const gate of asking) if (!broken.includes(gate)) forgiven.delete(gate);
}
