// The result of a case with all fields of the specification's section 3, read from the state and the log.
import { textIn, type Language } from '#contract/languages.ts';
import type { EquipmentKey } from '#contract/simulation/equipment-case.ts';
import type { SituationGroup } from '#contract/simulation/equipment-emergency.ts';
import type { FormKind } from '#contract/simulation/equipment-kinds.ts';
import type { Paper } from '#contract/simulation/equipment-papers.ts';
import type { EquipmentResult } from '#contract/simulation/equipment-result.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { e30Name } from './charts/e30.ts';
import { clockText } from './clock.ts';
import { emergencySituations } from './codes/emergency-situations.ts';
import { latestJob, SHEET_FIELDS, stateProcess } from './codes/state-process.ts';
import { criticalSituations } from './emergency/critical.ts';
import { situationRow } from './emergency/emergency-index.ts';
import type { JobFields } from './jobs/orders.ts';
import { plateField } from './papers/handle-papers.ts';
import { plateLists } from './papers/plates.ts';
import type { EquipmentState, Plate } from './state.ts';

interface ResultSource {
  readonly ruleset: EquipmentRuleset;
  readonly state: EquipmentState;
  /** The log that led to the state. */
  readonly entries: readonly LogEntry[];
  /** The language of the critical entry's message. */
  readonly language: Language;
  /** The judge's knowledge, for digits 4 to 6 of emergencySituations. */
  readonly judging?: EquipmentKey['judging'];
}

/** The result in the specification's shape. Times of day are HH:MM:SS, '' while there is none. */
export function resultOf(source: ResultSource): EquipmentResult {
  const { ruleset, state, entries, language, judging } = source;
  const { play, session, terminal } = state;
  return {
    id: play.id,
    defaultLogin: play.defaultLogin,
    additionalFields: additionalFields(source),
    caseDetails: caseDetails(ruleset, state),
    functionalForms: ofKind(state, 'CASSETTE_STATUS').map((paper) => functionalForm(source, paper)),
    documentForms: {
      accompanyingSheets: ofKind(state, 'TRAVELLER').map((paper) => accompanyingSheet(state, paper)),
      shiftTask: ofKind(state, 'SHIFT_TASK').map((paper) => shiftTask(state, paper)),
    },
    auth: session.status === 'IN',
    actions: ofPerson(entries).map(({ code, item, from, to, params }) => ({
      userActionId: code,
      params: { ...withText('item', item), ...withText('from', from), ...withText('to', to), ...params },
    })),
    activeScreen: terminal.screen,
    activeOverlay: terminal.overlay,
    activeSlot: terminal.slot,
    currentSmifUnc: ruleset.ports.find(({ id }) => id === terminal.port)?.unit ?? '',
    criticalSituation: criticalSituations(ruleset.emergency, state.emergency).map(
      ({ id, active, message, call }) => ({
        id,
        active,
        call,
        message: message ? textIn(message, language) : '',
      }),
    ),
    emergencySituations: emergencySituations(state, judging),
    stateProcess: stateProcess(state),
    ...processTimes(state),
  };
}

/** What the person did: without what the server issued. */
const ofPerson = (entries: readonly LogEntry[]) => entries.filter(({ issue }) => issue === undefined);

function withText(name: string, value: string | undefined): Readonly<Record<string, string>> {
  return value === undefined ? {} : { [name]: value };
}

function ofKind({ play }: EquipmentState, kind: FormKind): readonly Paper[] {
  return play.papers.filter((paper) => paper.kind === kind);
}

/** From the last job, or from what has been typed so far if there is none. */
function additionalFields({ state }: ResultSource): EquipmentResult['additionalFields'] {
  const { terminal, emergency } = state;
  const job = latestJob(state);
  const worded = (field: keyof JobFields) => (job ? job[field] : (terminal.fields[field] ?? ''));
  return {
    reasonCall: emergency.calls.at(-1)?.reason ?? '',
    pressButtons: terminal.pressed === '' ? [] : terminal.pressed.split(' '),
    lotName: worded('lotName'),
    recipe: worded('recipe'),
    waferFlow: worded('waferFlow'),
    smifNumber: worded('smifNumber'),
    jobName: worded('jobName'),
    ...plateTimes(state),
  };
}

