// Which changes of the bay's state make which sounds, and which sounds continue. Only a table; nothing is
// played here.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { SOUND_GROUPS, VOICE_NAMES } from '#assets/sounds.ts';
import type { SoundName, ThingSound } from '#assets/sounds.ts';
import type { CallMade } from '#machines/equipment/emergency/state.ts';
import { emergencyView } from '#machines/equipment/emergency/emergency-view.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import { walkMs } from '#scenes/equipment/person/bay-walk.ts';
import { lastMove } from '../view/track-places.ts';
import type { EquipmentEvent, EquipmentEventKind, EquipmentState } from '#machines/equipment/state.ts';

const THINGS: ReadonlySet<string> = new Set(Object.values(SOUND_GROUPS).flat());
const VOICES: ReadonlySet<string> = new Set(VOICE_NAMES);

/** Whether a name from the ruleset's data is a sound of this build. */
function isThing(name: string): name is ThingSound {
  return THINGS.has(name);
}

function isSound(name: string): name is SoundName {
  return THINGS.has(name) || VOICES.has(name);
}

const OF_EVENT: Readonly<Partial<Record<EquipmentEventKind, SoundName>>> = {
  podDocked: 'pod/dock',
  podUndocked: 'pod/undock',
  podMapped: 'terminal/done',
  podPlaced: 'thing/put-down',
  podRemoved: 'thing/pick-up',
  podDropped: 'pod/drop',
  idRead: 'card/accept',
  jobReady: 'terminal/done',
  jobComplete: 'terminal/done',
  powerLost: 'power-down',
};

const OF_CODE: Readonly<Record<string, SoundName>> = {
  GO: 'step/cover/1',
  PICK: 'thing/pick-up',
  PUT: 'thing/put-down',
  OPEN_PAPER: 'thing/pick-up',
  CLOSE_PAPER: 'thing/put-down',
  TYPE: 'key/1',
  SCREEN: 'key/2',
  SELECT: 'key/3',
  SIGN_IN: 'terminal/accept',
  JOB_CREATE: 'terminal/accept',
  JOB_QUEUE: 'terminal/accept',
  STARTPROCCES: 'terminal/accept',
  ALARM_ACK: 'terminal/accept',
  CARRIER_PROCEED: 'terminal/accept',
  EMO_COVER: 'emo/cover',
  EMO: 'emo/press',
  ALARM_POINT: 'emo/press',
  STOPWORK: 'emo/press',
  PHONE: 'phone/pick-up',
  HANG_UP: 'phone/hang-up',
  LEAVE: 'door/open',
  RETURN: 'door/open',
};

/** The sounds of an action that was carried out; the terminal's rejections have a sound of their own. */
export function soundsOfAction(
  ruleset: EquipmentRuleset,
  before: EquipmentState,
  after: EquipmentState,
): readonly SoundName[] {
  const { last } = after;
  if (!last || isSameAct(last, before.last)) return [];
  const { rejectedBy } = after.terminal;
  if (rejectedBy !== undefined && after.alarms.length > before.alarms.length) return ['terminal/refuse'];
  const made = after.emergency.calls.at(-1);
  if (last.code === 'CALL' && made) return voiceOf(ruleset, made);
  const sound = OF_CODE[last.code];
  return sound === undefined ? [] : [sound];
}

type Act = NonNullable<EquipmentState['last']>;

/** A replay may compute the same state more than once. */
const isSameAct = (a: Act, b: EquipmentState['last']): boolean =>
  a === b || (a.code === b?.code && a.untilMs === b.untilMs);

const MS_PER_STEP = 230;
const STEPS = ['step/cover/1', 'step/cover/2', 'step/cover/3', 'step/cover/4'] as const;

interface HeardWalk {
  readonly lastsMs: number;
  readonly steps: readonly { readonly sound: SoundName; readonly afterMs: number }[];
}

/** A walk between places, step by step, at the pace of the scene. */
export function stepsOfWalk(
  ruleset: EquipmentRuleset,
  before: EquipmentState,
  after: EquipmentState,
): HeardWalk {
  const { places } = indexOf(ruleset);
  const [from, to] = [places.get(before.person.place), places.get(after.person.place)];
  if (!from || !to || from.id === to.id) return { lastsMs: 0, steps: [] };
  const tiles = Math.hypot(to.x - from.x, to.y - from.y);
  const lastsMs = Math.round(walkMs(tiles));
  const steps = Array.from({ length: Math.ceil(lastsMs / MS_PER_STEP) }, (_, at) => ({
    sound: STEPS[at % STEPS.length] ?? STEPS[0],
    afterMs: at * MS_PER_STEP,
  }));
  return { lastsMs, steps };
}

