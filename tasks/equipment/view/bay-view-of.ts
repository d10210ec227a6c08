// Derives what the scene draws from the machine's state at a moment.
import type { BayPlace, EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { FormKind, PlaceKind } from '#contract/simulation/equipment-kinds.ts';
import type { Facing } from '#contract/simulation/room-kinds.ts';
import { emergencyView, type EmergencyView } from '#machines/equipment/emergency/emergency-view.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import type { BayPerson, BayView } from '#scenes/equipment/bay-view.ts';
import { gravestAlarm } from './open-alarms.ts';
import { towerLight } from './tower-light.ts';
import { armLooks, moduleLooks, portLooks } from './track-look.ts';

type Sex = BayPerson['sex'];

/** The same state gives the same view; `state` already includes the time since the last entry of the log. */
export function bayViewOf(ruleset: EquipmentRuleset, state: EquipmentState, sex: Sex): BayView {
  const seen = emergencyView(ruleset.emergency, state.emergency);
  return {
    light: seen.light,
    ports: portLooks(ruleset, state),
    modules: moduleLooks(ruleset, state),
    ...armLooks(ruleset, state),
    tower: towerLight(state, gravestAlarm(ruleset, state)),
    // The terminal runs on emergency power.
    isTerminalOn: true,
    emo: {
      emoTrackLeft: seen.emo['emoTrackLeft'] ?? 'closed',
      emoTrackRight: seen.emo['emoTrackRight'] ?? 'closed',
      emoWall: seen.emo['emoWall'] ?? 'closed',
    },
    isStopWorkPressed: seen.isStopWorkPressed,
    phones: phoneLooks(seen),
    gasPanel: seen.gasPanel,
    alarmPoints: { alarmPoint: pointLook(seen, 'alarmPoint'), alarmOutside: pointLook(seen, 'alarmOutside') },
    shower: SHOWER_LOOKS[seen.hurt?.rinsing ?? 'none'],
    isExitOpen: seen.isOutside,
    papers: papersOnDesk(state),
    rack: rackOf(ruleset, state),
    floor: floorOf(ruleset, state),
    people: [
      operator(ruleset, state, sex, seen),
      ...(seen.hurt && !seen.hurt.isOneself ? [colleague(seen.hurt, sex)] : []),
      ...seen.gathered.map(atAssembly),
    ],
    isAirFlowing: seen.isAirFlowing,
    ...(seen.picture ? { emergency: { ...seen.picture, bars: barredBy(ruleset, state) } } : {}),
  };
}

function pointLook({ alarmPoints }: EmergencyView, id: string): 'idle' | 'pressed' {
  return alarmPoints.includes(id) ? 'pressed' : 'idle';
}

/** Those who have come out stand round the assembly point. */
const ASSEMBLED = [
  { x: 16.4, y: 5.9, facing: 'nw', sex: 'girl' },
  { x: 15.6, y: 7.2, facing: 'ne', sex: 'man' },
  { x: 16.5, y: 7.6, facing: 'nw', sex: 'girl' },
] as const;

function atAssembly({ id }: EmergencyView['gathered'][number], at: number): BayPerson {
  const spot = ASSEMBLED[at % ASSEMBLED.length] ?? ASSEMBLED[0];
  return { id: `team-${id}`, ...spot, layers: BAY_DRESS, pose: 'stand' };
}

const SHOWER_LOOKS = { none: 'idle', body: 'shower', eyes: 'eyewash' } as const;

/** Where a colleague is hurt, and where whoever is hurt stands in the water. */
const HURT_AT = { x: 7.4, y: 4.9, facing: 'sw' } as const;
const RINSED_AT = {
  body: { x: 13.4, y: 4.1, facing: 'sw' },
  eyes: { x: 13.36, y: 4.55, facing: 'ne' },
} as const;
/** They come in through the air shower. */
const DOOR = { x: 0.5, y: 8.5 };

function colleague({ rinsing }: NonNullable<EmergencyView['hurt']>, sex: Sex): BayPerson {
  return {
    id: 'colleague',
    sex: sex === 'man' ? 'girl' : 'man',
    layers: BAY_DRESS,
    ...(rinsing ? RINSED_AT[rinsing] : HURT_AT),
    pose: 'wash-0',
    comesFrom: DOOR,
  };
}

const SEEN_BARRED: ReadonlySet<string> = new Set(['emo', 'phone']);

/** EMO buttons and telephones that the situation makes unreachable. */
function barredBy(ruleset: EquipmentRuleset, state: EquipmentState): readonly string[] {
  const { places } = indexOf(ruleset);
  const run = state.emergency.runs.at(-1);
  const row = ruleset.emergency.situations.find(({ id }) => id === run?.situation);
  const blocks = row?.phases[run?.phase ?? 0]?.blocks ?? [];
  return blocks.filter((id) => SEEN_BARRED.has(places.get(id)?.kind ?? ''));
}

function phoneLooks({ phone }: EmergencyView): BayView['phones'] {
  const look = (id: string): 'lifted' | 'idle' => (phone === id ? 'lifted' : 'idle');
  return {
    phoneWall: look('phoneWall'),
    phoneDesk: look('phoneDesk'),
    phoneOutside: look('phoneOutside'),
  };
}

const PAPER_PLACES = {
  TRAVELLER: 'paperSheet',
  SHIFT_TASK: 'paperTask',
  RECIPE_COPY: 'paperRecipe',
  CASSETTE_STATUS: 'paperSheet',
} as const satisfies Record<FormKind, BayView['papers'][number]>;

/** A paper that was picked up is carried, not on the desk. */
function papersOnDesk({ play, papers }: EquipmentState): BayView['papers'] {
  const lying = play.papers.filter(({ id }) => papers[id]?.isTaken !== true);
  return [...new Set(lying.map(({ kind }) => PAPER_PLACES[kind]))];
}

function rackOf({ rackPlaces }: EquipmentRuleset, { carriers }: EquipmentState): BayView['rack'] {
  const pods = Object.values(carriers);
  return Array.from({ length: rackPlaces }, (_, at) => {
    const pod = pods.find(({ place }) => place.at === 'rack' && place.spot === at + 1);
    return pod && { label: pod.label };
  });
}

/** In front of where the person stood, so that both are seen. */
const BESIDE = 1.05;

function floorOf(ruleset: EquipmentRuleset, { carriers }: EquipmentState): BayView['floor'] {
  const { places } = indexOf(ruleset);
  return Object.values(carriers).flatMap(({ id, label, place, plates }) => {
    const spot = place.at === 'floor' ? places.get(place.place) : undefined;
    if (!spot) return [];
    const isFallen = plates.some(({ scrap }) => scrap === 'dropped');
    return [{ id, label, x: spot.x + BESIDE, y: spot.y + BESIDE, isFallen }];
  });
}

/** The direction a person faces when using a thing. */
const FACING: Readonly<Record<PlaceKind, Facing>> = {
  port: 'ne',
  terminal: 'ne',
  podRack: 'ne',
  desk: 'nw',
  phone: 'ne',
  emo: 'ne',
  stopWork: 'ne',
  shower: 'se',
  alarmPoint: 'ne',
  assembly: 'se',
  gasPanel: 'nw',
  exit: 'se',
  track: 'ne',
};

const BAY_DRESS = [
  'underwear',
  'crocs',
  'hat',
  'mask-correct',
  'coverall-closed',
  'reusableShoecovers',
  'gloves-correct',
  'safetyGlasses',
  'keyCard',
] as const;

const AT_DESK = 'phoneDesk';
const REACHING: ReadonlySet<string> = new Set([
  'PICK', 'PUT', 'PLACE', 'DOCK', 'UNDOCK', 'REMOVE', 'EMO_COVER', 'EMO', 'STOPWORK', 'PHONE', 'ALARM_POINT',
]); // prettier-ignore
const REACH_SEEN_MS = 1500;

function operator(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  sex: Sex,
  { hurt }: EmergencyView,
): BayPerson {
  const water = hurt?.isOneself ? hurt.rinsing : undefined;
  const place = indexOf(ruleset).places.get(state.person.place);
  return {
    id: 'operator',
    sex,
    layers: BAY_DRESS,
    ...(place ? { x: place.x + 0.5, y: place.y + 0.5 } : { x: 0, y: 0 }),
    facing: facingAt(place),
    pose: isReaching(state) ? 'reach' : 'stand',
    ...(water ? { ...RINSED_AT[water], pose: 'wash-0' } : {}),
    ...carriedBy(state),
  };
}

function carriedBy({ person, carriers }: EquipmentState): Pick<BayPerson, 'carries'> {
  const pod = person.pod === undefined ? undefined : carriers[person.pod];
  return pod ? { carries: pod.label } : {};
}

function facingAt(place: BayPlace | undefined): Facing {
  if (place?.id === AT_DESK) return 'nw';
  return place ? FACING[place.kind] : 'ne';
}

function isReaching({ last, clockMs }: EquipmentState): boolean {
  return last !== undefined && REACHING.has(last.code) && clockMs - last.untilMs < REACH_SEEN_MS;
}
