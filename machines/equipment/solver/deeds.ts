// The actions by which a planner could do a step now: its codes with all things, persons and words that fit.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { Matcher, StateCondition, Step } from '#contract/simulation/reference.ts';
import { carrierOf } from '../change.ts';
import { clockText } from '../clock.ts';
import { indexOf } from '../equipment-index.ts';
import { missingOf } from '../emergency/gathering.ts';
import type { EquipmentState } from '../state.ts';
import { loadedRecipe } from '../track/steps.ts';
import { waferPlacesText } from '../track/wafer-places.ts';

interface Asked {
  readonly ruleset: EquipmentRuleset;
  readonly state: EquipmentState;
  readonly matcher: Matcher;
}

type Deeds = (asked: Asked) => readonly Action[];

/** The actions that could do a step now; some of them will be refused. */
export function deedsFor(ruleset: EquipmentRuleset, state: EquipmentState, step: Step): readonly Action[] {
  return step.match.flatMap((matcher) => {
    const asked = { ruleset, state, matcher };
    return (matcher.code ?? []).flatMap((code) => deedsOf.get(code)?.(asked) ?? [{ code }]);
  });
}

const podsWhere =
  (code: string, at: 'rack' | 'hands' | 'port'): Deeds =>
  ({ state }) =>
    Object.values(state.carriers).flatMap(({ id, place }) => (place.at === at ? [{ code, item: id }] : []));

const takenPorts =
  (code: string): Deeds =>
  ({ state }) =>
    Object.entries(state.ports).flatMap(([to, { pod }]) => (pod === undefined ? [] : [{ code, to }]));

const eachItem =
  (code: string): Deeds =>
  ({ matcher }) =>
    (matcher.item ?? []).map((item) => ({ code, item }));

const deedsOf: ReadonlyMap<string, Deeds> = new Map<string, Deeds>([
  ['OPEN_PAPER', eachItem('OPEN_PAPER')],
  ['SIGN', eachItem('SIGN')],
  ['CHECK', eachItem('CHECK')],
  ['VERIFY', comparisons],
  ['FILL', writings],
  ['PICK', podsWhere('PICK', 'rack')],
  ['PUT', podsWhere('PUT', 'hands')],
  ['REMOVE', podsWhere('REMOVE', 'port')],
  ['PLACE', placings],
  ['DOCK', takenPorts('DOCK')],
  ['UNDOCK', takenPorts('UNDOCK')],
  ['SIGN_IN', ({ ruleset }) => ruleset.accounts.map(({ login }) => ({ code: 'SIGN_IN', item: login }))],
  [
    'JOB_CREATE',
    ({ state }) => state.play.orders.map(({ jobName }) => ({ code: 'JOB_CREATE', item: jobName })),
  ],
  ['READ_ALARM', ({ state }) => state.emergency.alarmsRaised.map((item) => ({ code: 'READ_ALARM', item }))],
  ['ALARM_CLEAR', ({ state }) => state.alarms.map(({ id }) => ({ code: 'ALARM_CLEAR', item: id }))],
  ['MODULE_SET', moduleSettings],
  ['PARAMETER_SET', parameters],
  ['RECIPE_SET', corrections],
  ['STOPWORK', placesOf('STOPWORK', 'stopWork')],
  ['EMO', placesOf('EMO', 'emo')],
  ['ALARM_POINT', placesOf('ALARM_POINT', 'alarmPoint')],
  [
    'ROLL_CALL',
    ({ ruleset, state }) => [
      { code: 'ROLL_CALL', params: { missing: missingOf(ruleset.emergency, state.emergency).join() } },
    ],
  ],
  ['CALL', calls],
  [
    'NOTE_PLACES',
    ({ ruleset, state }) => [{ code: 'NOTE_PLACES', params: { places: waferPlacesText(ruleset, state) } }],
  ],
]);

function placesOf(code: string, kind: string): Deeds {
  return ({ ruleset }) =>
    ruleset.emergency.places.filter((place) => place.kind === kind).map(({ id }) => ({ code, to: id }));
}

