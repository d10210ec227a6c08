// The state a case begins with.
import type { EquipmentPlay, Pod } from '#contract/simulation/equipment-case.ts';
import {
  portIdSchema,
  type PlateStatus,
  type PortId,
  type SlotCode,
} from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { RecipeStep } from '#contract/simulation/equipment-track.ts';
import type { E10 } from './charts/e10.ts';
import { startEmergency } from './emergency/start.ts';
import { withInterrupted } from './start-interrupted.ts';
import { indexOf, type EquipmentIndex } from './equipment-index.ts';
import { settle } from './settle.ts';
import { CODE_VERSION } from './version.ts';
import type { Carrier, EquipmentState, PaperSlice, PortSlice, TerminalSlice, TrackSlice } from './state.ts';

/** The initial state, by today's version or an earlier one. Throws on names that the ruleset lacks: cases are checked before they are saved. */
export function start(
  ruleset: EquipmentRuleset,
  play: EquipmentPlay,
  seed: number,
  codeVersion = CODE_VERSION,
): EquipmentState {
  const index = indexOf(ruleset);
  if (!index.places.has(play.place)) throw new Error(`The ruleset ${ruleset.id} has no place ${play.place}`);
  const pods = play.pods.map((pod) => startPod(pod, play));
  const state: EquipmentState = {
    atMs: 0,
    readyAtMs: 0,
    refusals: 0,
    ...(codeVersion === 1 ? {} : { codeVersion }),
    rulesetId: ruleset.id,
    rulesetRevision: ruleset.revision,
    seed,
    clockMs: 0,
    play,
    speed: ruleset.speeds[0] ?? 1,
    person: { place: play.place },
    session: { status: 'OUT', login: '', failures: 0, hadWrongRole: false },
    terminal: startTerminal(ruleset, play),
    ports: startPorts(play),
    carriers: Object.fromEntries(pods.map((carrier) => [carrier.id, carrier])),
    jobs: [],
    track: startTrack(ruleset, play),
    e10: { state: 'STANDBY', sinceMs: 0, totalsMs: noTime() },
    alarms: [],
    papers: Object.fromEntries(play.papers.map(({ id }) => [id, FRESH_PAPER])),
    settings: Object.fromEntries(ruleset.settings.map(({ id, value }) => [id, value])),
    recipes: startRecipes(index, play),
    looked: [],
    faultsDone: [],
    emergency: startEmergency(ruleset.emergency, play.emergency, seed),
    log: [],
  };
  return settle(index, withInterrupted(index, state));
}

const FRESH_PAPER: PaperSlice = { isTaken: false, wasOpened: false, values: {}, checks: [] };

/** A slot without a correctly lying plate has none that could be processed. */
const STATUS_OF_CODE: Readonly<Record<SlotCode, PlateStatus>> = {
  E: 'EMPTY',
  F: 'NEEDS_PROCESSING',
  C: 'CROSSED',
  D: 'NEEDS_PROCESSING',
  U: 'NEEDS_PROCESSING',
};

/** A pod that stands on a port at the start is already known and mapped. */
function startPod(pod: Pod, { plateStatusInfo }: EquipmentPlay): Carrier {
  const isOnPort = pod.place.at === 'port';
  const initial = plateStatusInfo.initial.filter((row) => row.pod === pod.id);
  return {
    id: pod.id,
    label: pod.label,
    tag: pod.tag,
    lotName: pod.lotName,
    knownAs: isOnPort ? pod.tag : '',
    place: pod.place,
    object: isOnPort ? 'CARRIER' : 'NONE',
    idStatus: isOnPort ? 'ID_VERIFICATION_OK' : 'NONE',
    mapStatus: isOnPort ? 'SLOT_MAP_VERIFICATION_OK' : 'NONE',
    accessing: isOnPort ? 'NOT_ACCESSED' : 'NONE',
    plates: pod.slots.map((code, at) => ({
      code,
      status: initial.find(({ slot }) => slot === at + 1)?.status ?? STATUS_OF_CODE[code],
    })),
    stage: isOnPort ? 'mapped' : 'none',
  };
}

function startPorts({ pods, faults }: EquipmentPlay): Readonly<Record<PortId, PortSlice>> {
  const rows = portIdSchema.options.map((id): readonly [PortId, PortSlice] => {
    const pod = pods.find(({ place }) => place.at === 'port' && place.port === id);
    const isOut = faults.some((fault) => fault.kind === 'portOut' && fault.port === id);
    const free = isOut ? 'OUT_OF_SERVICE' : 'READY_TO_LOAD';
    return [
      id,
      {
        transfer: pod ? 'TRANSFER_BLOCKED' : free,
        access: 'MANUAL',
        ...(pod ? { pod: pod.id } : {}),
        motion: 'none',
        isDocked: pod !== undefined,
        isOpen: pod !== undefined,
        failures: 0,
      },
    ];
  });
  return Object.fromEntries(rows) as Record<PortId, PortSlice>;
}

function startTerminal(ruleset: EquipmentRuleset, { defaultLogin }: EquipmentPlay): TerminalSlice {
  return {
    screen: 'START',
    overlay: 'NONE',
    layout: ruleset.keyboards[0] ?? 'ru',
    fields: defaultLogin.login === '' ? {} : { login: defaultLogin.login },
    port: ruleset.ports[0]?.id ?? 'port1',
    slot: 0,
    pressed: '',
  };
}

function startTrack(ruleset: EquipmentRuleset, { conditionEquipment }: EquipmentPlay): TrackSlice {
  const isInit = conditionEquipment === 'INIT';
  return {
    e30: isInit ? 'INIT' : 'IDLE',
    ...(isInit ? { busyUntilMs: ruleset.times.initialiseMs } : {}),
    periodMs: 0,
    plan: [],
    isHalted: false,
    modules: Object.fromEntries(ruleset.modules.map(({ id }) => [id, { isInService: true }])),
    hasPower: true,
  };
}

function startRecipes(
  index: EquipmentIndex,
  { recipeChanges }: EquipmentPlay,
): Readonly<Record<string, readonly RecipeStep[]>> {
  const recipes: Record<string, readonly RecipeStep[]> = {};
  for (const { recipe, step, values } of recipeChanges) {
    const steps = recipes[recipe] ?? index.recipes.get(recipe)?.steps ?? [];
    recipes[recipe] = steps.map((row) => (row.step === step ? { ...row, ...withoutNothing(values) } : row));
  }
  return recipes;
}

function withoutNothing(values: EquipmentPlay['recipeChanges'][number]['values']): Partial<RecipeStep> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function noTime(): Readonly<Record<E10, number>> {
  return {
    PRODUCTIVE: 0,
    STANDBY: 0,
    ENGINEERING: 0,
    SCHEDULED_DOWN: 0,
    UNSCHEDULED_DOWN: 0,
    NON_SCHEDULED: 0,
  };
}
