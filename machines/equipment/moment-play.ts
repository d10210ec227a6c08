// A moment of a log as the start of another case. What a start can't say is lost, and named.
import type { EquipmentPlay, Fault, Pod } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Carrier, EquipmentState } from './state.ts';

/** A lot under way, a pod in the hands or on the floor, settings that were changed, what was written, how far a situation has come. */
export type BayLoss = 'job' | 'pod' | 'settings' | 'papers' | 'situation' | 'session';

interface BayMoment {
  readonly play: EquipmentPlay;
  readonly losses: readonly BayLoss[];
}

const DAY_S = 86_400;
const SECOND_MS = 1000;

/** Pods that are in no place where a start may have them stand in the rack. */
function podsOf({ rackPlaces }: EquipmentRuleset, { carriers, play }: EquipmentState): readonly Pod[] {
  const all = Object.values(carriers);
  const taken = new Set(all.flatMap(({ place }) => (place.at === 'rack' ? [place.spot] : [])));
  const placeOf = ({ id, place }: Carrier): Pod['place'] => {
    if (place.at === 'rack' || place.at === 'port') return place;
    const first = play.pods.find((pod) => pod.id === id)?.place;
    const spots = [
      ...(first?.at === 'rack' ? [first.spot] : []),
      ...Array.from({ length: rackPlaces }, (_, at) => at + 1),
    ];
    const spot = spots.find((one) => !taken.has(one)) ?? 1;
    taken.add(spot);
    return { at: 'rack', spot };
  };
  return all.map((carrier) => {
    const { id, label, tag, lotName, plates } = carrier;
    return { id, label, tag, lotName, place: placeOf(carrier), slots: plates.map(({ code }) => code) };
  });
}

/** A wafer that is in the tool is not processed yet; of the others what became of them stays. */
function statusesOf({ carriers }: EquipmentState): EquipmentPlay['plateStatusInfo']['initial'] {
  return Object.values(carriers).flatMap(({ id, plates }) =>
    plates.flatMap(({ status }, at) =>
      status === 'EMPTY' || status === 'NEEDS_PROCESSING' || status === 'CROSSED'
        ? []
        : [
            {
              pod: id,
              slot: at + 1,
              status: status === 'IN_PROCESS' ? ('NEEDS_PROCESSING' as const) : status,
            },
          ],
    ),
  );
}

/** The wafers that an aborted job left in the modules. */
function interruptedOf({ track, jobs }: EquipmentState): EquipmentPlay['interrupted'] {
  const { left, plan } = track;
  const job = jobs.findLast(({ pod }) => pod === left?.pod);
  if (left === undefined || job === undefined) return undefined;
  const rows = plan.flatMap(({ slot, visits }) => {
    const last = visits.at(-1);
    return left.slots.includes(slot) && last ? [{ slot, module: last.module, step: last.step }] : [];
  });
  const { pod, recipe, waferFlow, jobName } = job;
  return rows.length === 0 ? undefined : { pod, recipe, waferFlow, jobName, left: rows };
}

/** What is broken now, and what will break: as many ms after the new start as it is after this moment. */
function faultsOf({ play, faultsDone, clockMs, ports, track, alarms }: EquipmentState): readonly Fault[] {
  const later = play.faults.flatMap((fault, at): readonly Fault[] => {
    if (fault.kind === 'dockFails') {
      const times = fault.times - ports[fault.port].failures;
      return times > 0 ? [{ ...fault, times }] : [];
    }
    if (!('atMs' in fault) || faultsDone.includes(at)) return [];
    return [{ ...fault, atMs: Math.max(0, fault.atMs - clockMs) }];
  });
  const known = new Set(play.faults.flatMap((fault) => (fault.kind === 'alarm' ? [fault.alarm] : [])));
  return [
    ...play.faults.filter(
      (fault) => fault.kind === 'portOut' && ports[fault.port].transfer === 'OUT_OF_SERVICE',
    ),
    ...Object.entries(track.modules).flatMap(([module, { isInService }]) =>
      isInService ? [] : [{ kind: 'moduleOut', module, atMs: 0 } as const],
    ),
    ...alarms.flatMap(({ alarm, clearedAtMs }) =>
      clearedAtMs === undefined && known.has(alarm) ? [{ kind: 'alarm', alarm, atMs: 0 } as const] : [],
    ),
    ...later,
  ];
}

