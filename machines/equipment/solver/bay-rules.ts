// Invariants of every state of the bay, whatever was done: each by its name, with what breaks it.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { jobOf } from '#machines/equipment/change.ts';
import { emergencySituations } from '#machines/equipment/codes/emergency-situations.ts';
import { stateProcess } from '#machines/equipment/codes/state-process.ts';
import { e40Name, type E40 } from '#machines/equipment/charts/e40.ts';
import type { E30 } from '#machines/equipment/charts/e30.ts';
import type { Accessing } from '#machines/equipment/charts/e87.ts';
import type { E94 } from '#machines/equipment/charts/e94.ts';
import type { Carrier, EquipmentState, Job, PortSlice } from '#machines/equipment/state.ts';
import { isOutOfPod } from '#machines/equipment/track/left.ts';
import { isSince3 } from '#machines/equipment/version.ts';
import { waferPlaces } from '#machines/equipment/track/wafer-places.ts';

type IsBroken = (state: EquipmentState, ruleset: EquipmentRuleset) => boolean;

const carriersOf = (state: EquipmentState) => Object.values(state.carriers);
const portsOf = (state: EquipmentState) => Object.values(state.ports);
const isTwice = (list: readonly string[]): boolean => new Set(list).size < list.length;

function runningJob(state: EquipmentState): Job | undefined {
  return jobOf(state, state.track.job);
}

/**
 * The tower of states: what the job on the track may be in E40, its control job in E94 and its carrier in E87
 * (accessing), in each state of E30. In INIT and IDLE no job is on the track.
 */
const TOWER: Readonly<
  Record<
    Exclude<E30, 'INIT' | 'IDLE'>,
    readonly (readonly [E40, E94, Accessing, 'halted' | 'moving' | 'either'])[]
  >
> = {
  SETUP: [['SETTING_UP', 'SELECTED', 'NOT_ACCESSED', 'moving']],
  READY: [['WAITING_FOR_START', 'WAITING_FOR_START', 'NOT_ACCESSED', 'moving']],
  EXECUTING: [
    ['PROCESSING', 'EXECUTING', 'IN_ACCESS', 'moving'],
    ['STOPPING', 'EXECUTING', 'IN_ACCESS', 'moving'],
  ],
  'PAUSE:SETUP': [['PAUSED:SETTING_UP', 'SELECTED', 'NOT_ACCESSED', 'either']],
  'PAUSE:READY': [['PAUSED:WAITING_FOR_START', 'WAITING_FOR_START', 'NOT_ACCESSED', 'either']],
  'PAUSE:EXECUTING': [
    ['PAUSING:PROCESSING', 'PAUSED', 'IN_ACCESS', 'moving'],
    ['PAUSED:PROCESSING', 'PAUSED', 'IN_ACCESS', 'either'],
    ['STOPPING', 'PAUSED', 'IN_ACCESS', 'halted'],
  ],
};

function isTowerBroken(state: EquipmentState): boolean {
  const { e30, isHalted } = state.track;
  const job = runningJob(state);
  if (e30 === 'INIT' || e30 === 'IDLE') return job !== undefined;
  const accessing = job && state.carriers[job.pod]?.accessing;
  return !TOWER[e30].some(
    ([e40, e94, access, halt]) =>
      job?.e40 === e40 &&
      job.e94 === e94 &&
      accessing === access &&
      (halt === 'either' || (halt === 'halted') === isHalted),
  );
}

/** A job that is not on the track: what its control job may be, and whether it has ended. */
const OFF_TRACK: Readonly<
  Partial<Record<E40, { readonly e94: readonly E94[]; readonly hasEnded: boolean }>>
> = {
  QUEUED: { e94: ['NONE', 'QUEUED', 'SELECTED'], hasEnded: false },
  PROCESS_COMPLETE: { e94: ['COMPLETED'], hasEnded: true },
  NONE: { e94: ['NONE', 'COMPLETED'], hasEnded: true },
};

function isOffTrackBroken({ e40, e94, outcome, endedAtMs }: Job): boolean {
  const row = OFF_TRACK[e40];
  if (!row?.e94.includes(e94)) return true;
  return row.hasEnded !== (outcome !== undefined) || row.hasEnded !== (endedAtMs !== undefined);
}

/** A load port's transfer state follows from its pod: E87 rows p1 to p6. */
function isPortBroken({ pod, transfer, isDocked, isOpen, motion }: PortSlice): boolean {
  if (isOpen && !isDocked) return true;
  if (pod === undefined) return transfer !== 'READY_TO_LOAD' && transfer !== 'OUT_OF_SERVICE';
  if (transfer === 'READY_TO_UNLOAD') return isDocked || motion !== 'none';
  return transfer !== 'TRANSFER_BLOCKED';
}

