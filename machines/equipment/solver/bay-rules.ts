// Invariants of every state of the bay, whatever was done: each by its name, with what breaks it.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { jobOf } from '#machines/equipment/change.ts';
import { emergencySituations } from '#machines/equipment/codes/emergency-situations.ts';
import { stateProcess } from '#machines/equipment/codes/state-process.ts';
import { e40Name } from '#machines/equipment/charts/e40.ts';
import type { EquipmentState, Job } from '#machines/equipment/state.ts';
import { waferPlaces } from '#machines/equipment/track/wafer-places.ts';

type IsBroken = (state: EquipmentState, ruleset: EquipmentRuleset) => boolean;

const carriersOf = (state: EquipmentState) => Object.values(state.carriers);
const portsOf = (state: EquipmentState) => Object.values(state.ports);
const isTwice = (list: readonly string[]): boolean => new Set(list).size < list.length;

function runningJob(state: EquipmentState): Job | undefined {
  return jobOf(state, state.track.job);
}

/** E30 and E40 describe the same process; this lists which of their states go together. */
const TOGETHER: Readonly<Record<string, string>> = {
  SETTING_UP: 'SETUP',
  WAITING_FOR_START: 'READY',
  PROCESSING: 'EXECUTING',
};

function isApart({ e40 }: Job, e30: string): boolean {
  const own = TOGETHER[e40.split(':').at(-1) ?? ''];
  if (own === undefined) return false;
  return e30 !== (e40.includes(':') ? `PAUSE:${own}` : own);
}

function hasTwoAtOnce({ track }: EquipmentState): boolean {
  const stays = track.plan.flatMap(({ visits }) => visits).toSorted((a, b) => a.fromMs - b.fromMs);
  const freeAt = new Map<string, number>();
  return stays.some(({ module, fromMs, toMs }) => {
    const isTaken = fromMs < (freeAt.get(module) ?? 0);
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
      return (place.at !== 'rack' && !isOnPort && !isHeld) || (object === 'CARRIER') !== isOnPort;
    }),
  'a port has a pod or is at rest': (state) =>
    portsOf(state).some(
      ({ pod, motion, isDocked, isOpen }) => pod === undefined && (motion !== 'none' || isDocked || isOpen),
    ),
  'a port moves until a time': (state) =>
    portsOf(state).some(({ motion, doneAtMs }) => (motion === 'none') !== (doneAtMs === undefined)),
  'nothing is overdue': ({ ports, track, clockMs }) =>
    [track.busyUntilMs, ...Object.values(ports).map(({ doneAtMs }) => doneAtMs)].some(
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
  'E30 and E40 tell the same': (state) => {
    const job = runningJob(state);
    return job ? isApart(job, state.track.e30) : !['INIT', 'IDLE'].includes(state.track.e30);
  },
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
  'the log is in order of time': ({ log }) =>
    log.some(({ atMs }, at) => at > 0 && atMs < (log[at - 1]?.atMs ?? 0)),
  'E10 has counted all time': ({ e10 }) =>
    Object.values(e10.totalsMs).reduce((sum, ms) => sum + ms, 0) !== e10.sinceMs,
  'track and emergency agree on the power': ({ track, emergency }) => track.hasPower !== emergency.hasPower,
  'what was stopped stands': ({ track, emergency }) => emergency.work !== 'goesOn' && !track.isHalted,
  'one stands where one is': ({ person, emergency }, { places }) =>
    places.find(({ id }) => id === person.place)?.area !== emergency.place,
};

export const ruleNames: readonly string[] = Object.keys(rules);

/** The names of the invariants that a state breaks. */
export function brokenRules(ruleset: EquipmentRuleset, state: EquipmentState): readonly string[] {
  return Object.entries(rules).flatMap(([name, isBroken]) => (isBroken(state, ruleset) ? [name] : []));
}