/** A situation that goes on begins with the case; one to come begins as much later as it would have. */
function emergencyOf({ emergency, play, clockMs }: EquipmentState): EquipmentPlay['emergency'] {
  const active = emergency.runs.filter(({ endedAtMs }) => endedAtMs === undefined);
  const begun = active.map(({ situation }) => ({
    situations: [situation],
    start: { kind: 'at', atMs: 0 } as const,
  }));
  const coming = emergency.coming.flatMap(({ plan, situation, dueAtMs }) => {
    if (plan === undefined) return [];
    const planned = play.emergency.planned[plan];
    if (planned === undefined) return [];
    const start =
      dueAtMs === undefined ? planned.start : ({ kind: 'at', atMs: Math.max(0, dueAtMs - clockMs) } as const);
    return [{ situations: [situation], start }];
  });
  return { planned: [...begun, ...coming] };
}

/** The steps of loaded recipes that differ from the ruleset's. */
function recipesOf(ruleset: EquipmentRuleset, { recipes }: EquipmentState): EquipmentPlay['recipeChanges'] {
  return Object.entries(recipes).flatMap(([recipe, steps]) => {
    const own = ruleset.recipes.find(({ id }) => id === recipe)?.steps ?? [];
    return steps.flatMap(({ step, ...values }) => {
      const was = own.find((row) => row.step === step);
      return JSON.stringify(was) === JSON.stringify({ step, ...values }) ? [] : [{ recipe, step, values }];
    });
  });
}

function lossesOf({ settings }: EquipmentRuleset, state: EquipmentState): readonly BayLoss[] {
  const { track, carriers, papers, emergency, session } = state;
  const isLoose = Object.values(carriers).some(({ place }) => place.at === 'hands' || place.at === 'floor');
  const isSet = settings.some(({ id, value }) => state.settings[id] !== value);
  const isWritten = Object.values(papers).some(
    ({ values, signedAtMs }) => signedAtMs !== undefined || Object.keys(values).length > 0,
  );
  const isUnderWay = emergency.runs.some(({ endedAtMs }) => endedAtMs === undefined);
  return [
    ...(track.job === undefined ? [] : (['job'] as const)),
    ...(isLoose ? (['pod'] as const) : []),
    ...(isSet ? (['settings'] as const) : []),
    ...(isWritten ? (['papers'] as const) : []),
    ...(isUnderWay ? (['situation'] as const) : []),
    ...(session.status === 'IN' ? (['session'] as const) : []),
  ];
}

/** The start of a case that begins as the state stands, without names and signatures. */
export function bayAtMoment(ruleset: EquipmentRuleset, state: EquipmentState): BayMoment {
  const { play, clockMs, person, track } = state;
  const { interrupted: _before, ...rest } = play;
  const interrupted = interruptedOf(state);
  return {
    play: {
      ...rest,
      clockStartS: (play.clockStartS + Math.floor(clockMs / SECOND_MS)) % DAY_S,
      place: person.place,
      conditionEquipment: track.e30 === 'INIT' ? 'INIT' : 'IDLE',
      pods: [...podsOf(ruleset, state)],
      recipeChanges: [...recipesOf(ruleset, state)],
      faults: [...faultsOf(state)],
      ...(interrupted === undefined ? {} : { interrupted }),
      plateStatusInfo: { ...play.plateStatusInfo, initial: [...statusesOf(state)] },
      emergency: emergencyOf(state),
    },
    losses: lossesOf(ruleset, state),
  };
}
