// Finds inconsistencies in a ruleset's emergencies, and in a case's planned ones, before they are saved.
import {
  calledIdSchema,
  criticalIdSchema,
  type EmergencyPlay,
  type EmergencyRuleset,
  type Situation,
} from '#contract/simulation/equipment-emergency.ts';

interface EmergencyProblem {
  readonly kind:
    | 'unknownReason'
    | 'unknownScrap'
    | 'unknownAlarm'
    | 'unknownSituation'
    | 'unknownPerson'
    | 'noAnswer'
    | 'missing'
    | 'twice'
    | 'emptyWindow';
  /** The id that the problem is about. */
  readonly id: string;
  /** The path in the data, with dots. */
  readonly path: string;
}

/** The inconsistencies of a ruleset's emergencies. `alarms` are the ids of the equipment's list. */
export function findEmergencyProblems(
  ruleset: EmergencyRuleset,
  alarms: ReadonlySet<string>,
): readonly EmergencyProblem[] {
  return [
    ...twice(ruleset),
    ...missingEntries(ruleset),
    ...silentPeople(ruleset),
    ...ruleset.situations.flatMap((row, at) => problemsOf(ruleset, row, `situations.${at}`, alarms)),
  ];
}

/** The parts of a case's planned emergencies that the ruleset does not know. */
export function findComingProblems(
  ruleset: EmergencyRuleset,
  { planned }: EmergencyPlay,
): readonly EmergencyProblem[] {
  const known = new Set(ruleset.situations.map(({ id }) => id));
  return planned.flatMap(({ situations, start }, at) => {
    const unknown = situations
      .filter((id) => !known.has(id))
      .map((id): EmergencyProblem => ({ kind: 'unknownSituation', id, path: `planned.${at}.situations` }));
    const isEmpty = start.kind === 'between' && start.toMs < start.fromMs;
    return isEmpty
      ? [...unknown, { kind: 'emptyWindow', id: String(at), path: `planned.${at}.start` }]
      : unknown;
  });
}

function problemsOf(
  ruleset: EmergencyRuleset,
  row: Situation,
  path: string,
  alarms: ReadonlySet<string>,
): readonly EmergencyProblem[] {
  const reasons = new Set(ruleset.reasons.map(({ id }) => id));
  const scraps = new Set(ruleset.scrapReasons.map(({ id }) => id));
  const deeds = [...row.phases, row.contained, row.escalated, ...row.harm].flatMap(({ does }) => does);
  const unknown = row.reasons
    .filter((id) => !reasons.has(id))
    .map((id): EmergencyProblem => ({ kind: 'unknownReason', id, path: `${path}.reasons` }));
  const scrapped = deeds.flatMap((deed): readonly EmergencyProblem[] =>
    deed.kind === 'scrapWafers' && !scraps.has(deed.reason)
      ? [{ kind: 'unknownScrap', id: deed.reason, path: `${path}.does` }]
      : [],
  );
  const raised = deeds.flatMap((deed) => (deed.kind === 'raiseAlarm' ? [deed.alarm] : []));
  const unraised = [...raised, ...(row.alarm === undefined ? [] : [row.alarm])]
    .filter((id) => !alarms.has(id))
    .map((id): EmergencyProblem => ({ kind: 'unknownAlarm', id, path: `${path}.alarm` }));
  const isKnown = row.absent === undefined || ruleset.team?.some(({ id }) => id === row.absent);
  const absent: readonly EmergencyProblem[] = isKnown
    ? []
    : [{ kind: 'unknownPerson', id: row.absent ?? '', path: `${path}.absent` }];
  return [...unknown, ...scrapped, ...unraised, ...absent];
}

/** Everyone who can be called needs an answer that applies in every situation. */
function silentPeople({ answers }: EmergencyRuleset): readonly EmergencyProblem[] {
  const hasLast = (who: string) =>
    answers.some((row) => row.when.length === 0 && row.who.some((own) => own === who));
  return calledIdSchema.options
    .filter((who) => !hasLast(who))
    .map((id): EmergencyProblem => ({ kind: 'noAnswer', id, path: 'answers' }));
}

function missingEntries({ critical }: EmergencyRuleset): readonly EmergencyProblem[] {
  return criticalIdSchema.options
    .filter((id) => !critical.some((row) => row.id === id))
    .map((id): EmergencyProblem => ({ kind: 'missing', id, path: 'critical' }));
}

function twice(ruleset: EmergencyRuleset): readonly EmergencyProblem[] {
  const { situations, reasons, answers, places, scrapReasons, team = [] } = ruleset;
  return Object.entries({ situations, reasons, answers, places, scrapReasons, team }).flatMap(
    ([path, rows]) => {
      const ids = rows.map(({ id }) => id);
      return ids
        .filter((id, at) => ids.indexOf(id) !== at)
        .map((id): EmergencyProblem => ({ kind: 'twice', id, path }));
    },
  );
}