function placings({ ruleset, state: { person } }: Asked): readonly Action[] {
  const { pod } = person;
  return pod === undefined ? [] : ruleset.ports.map(({ id }) => ({ code: 'PLACE', item: pod, to: id }));
}

/** The comparison that a step asks for, once stated as a match and once as a mismatch. */
function comparisons({ matcher }: Asked): readonly Action[] {
  return (matcher.after ?? []).flatMap(({ key }: StateCondition) => {
    const [kind, item = '', against = ''] = key.split('.');
    if (kind !== 'verified') return [];
    return [true, false].map((matches) => ({ code: 'VERIFY', item, params: { against, matches } }));
  });
}

/** What the conditions after a step ask of facts of a kind, such as `setting`: each name with each of its values. */
function askedOf({ matcher }: Asked, kind: string): readonly (readonly [name: string, value: string])[] {
  return (matcher.after ?? []).flatMap(({ key, is = [] }: StateCondition) =>
    key.startsWith(`${kind}.`) ? is.map((value) => [key.slice(kind.length + 1), value] as const) : [],
  );
}

function moduleSettings(asked: Asked): readonly Action[] {
  return askedOf(asked, 'module').map(([item, value]) => ({
    code: 'MODULE_SET',
    item,
    params: { inService: value === 'inService' },
  }));
}

function parameters(asked: Asked): readonly Action[] {
  return askedOf(asked, 'setting').map(([item, value]) => ({
    code: 'PARAMETER_SET',
    item,
    params: { value: Number(value) },
  }));
}

/** Each figure in which a loaded recipe differs from its copy; `item` is the recipe and `to` the step to choose before. */
function corrections(asked: Asked): readonly Action[] {
  const { ruleset, state } = asked;
  return askedOf(asked, 'asPrinted').flatMap(([copy]) => {
    const printed = state.play.papers.find(({ id }) => id === copy)?.printed ?? {};
    const recipe = printed['recipe'] ?? '';
    const steps = loadedRecipe(indexOf(ruleset), state, recipe) ?? [];
    return steps.flatMap(({ step, ...figures }) =>
      Object.entries(figures).flatMap(([name, figure]): readonly Action[] => {
        const wanted = printed[`${step}.${name}`];
        if (wanted === undefined || wanted === String(figure)) return [];
        return [{ code: 'RECIPE_SET', item: recipe, to: step, params: { name, value: Number(wanted) } }];
      }),
    );
  });
}

/** Everything that somebody who has watched the shift could write in a field. */
function writings({ state, matcher }: Asked): readonly Action[] {
  const fields = (matcher.params?.['field'] ?? []).map(String);
  return (matcher.item ?? []).flatMap((item) =>
    fields.flatMap((field) =>
      wordsFor(state, item, field).map((value) => ({ code: 'FILL', item, params: { field, value } })),
    ),
  );
}

const LOT_STATUSES = ['good', 'part', 'scrap'] as const;

function wordsFor(state: EquipmentState, paper: string, field: string): readonly string[] {
  const pod = state.play.papers.find(({ id }) => id === paper)?.pod;
  const job = state.jobs.findLast((own) => own.pod === pod && own.startedAtMs !== undefined);
  const plates = carrierOf(state, pod)?.plates ?? [];
  const clock = (atMs: number | undefined) => clockText(state.play, atMs).slice(0, 5);
  const words: ReadonlyMap<string, string> = new Map([
    ['timeStart', clock(job?.startedAtMs)],
    ['timeEnd', clock(job?.endedAtMs)],
    ['platesArrived', String(plates.filter(({ code }) => code !== 'E').length)],
    ['platesLeft', String(plates.filter(({ status }) => status === 'PROCESSED').length)],
  ]);
  const word = words.get(field);
  return word === undefined ? LOT_STATUSES : [word];
}

function calls({ ruleset, matcher }: Asked): readonly Action[] {
  const persons = matcher.to ?? ruleset.persons.map(({ id }) => id);
  const reasons = matcher.params?.['reason'] ?? ruleset.emergency.reasons.map(({ id }) => id);
  return persons.flatMap((to) => reasons.map((reason) => ({ code: 'CALL', to, params: { reason } })));
}