function plateTimes(state: EquipmentState): { readonly datatime: string; readonly dataend: string } {
  const job = latestJob(state);
  const plates = job ? (state.carriers[job.pod]?.plates ?? []) : [];
  const back = job?.endedAtMs === undefined ? undefined : most(plates.map(({ backAtMs }) => backAtMs));
  return {
    datatime: clockText(state.play, least(plates.map(({ sentAtMs }) => sentAtMs))),
    dataend: clockText(state.play, back),
  };
}

function known(times: readonly (number | undefined)[]): readonly number[] {
  return times.flatMap((time) => time ?? []);
}

function least(times: readonly (number | undefined)[]): number | undefined {
  const found = known(times);
  return found.length > 0 ? Math.min(...found) : undefined;
}

function most(times: readonly (number | undefined)[]): number | undefined {
  const found = known(times);
  return found.length > 0 ? Math.max(...found) : undefined;
}

function caseDetails(ruleset: EquipmentRuleset, state: EquipmentState): EquipmentResult['caseDetails'] {
  const { initial, final, base } = plateLists(state);
  const run = state.emergency.runs.at(-1);
  const emergencySituation: SituationGroup = run
    ? situationRow(ruleset.emergency, run.situation).group
    : 'noEmergency';
  return {
    role: state.play.role,
    plateStatusInfo: { initial: [...initial], final: [...final], base: [...base] },
    conditionEquipment: `${state.e10.state} ${e30Name(state.track.e30)}`,
    emergencySituation,
  };
}

type FunctionalForm = EquipmentResult['functionalForms'][number];

function functionalForm({ ruleset, state }: ResultSource, paper: Paper): FunctionalForm {
  const values = state.papers[paper.id]?.values ?? {};
  const elementStates = Array.from({ length: ruleset.slots }, (_, at) => ({
    slot: at + 1,
    status: values[plateField(at + 1)] ?? '',
  }));
  const logs = state.log.map(({ atMs, kind, about }) => ({
    time: clockText(state.play, atMs),
    event: kind,
    about,
  }));
  return { paper: paper.id, pod: paper.pod ?? '', elementStates, logs };
}

type Sheet = EquipmentResult['documentForms']['accompanyingSheets'][number];

function accompanyingSheet({ papers }: EquipmentState, { id, printed }: Paper): Sheet {
  const slice = papers[id];
  const fields = Object.fromEntries(
    SHEET_FIELDS.map((field) => [field, slice?.values[field] ?? '']),
  ) as Record<(typeof SHEET_FIELDS)[number], string>;
  return {
    paper: id,
    lotName: printed['lotName'] ?? '',
    ...fields,
    signed: slice?.signedAtMs !== undefined,
  };
}

type Task = EquipmentResult['documentForms']['shiftTask'][number];

function shiftTask({ papers }: EquipmentState, { id }: Paper): Task {
  const slice = papers[id];
  return { paper: id, read: slice?.wasOpened ?? false, signed: slice?.signedAtMs !== undefined };
}

function processTimes(
  state: EquipmentState,
): Pick<EquipmentResult, 'processStart' | 'processEnd' | 'plannedEndTime'> {
  const job = latestJob(state);
  return {
    processStart: clockText(state.play, job?.startedAtMs),
    processEnd: clockText(state.play, job?.endedAtMs),
    plannedEndTime: clockText(state.play, job?.plannedEndMs),
  };
}

/** Plates processed, in the track and scrapped with the reasons; for screens and reports. */
interface PlateCount {
  readonly all: number;
  readonly processed: number;
  readonly inTrack: number;
  readonly scrapped: readonly { readonly slot: number; readonly reason: string }[];
}

/** Counts plates: in the slots, processed, in the track, and scrapped with the reason of each. */
export function countPlates(plates: readonly Plate[]): PlateCount {
  return {
    all: plates.filter(({ code }) => code !== 'E').length,
    processed: plates.filter(({ status, scrap }) => status === 'PROCESSED' && scrap === undefined).length,
    inTrack: plates.filter(({ status }) => status === 'IN_PROCESS').length,
    scrapped: plates.flatMap(({ scrap }, at) =>
      scrap === undefined ? [] : [{ slot: at + 1, reason: scrap }],
    ),
  };
}
