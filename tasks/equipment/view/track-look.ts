// The moving parts of the track as the bay shows them: ports, modules, arms.
import type { PortId } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import type { EquipmentState, Job, PortSlice } from '#machines/equipment/state.ts';
import { movingUntilMs, type ArmId } from '#machines/equipment/track/stand.ts';
import type { ArmView, BayView, LampColour, ModuleView, PortView } from '#scenes/equipment/bay-view.ts';
import { waferPlaces, type WaferPlace } from '#machines/equipment/track/wafer-places.ts';
import { lastMove, type PlateMove } from './track-places.ts';
import { lookAfter, lookBefore } from './wafer-look.ts';

function podStance({ motion, isDocked, isOpen, pod }: PortSlice): PortView['state'] {
  if (pod === undefined) return 'empty';
  if (motion === 'opening' || motion === 'closing') return 'opening';
  if (isOpen) return 'open';
  return isDocked || motion === 'docking' ? 'docked' : 'placed';
}

function portLamps({ transfer, motion }: PortSlice, isInAccess: boolean): readonly LampColour[] {
  if (transfer === 'OUT_OF_SERVICE') return ['red'];
  if (motion !== 'none') return ['amber'];
  if (isInAccess) return ['green'];
  return transfer === 'TRANSFER_BLOCKED' ? [] : ['blue'];
}

export function portLooks(ruleset: EquipmentRuleset, state: EquipmentState): readonly PortView[] {
  return ruleset.ports.map(({ id }) => {
    const port = state.ports[id];
    const carrier = port.pod === undefined ? undefined : state.carriers[port.pod];
    return {
      state: podStance(port),
      lights: state.track.hasPower ? portLamps(port, carrier?.accessing === 'IN_ACCESS') : [],
      ...(carrier ? { label: carrier.label } : {}),
    };
  });
}

/** The flow of the job on the track. */
function flowOf(ruleset: EquipmentRuleset, state: EquipmentState) {
  const job = state.jobs.find(({ id }) => id === state.track.job);
  return indexOf(ruleset).flows.get(job?.waferFlow ?? '')?.steps ?? [];
}

export function moduleLooks(ruleset: EquipmentRuleset, state: EquipmentState): BayView['modules'] {
  const plates = waferPlaces(ruleset, state, state.clockMs).filter((place) => place.at === 'module');
  const before = lookBefore(flowOf(ruleset, state));
  return Object.fromEntries(
    ruleset.modules.map(({ id }) => {
      const plate = plates.find(({ module }) => module === id);
      const isOn = state.track.hasPower && (state.track.modules[id]?.isInService ?? true);
      return [id, moduleLook(state, plate, before, isOn)];
    }),
  );
}

type PlateInModule = Extract<WaferPlace, { readonly at: 'module' }>;

function moduleLook(
  { track }: EquipmentState,
  plate: PlateInModule | undefined,
  before: ReturnType<typeof lookBefore>,
  isOn: boolean,
): ModuleView {
  if (!plate) return { state: isOn ? 'empty' : 'off' };
  if (plate.isBusy && isOn && !track.isHalted) return { state: 'busy' };
  const visits = track.plan.find(({ slot }) => slot === plate.slot)?.visits ?? [];
  const done = visits.filter(({ toMs }) => toMs <= (plate.isBusy ? plate.fromMs : plate.toMs));
  return {
    state: 'wafer',
    wafer: lookAfter(
      done.map(({ step }) => step),
      before,
    ),
  };
}

const isBegun = ({ startedAtMs }: Job): boolean => startedAtMs !== undefined;

const AT_HOME: ArmView = { place: 'home', isReaching: false, hasWafer: false };
/** How long an arm stays stretched out after a hand-over, in ms of the simulation. */
const REACHING_MS = 4000;

interface Arms {
  readonly arm: ArmView;
  readonly indexer: ArmView;
}

/**
 * Both arms at the latest hand-over: the process arm between modules, the indexer between cassette and track.
 */
export function armLooks(ruleset: EquipmentRuleset, state: EquipmentState): Arms {
  const { track, jobs, clockMs } = state;
  // Arms with plates that were left stand where the job ended.
  const job = jobs.find(({ id }) => id === track.job) ?? (track.left ? jobs.findLast(isBegun) : undefined);
  const port: PortId | undefined = job?.port;
  const move = lastMove(track.plan, clockMs);
  if (!move || port === undefined) return { arm: AT_HOME, indexer: AT_HOME };
  const isFresh = clockMs - move.atMs < REACHING_MS && track.hasPower && !track.isHalted;
  const isHeld = waferPlaces(ruleset, state, clockMs).some(({ at }) => at === 'handover');
  return {
    arm: carryingLook(ruleset, state, 'process', port) ?? armLook(move, isFresh, isHeld),
    indexer: carryingLook(ruleset, state, 'indexer', port) ?? indexerLook(move, isFresh, port),
  };
}

/** An arm with a plate: stretched out where it takes it and where it puts it, and on its way between. */
function carryingLook(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  arm: ArmId,
  port: PortId,
): ArmView | undefined {
  const places = waferPlaces(ruleset, state, state.clockMs);
  const plate = places.find((place) => place.at === 'arm' && place.arm === arm);
  if (plate?.at !== 'arm') return undefined;
  const nowMs = movingUntilMs(state, plate.slot, state.clockMs);
  const part = (nowMs - plate.fromMs) / Math.max(1, plate.toMs - plate.fromMs);
  const end = (part < 0.5 ? plate.from : plate.to) ?? port;
  return { place: end, isReaching: part < 0.25 || part >= 0.75, hasWafer: true };
}

function armLook({ to }: PlateMove, isFresh: boolean, hasWafer: boolean): ArmView {
  return { place: to ?? 'handover', isReaching: isFresh && to !== undefined, hasWafer };
}

function indexerLook({ from, to }: PlateMove, isFresh: boolean, port: PortId): ArmView {
  const isAtCassette = from === undefined || to === undefined;
  return {
    place: isAtCassette ? port : 'handover',
    isReaching: isFresh && isAtCassette,
    hasWafer: isFresh && from === undefined,
  };
}