/** E87: what is known of a carrier, and in what order it comes to be known. */
function isCarrierBroken(state: EquipmentState, carrier: Carrier): boolean {
  const { object, idStatus, mapStatus, accessing, place } = carrier;
  const statuses = [idStatus, mapStatus, accessing];
  if (object === 'NONE') return statuses.some((status) => status !== 'NONE');
  const inOrder = [
    place.at === 'port' && mapStatus !== 'NONE' && accessing !== 'NONE',
    mapStatus === 'SLOT_MAP_NOT_READ' || idStatus === 'ID_VERIFICATION_OK',
    accessing === 'NOT_ACCESSED' || mapStatus === 'SLOT_MAP_VERIFICATION_OK',
    accessing !== 'IN_ACCESS' || runningJob(state)?.pod === carrier.id,
  ];
  return inOrder.includes(false);
}

/** E90 against E87: only a carrier in access has plates under way, and only those in the plan. */
function isPlateBroken({ track }: EquipmentState, { accessing, plates }: Carrier): boolean {
  return plates.some(
    ({ status }, at) =>
      status === 'IN_PROCESS' &&
      (accessing !== 'IN_ACCESS' || !track.plan.some(({ slot }) => slot === at + 1)),
  );
}

/** E10 against E30: the tool is productive while plates are under way, and down where it can't work. */
function isE10Broken({ e10, track, emergency, jobs }: EquipmentState): boolean {
  const isCut = !track.hasPower || track.haltedBy === 'fault' || emergency.lost.length > 0;
  const isDown = isCut || track.left !== undefined;
  if (isDown) return e10.state !== 'UNSCHEDULED_DOWN';
  const isWorking = track.e30 === 'EXECUTING' || jobs.some(({ e40 }) => e40.startsWith('PAUSING'));
  if (e10.state === 'PRODUCTIVE' || e10.state === 'STANDBY')
    return (e10.state === 'PRODUCTIVE') !== isWorking;
  return e10.state === 'ENGINEERING' || e10.state === 'NON_SCHEDULED';
}

/** Since version 3: who is under way, or was left, is out of the slot, and nobody else is. */
function isPlaceBroken(state: EquipmentState, ruleset: EquipmentRuleset): boolean {
  const pod = runningJob(state)?.pod ?? state.track.left?.pod;
  const plates = state.carriers[pod ?? '']?.plates ?? [];
  const places = waferPlaces(ruleset, state, state.clockMs);
  if (pod === undefined) return places.some(({ at }) => at !== 'slot');
  return plates.some(({ status }, at) => {
    const isOut = status === 'IN_PROCESS' || isOutOfPod(state, pod, at + 1);
    const own = places.filter(({ slot }) => slot === at + 1);
    return own.length > 1 || isOut !== (own[0] !== undefined && own[0].at !== 'slot');
  });
}

/** Since version 3: what stands in the track belongs to a job that was aborted, and nothing is done meanwhile. */
function isLeftBroken({ track, jobs, carriers }: EquipmentState): boolean {
  if (!track.left) return false;
  const { pod, slots, sinceMs } = track.left;
  const isAborted = slots.every((slot) => carriers[pod]?.plates[slot - 1]?.status === 'ABORTED');
  const isOf = jobs.some((job) => job.pod === pod && job.outcome === 'aborted');
  return !isAborted || !isOf || slots.length === 0 || track.job !== undefined || sinceMs < 0;
}

/** Since version 3: no arm has two hand-overs at a time, now or later. */
function hasArmTwoAtOnce({ track }: EquipmentState): boolean {
  const spans = track.plan.flatMap(({ visits, backArmMs, backAtMs }) => [
    ...visits.map(({ armMs, fromMs }, at) => ({
      arm: at === 0 ? 'indexer' : 'process',
      fromMs: armMs ?? fromMs,
      toMs: fromMs,
    })),
    ...(backArmMs === undefined ? [] : [{ arm: 'indexer', fromMs: backArmMs, toMs: backAtMs ?? backArmMs }]),
  ]);
  const freeAt = new Map<string, number>();
  return spans
    .toSorted((a, b) => a.fromMs - b.fromMs)
    .some(({ arm, fromMs, toMs }) => {
      const isTaken = fromMs < (freeAt.get(arm) ?? -Infinity);
      freeAt.set(arm, toMs);
      return isTaken;
    });
}

function hasTwoAtOnce({ track }: EquipmentState): boolean {
  const stays = track.plan.flatMap(({ visits }) => visits).toSorted((a, b) => a.fromMs - b.fromMs);
  const freeAt = new Map<string, number>();
  return stays.some(({ module, fromMs, toMs }) => {
    const isTaken = fromMs < (freeAt.get(module) ?? -Infinity);
    freeAt.set(module, toMs);
    return isTaken;
  });
}

