// A bay's ruleset with what a site has changed in it: the machine's part, and the reaction times of its key.
import type { BayEdits, BayReaction, BayRow } from '#contract/simulation/bay-edits.ts';
import type { SituationKey } from '#contract/simulation/equipment-case.ts';
import type { CallAnswer, EmergencyJudging, Situation } from '#contract/simulation/equipment-emergency.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { AlarmRow } from '#contract/simulation/equipment-terminal.ts';
import type { Recipe, TrackTimes } from '#contract/simulation/equipment-track.ts';
import type { Step } from '#contract/simulation/reference.ts';
import { TRACK_TIMES } from './bay-rows.ts';

export const NO_EDITS: BayEdits = {
  recipes: [],
  times: {},
  persons: [],
  answers: [],
  alarms: [],
  situations: [],
  reactions: [],
};

/** The steps whose times a situation's danger and its first aid have as well. */
const LEAVING = 'leave';
const RINSING = 'aid';

interface Row {
  readonly id: string;
}

/** The rows, each as its edit has it. */
function withRows<R extends Row, Edit extends Row>(
  rows: readonly R[],
  edits: readonly Edit[],
  put: (row: R, edit: Edit) => R,
): R[] {
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  return rows.map((row) => {
    const edit = byId.get(row.id);
    return edit === undefined ? row : put(row, edit);
  });
}

const asEdited = <R extends Row>(row: R, edit: Partial<R>): R => ({ ...row, ...edit });

function editedAlarm({ advice: _advice, ...row }: AlarmRow, edit: BayRow<'alarms'>): AlarmRow {
  const { advice, ...rest } = edit;
  return { ...row, ...rest, ...(advice.ru.trim() === '' ? {} : { advice }) };
}

function editedSituation(row: Situation, { text, phases }: BayRow<'situations'>): Situation {
  return { ...row, text, phases: withRows(row.phases, phases, asEdited) };
}

function withTimesOf(base: TrackTimes, edits: BayEdits['times']): TrackTimes {
  const times = TRACK_TIMES.map((name) => [name, edits[name] ?? base[name]]);
  return Object.fromEntries(times) as TrackTimes;
}

/** The ruleset with a site's edits; rows that it does not have are left out. */
export function withEdits(base: EquipmentRuleset, edits: BayEdits): EquipmentRuleset {
  const { emergency } = base;
  return {
    ...base,
    recipes: withRows<Recipe, BayRow<'recipes'>>(base.recipes, edits.recipes, asEdited),
    times: withTimesOf(base.times, edits.times),
    persons: withRows(base.persons, edits.persons, asEdited),
    alarms: withRows(base.alarms, edits.alarms, editedAlarm),
    emergency: {
      ...emergency,
      answers: withRows<CallAnswer, BayRow<'answers'>>(emergency.answers, edits.answers, asEdited),
      situations: withRows(emergency.situations, edits.situations, editedSituation),
    },
  };
}

/** Whether a step counts its time from the beginning of the situation. */
const isReaction = ({ deadline }: Step): boolean => deadline?.sinceFact === 'begunAtMs';

/** The reaction times of a situation as its key has them. */
export function reactionOf({ situation, reference, judging }: SituationKey): BayReaction {
  const { danger, aid } = judging;
  const told = danger?.told ?? aid?.told;
  const deadlines = reference.steps.flatMap(({ id, text, deadline, ...step }) =>
    deadline === undefined || !isReaction({ id, text, deadline, ...step })
      ? []
      : [{ id, text, promptMs: deadline.promptMs ?? deadline.withinMs, withinMs: deadline.withinMs }],
  );
  return {
    id: situation,
    deadlines,
    ...(danger && { outMs: danger.dangerMs }),
    ...(told && { toldMs: told.byMs }),
    ...(aid && { rinsedMs: aid.byMs }),
  };
}

function withTimes(step: Step, { deadlines }: BayRow<'reactions'>): Step {
  const { deadline } = step;
  const own = deadlines.find(({ id }) => id === step.id);
  if (deadline === undefined || own === undefined || !isReaction(step)) return step;
  return { ...step, deadline: { ...deadline, promptMs: own.promptMs, withinMs: own.withinMs } };
}

const timesOf = (deadline: BayRow<'reactions'>['deadlines'][number] | undefined) =>
  deadline && { promptMs: deadline.promptMs, lateMs: deadline.withinMs };

function judgedBy(judging: EmergencyJudging, reaction: BayRow<'reactions'>): EmergencyJudging {
  const { danger, aid, leaveWithinMs } = judging;
  const { deadlines, outMs, toldMs, rinsedMs } = reaction;
  const told = toldMs === undefined ? {} : { byMs: toldMs };
  const stepOf = (wanted: string) => timesOf(deadlines.find(({ id }) => id === wanted));
  const out = outMs === undefined ? {} : { dangerMs: outMs };
  const rinsed = rinsedMs === undefined ? {} : { byMs: rinsedMs };
  return {
    ...judging,
    ...(leaveWithinMs !== undefined && outMs !== undefined && { leaveWithinMs: outMs }),
    ...(danger && {
      danger: { ...danger, ...stepOf(LEAVING), ...out, told: { ...danger.told, ...told } },
    }),
    ...(aid && { aid: { ...aid, ...stepOf(RINSING), ...rinsed, told: { ...aid.told, ...told } } }),
  };
}

type Judged = Pick<SituationKey, 'reference'> & { readonly judging?: EmergencyJudging | undefined };

/** What judges a situation, by a site's reaction times. */
export function withReaction<Key extends Judged>(key: Key, reaction: BayRow<'reactions'>): Key {
  const { reference, judging } = key;
  const steps = reference.steps.map((step) => withTimes(step, reaction));
  return {
    ...key,
    reference: { ...reference, steps },
    ...(judging && { judging: judgedBy(judging, reaction) }),
  };
}
