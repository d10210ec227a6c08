// Random logs of the bay: for goldens, for measuring, and for showing that nothing throws.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { equipmentCodeSchema } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import {
  actAtRandom,
  drawFrom,
  drawOption,
  type Draw,
  type Manner,
  type RandomPerson,
} from '#machines/kit/solver/random-player.ts';
import { createSession } from '#machines/kit/session.ts';
import type { ActionTarget } from '../actions-for.ts';
import { indexOf } from '../equipment-index.ts';
import { possibleActions } from '../possible-actions.ts';
import { equipmentSimulation } from '../simulation.ts';
import type { EquipmentState } from '../state.ts';
import { atTerminal } from '../terminal/screens.ts';

/** A log of `count` random actions or slightly more; the same for the same seed. */
export function randomLog(
  ruleset: EquipmentRuleset,
  play: EquipmentPlay,
  seed: number,
  count: number,
  manner: Manner = 'mixed',
): readonly LogEntry[] {
  return goOnAtRandom({ ruleset, play, seed, begun: [] }, count, manner);
}

interface BegunShift {
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly seed: number;
  /** A valid log to start from. */
  readonly begun: readonly LogEntry[];
}

/** Continues a log with `count` random actions or slightly more; repeatable by seed and log. */
export function goOnAtRandom(
  { ruleset, play, seed, begun }: BegunShift,
  count: number,
  manner: Manner,
): readonly LogEntry[] {
  const session = createSession({ simulation: equipmentSimulation, ruleset, play, seed, entries: begun });
  actAtRandom(session, drawFrom(seed), count, manner, personOf(ruleset));
  return session.entries();
}

function personOf(ruleset: EquipmentRuleset): RandomPerson<EquipmentState> {
  return {
    garbage: (state, draw) => garbage(ruleset, state, draw),
    sensible: (state, draw, isLegal) => sensible(ruleset, state, draw, isLegal),
    // In a legal log no time passes between choosing an action, which is possible then, and doing it.
    restMs: (draw, isLegal) => (isLegal ? 0 : draw(3000)),
  };
}

function sensible(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  draw: Draw,
  isLegal: boolean,
): readonly Action[] {
  if (draw(5) === 0) return typing(ruleset, state, draw);
  const options = possibleActions(ruleset, state, target(ruleset, state, draw));
  return drawOption(options, draw, isLegal)?.steps ?? [{ code: 'WAIT', params: { ms: 1 + draw(60_000) } }];
}

function target(ruleset: EquipmentRuleset, state: EquipmentState, draw: Draw): ActionTarget {
  const any = (list: readonly string[]) => list[draw(Math.max(1, list.length))] ?? '';
  switch (draw(9)) {
    case 0:
      return { kind: 'person' };
    case 1:
      return { kind: 'place', id: any(ruleset.places.map(({ id }) => id)) };
    case 2:
      return { kind: 'port', id: any(ruleset.ports.map(({ id }) => id)) };
    case 3:
      return { kind: 'paper', id: any(state.play.papers.map(({ id }) => id)) };
    case 4:
    case 5:
      return { kind: 'pod', id: any(Object.keys(state.carriers)) };
    default:
      return { kind: 'terminal' };
  }
}

/** What an operator would type into a field of the current screen; in most cases the right text. */
function typing(ruleset: EquipmentRuleset, state: EquipmentState, draw: Draw): readonly Action[] {
  const fields = ruleset.screens.find(({ id }) => id === state.terminal.screen)?.fields ?? [];
  const isAtTerminal = atTerminal(indexOf(ruleset), state) === undefined;
  const field = isAtTerminal ? fields[draw(Math.max(1, fields.length))] : undefined;
  if (!field) return [{ code: 'WAIT', params: { ms: 1 + draw(300_000) } }];
  const text = knownText(ruleset, state, draw).get(field.id) ?? String(draw(200));
  return [{ code: 'TYPE', to: field.id, params: { text } }];
}

function knownText(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  draw: Draw,
): ReadonlyMap<string, string> {
  const { login = '', password = '' } = ruleset.accounts[draw(ruleset.accounts.length)] ?? {};
  const order = Object.entries(state.play.orders[0] ?? {}).map(([id, value]) => [id, String(value)] as const);
  return new Map([...order, ['login', login], ['password', password]]);
}

const oddParams: readonly NonNullable<Action['params']>[] = [
  { ms: -5 },
  { until: 'EVENT' },
  { speed: 7 },
  { kind: 'slot', slot: 99 },
  { kind: 'toString' },
  { field: '__proto__', value: 'x' },
  { field: 'plates', slot: 3, value: 'PROCESSED' },
  { against: 'label', matches: true },
  { key: 'ы' },
  { key: 'enter' },
  { text: 'a'.repeat(60) },
  { inService: false },
  { reason: 'fire' },
  { name: 'timeMs', value: 5 },
  { value: 1 },
  { places: '1:HOT1' },
  { layout: 'hex' },
];

function garbage(ruleset: EquipmentRuleset, state: EquipmentState, draw: Draw): Action {
  const codes = [...equipmentCodeSchema.options, 'A999', '__proto__'];
  const things = [
    ...Object.keys(state.carriers),
    ...Object.keys(state.papers),
    ...state.jobs.map(({ id }) => id),
    ...state.alarms.map(({ id }) => id),
    ...ruleset.modules.map(({ id }) => id),
    ...ruleset.settings.map(({ id }) => id),
    'constructor',
    '__proto__',
    'equipment',
  ];
  const places = [
    ...ruleset.places.map(({ id }) => id),
    ...ruleset.screens.map(({ id }) => id),
    ...ruleset.persons.map(({ id }) => id),
    ...ruleset.screens.flatMap(({ fields }) => fields.map(({ id }) => id)),
    'toString',
    '__proto__',
  ];
  const any = (list: readonly string[]) => list[draw(list.length)] ?? '';
  return {
    code: any(codes),
    ...(draw(2) === 0 ? { item: any(things) } : {}),
    ...(draw(6) === 0 ? { from: any(places) } : {}),
    ...(draw(3) > 0 ? { to: any(places) } : {}),
    ...(draw(3) > 0 ? { params: oddParams[draw(oddParams.length)] ?? {} } : {}),
  };
}