const rules: Readonly<Record<string, IsBroken>> = {
  'one critical entry is active at a time': ({ emergency }) =>
    Object.values(emergency.critical).filter(({ active }) => active).length > 1,
  'one situation goes on at a time': ({ emergency }) =>
    emergency.runs.slice(0, -1).some(({ endedAtMs }) => endedAtMs === undefined),
  'both codes have their digits': (state) =>
    !/^[0-2][0-5][0-4][0-7][0-4][0-3]$/.test(stateProcess(state)) ||
    !/^[0-3][0-2][01]000$/.test(emergencySituations(state)),
  'a pod is where its place says': (state) =>
    carriersOf(state).some(({ id, place, object }) => {
      const isOnPort = place.at === 'port' && state.ports[place.port].pod === id;
      const isHeld = place.at === 'hands' && state.person.pod === id;
      const isPut = place.at === 'rack' || place.at === 'floor';
      return (!isPut && !isOnPort && !isHeld) || (object === 'CARRIER') !== isOnPort;
    }),
  'a port has a pod or is at rest': (state) =>
    portsOf(state).some(
      ({ pod, motion, isDocked, isOpen }) => pod === undefined && (motion !== 'none' || isDocked || isOpen),
    ),
  'a port moves until a time': (state) =>
    portsOf(state).some(({ motion, doneAtMs }) => (motion === 'none') !== (doneAtMs === undefined)),
  'nothing is overdue': ({ ports, track, clockMs }) =>
    [track.busyUntilMs, track.spoilsAtMs, ...Object.values(ports).map(({ doneAtMs }) => doneAtMs)].some(
      (time) => time !== undefined && time <= clockMs,
    ),
  'the job on the track has its pod, docked and open': (state) => {
    const job = runningJob(state);
    const port = job && state.ports[job.port];
    return (
      port !== undefined &&
      (port.pod !== job?.pod || !port.isDocked || !port.isOpen || port.motion !== 'none')
    );
  },
  'E30, E40, E94 and E87 of what is on the track tell the same': isTowerBroken,
  'a job off the track waits or has ended': ({ jobs, track }) =>
    jobs.some((job) => job.id !== track.job && isOffTrackBroken(job)),
  'a port is ready for what it can do': (state) => portsOf(state).some(isPortBroken),
  'a carrier is known in order': (state) =>
    carriersOf(state).some((carrier) => isCarrierBroken(state, carrier)),
  'plates under way are those of the carrier in access': (state) =>
    carriersOf(state).some((carrier) => isPlateBroken(state, carrier)),
  'E10 follows the tool': isE10Broken,
  'a halt has a cause': ({ track }) => track.isHalted !== (track.haltedBy !== undefined),
  'nothing moves without power': ({ track, ports }) =>
    !track.hasPower &&
    (track.busyUntilMs !== undefined || Object.values(ports).some(({ motion }) => motion !== 'none')),
  'one job is on the track at a time': ({ jobs, track }) =>
    jobs.some(
      ({ id, e40 }) => id !== track.job && !['NONE', 'QUEUED', 'PROCESS_COMPLETE'].includes(e40Name(e40)),
    ),
  'plates are on their way for a job alone': (state) =>
    runningJob(state) === undefined &&
    carriersOf(state).some(({ plates }) => plates.some(({ status }) => status === 'IN_PROCESS')),
  'no module has two plates at a time': hasTwoAtOnce,
  'no module shows two plates': (state, ruleset) =>
    isTwice(
      waferPlaces(ruleset, state, state.clockMs).flatMap((place) =>
        place.at === 'module' ? [place.module] : [],
      ),
    ),
  'no arm carries two plates': (state, ruleset) =>
    isTwice(
      waferPlaces(ruleset, state, state.clockMs).flatMap((place) => (place.at === 'arm' ? [place.arm] : [])),
    ),
  'no arm has two hand-overs at a time': hasArmTwoAtOnce,
  'a plate is in one place': (state, ruleset) => isSince3(state) && isPlaceBroken(state, ruleset),
  'plates that were left are of an aborted job': isLeftBroken,
  'the log is in order of time': ({ log }) =>
    log.some(({ atMs }, at) => at > 0 && atMs < (log[at - 1]?.atMs ?? 0)),
  'E10 has counted all time': ({ e10 }) =>
    Object.values(e10.totalsMs).reduce((sum, ms) => sum + ms, 0) !== e10.sinceMs,
  'track and emergency agree on the power': ({ track, emergency }) => track.hasPower !== emergency.hasPower,
  'what was stopped stands': ({ track, emergency }) => emergency.work !== 'goesOn' && !track.isHalted,
  'under water is who stands at the shower': ({ person, emergency }, { places }) =>
    emergency.underWater !== undefined && places.find(({ id }) => id === person.place)?.kind !== 'shower',
  'one stands where one is': ({ person, emergency }, { places }) =>
    places.find(({ id }) => id === person.place)?.area !== emergency.place,
};

export const ruleNames: readonly string[] = Object.keys(rules);

/** The names of the invariants that a state breaks. */
export function brokenRules(ruleset: EquipmentRuleset, state: EquipmentState): readonly string[] {
  return Object.entries(rules).flatMap(([name, isBroken]) => (isBroken(state, ruleset) ? [name] : []));
}