const VOICE_OF = {
  BOSS: 'boss',
  BOSSSITE: 'boss-site',
  SERVICEMAN: 'serviceman',
  ENGINEER: 'engineer',
  ENERGY: 'energy',
  MEDIC: 'medic',
  FIRE_BRIGADE: 'fire-brigade',
} as const satisfies Record<CallMade['who'], string>;

function voiceOf({ emergency }: EquipmentRuleset, { who, answer }: CallMade): readonly SoundName[] {
  const manner = emergency.answers.find(({ id }) => id === answer)?.manner;
  const name = `call/${VOICE_OF[who]}/${manner ?? 'listening'}`;
  return isSound(name) ? [name] : [];
}

/** The sounds of events that happened by themselves, in order. */
export function soundsOfEvents(
  ruleset: EquipmentRuleset,
  before: EquipmentState,
  after: EquipmentState,
): readonly SoundName[] {
  return after.log.slice(before.log.length).flatMap((event) => soundsOfEvent(ruleset, after, event));
}

function soundsOfEvent(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  event: EquipmentEvent,
): readonly SoundName[] {
  if (event.kind === 'alarmRaised') return beeperOf(ruleset, event.about);
  if (event.kind === 'situationBegan' || event.kind === 'situationGrew')
    return onsetOf(ruleset, state, event.kind === 'situationBegan');
  const sound = OF_EVENT[event.kind];
  return sound === undefined ? [] : [sound];
}

/** The terminal's own responses have a separate sound. */
function beeperOf(ruleset: EquipmentRuleset, alarm: string): readonly SoundName[] {
  const row = indexOf(ruleset).alarms.get(alarm);
  if (!row || row.cause.kind === 'terminal') return [];
  const name = `beeper/${row.category}`;
  return isSound(name) ? [name] : [];
}

function onsetOf(
  { emergency }: EquipmentRuleset,
  state: EquipmentState,
  isNew: boolean,
): readonly SoundName[] {
  const run = state.emergency.runs.at(-1);
  const row = emergency.situations.find(({ id }) => id === run?.situation);
  return (row?.phases[isNew ? 0 : (run?.phase ?? 0)]?.onset ?? []).filter(isSound);
}

/** The arms and the cups, audible while time runs at normal speed. */
export function soundsOfMoves(
  ruleset: EquipmentRuleset,
  before: EquipmentState,
  after: EquipmentState,
): readonly SoundName[] {
  const move = lastMove(after.track.plan, after.clockMs);
  if (!move || after.speed > 1 || move.atMs <= before.clockMs) return [];
  const kind = ruleset.modules.find(({ id }) => id === move.to)?.kind;
  const arm = ARMS[move.slot % ARMS.length] ?? 'arm/1';
  return kind === 'COAT' ? [arm, 'spin-coater'] : [arm];
}

const ARMS = ['arm/1', 'arm/2', 'arm/3'] as const;

const LOOPS: ReadonlySet<string> = new Set(['siren', 'evacuation-bell', 'fire', 'gas', 'drip', 'shower']);

interface Ongoing {
  /** Seamlessly looped sounds. */
  readonly loops: readonly ThingSound[];
  /** Short sounds that repeat, such as sparks. */
  readonly pulses: readonly ThingSound[];
}

/** The continuous sounds: the room, and whatever is wrong in it. */
export function ongoingOf(ruleset: EquipmentRuleset, state: EquipmentState): Ongoing {
  const seen = emergencyView(ruleset.emergency, state.emergency);
  if (seen.isOutside) return { loops: ['tone/street'], pulses: [] };
  const water = seen.hurt?.rinsing === undefined ? [] : ['shower'];
  const bell = seen.alarmPoints.length > 0 ? ['evacuation-bell'] : [];
  const sounds = [...new Set([...seen.sounds, ...water, ...bell])].filter(isThing);
  const tone: readonly ThingSound[] = seen.isAirFlowing ? ['tone/bay'] : [];
  return {
    loops: [...tone, ...sounds.filter((name) => LOOPS.has(name))],
    pulses: sounds.filter((name) => !LOOPS.has(name)),
  };
}
