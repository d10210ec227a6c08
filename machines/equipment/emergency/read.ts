// Facts of the emergency by their keys, for the conditions of situations, answers and references.
import type { EmergencyRuleset, RinsedPart, Situation } from '#contract/simulation/equipment-emergency.ts';
import type { StateCondition } from '#contract/simulation/reference.ts';
import { situationRow } from './emergency-index.ts';
import type { EmergencyState, Run } from './state.ts';

type Reader = (ruleset: EmergencyRuleset, slice: EmergencyState, name: string) => string;

/** The situation that began last. */
export function currentRun(slice: EmergencyState): Run | undefined {
  return slice.runs.at(-1);
}

/** Whether a situation is going on: it is active, or a false sign that has not passed. */
export function isGoingOn(run: Run | undefined): run is Run & { readonly endedAtMs?: never } {
  return run !== undefined && run.endedAtMs === undefined;
}

/**
 * Reads one fact; an unknown key gives ''. The keys:
 * The situation: `situation` (a group, or none), `variant`, `emergency` (none, active, contained, escalated),
 * `begunAtMs` (when the current one began, in ms of the simulation; '' before any has), `phase`, `stage`.
 * The tool and the bay: `work`, `power`, `light`, `air`, `supply.<medium>` (there, lost), `emo` and
 * `emo.<id>` (closed, open, pressed), `alarm.<id>` (none, raised, read), `alarmRead`.
 * The learner: `voice`, `place`, `left`, `phone` (none, or which is lifted), `called.<ID>` (no, other, yes:
 * about the current situation), `call.<ID>.<reason>`, `permission.<kind>`, `places` (none, right, wrong),
 * `checked.<what>`, `rinsed.<part>` (of somebody hurt, since the current situation began),
 * `underWater.<part>` (of the learner, now), `alarmPoint` (pressed since then), `rollCall` (none, right, wrong: since then), `restarts` (how many), `harm.<id>`, `critical.<ID>` (no, called, active).
 */
export function readEmergency(ruleset: EmergencyRuleset, slice: EmergencyState, key: string): string {
  const dot = key.indexOf('.');
  const kind = dot === -1 ? key : key.slice(0, dot);
  return readers.get(kind)?.(ruleset, slice, dot === -1 ? '' : key.slice(dot + 1)) ?? '';
}

/** Whether all conditions hold; true for an empty list. */
export function areTrue(
  ruleset: EmergencyRuleset,
  slice: EmergencyState,
  conditions: readonly StateCondition[],
): boolean {
  return conditions.every((condition) => isMet(condition, readEmergency(ruleset, slice, condition.key)));
}

export function isMet({ is, isNot }: StateCondition, value: string): boolean {
  return (is?.includes(value) ?? true) && !(isNot?.includes(value) ?? false);
}

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['situation', (ruleset, slice) => currentRow(ruleset, slice)?.group ?? 'none'],
  ['variant', (_ruleset, slice) => currentRun(slice)?.situation ?? 'none'],
  ['emergency', (_ruleset, slice) => currentRun(slice)?.status ?? 'none'],
  ['begunAtMs', (_ruleset, slice) => String(currentRun(slice)?.startedAtMs ?? '')],
  ['phase', (ruleset, slice) => phaseOf(ruleset, slice)?.id ?? 'none'],
  ['stage', (ruleset, slice) => String(phaseOf(ruleset, slice)?.stage ?? 'none')],
  ['work', (_ruleset, slice) => slice.work],
  ['power', (_ruleset, slice) => yesNo(slice.hasPower)],
  ['light', (_ruleset, slice) => slice.light],
  ['air', (_ruleset, slice) => yesNo(slice.isAirFlowing)],
  ['supply', (_ruleset, slice, name) => (slice.lost.some((medium) => medium === name) ? 'lost' : 'there')],
  ['emo', (_ruleset, slice, name) => readEmo(slice, name)],
  ['voice', (_ruleset, slice) => yesNo(isSince(slice, slice.voiceAtMs))],
  ['place', (_ruleset, slice) => slice.place],
  ['left', (_ruleset, slice) => yesNo(slice.leftAtMs !== undefined)],
  ['phone', (_ruleset, slice) => slice.phone ?? 'none'],
  ['called', (_ruleset, slice, name) => readCalled(slice, name)],
  ['call', (_ruleset, slice, name) => yesNo(wasCalled(slice, name))],
  ['permission', (_ruleset, slice, name) => yesNo(slice.permissions.some((kind) => kind === name))],
  ['alarm', (_ruleset, slice, name) => readAlarm(slice, name)],
  ['alarmRead', (ruleset, slice) => yesNo(isAlarmRead(ruleset, slice))],
  ['places', (_ruleset, slice) => slice.places],
  ['checked', (_ruleset, slice, name) => yesNo(slice.checked.some((what) => what === name))],
  ['rinsed', (_ruleset, slice, name) => yesNo(rinsedAtMs(slice, name as RinsedPart) !== undefined)],
  ['underWater', (_ruleset, slice, name) => yesNo(slice.underWater?.some((part) => part === name) ?? false)],
  [
    'alarmPoint',
    (_ruleset, slice) => yesNo((slice.alarmPoints ?? []).some(({ atMs }) => isSince(slice, atMs))),
  ],
  ['rollCall', (_ruleset, slice) => readRollCall(slice)],
  ['restarts', (_ruleset, slice) => String(slice.restarts.length)],
  ['harm', (_ruleset, slice, name) => yesNo(slice.harmed.includes(name))],
  ['critical', (_ruleset, slice, name) => readCritical(slice, name)],
]);

function currentRow(ruleset: EmergencyRuleset, slice: EmergencyState): Situation | undefined {
  const run = currentRun(slice);
  return run ? situationRow(ruleset, run.situation) : undefined;
}

function phaseOf(ruleset: EmergencyRuleset, slice: EmergencyState) {
  return currentRow(ruleset, slice)?.phases[currentRun(slice)?.phase ?? 0];
}

/** Whether a time is set and not before the current situation's start, if there is one. */
export function isSince(slice: EmergencyState, atMs: number | undefined): boolean {
  return atMs !== undefined && atMs >= (currentRun(slice)?.startedAtMs ?? 0);
}

/** When a part of somebody hurt was first under water since the current situation began. */
export function rinsedAtMs(slice: EmergencyState, part: RinsedPart): number | undefined {
  return slice.rinsed?.find((row) => row.part === part && isSince(slice, row.atMs))?.atMs;
}

function readRollCall(slice: EmergencyState): string {
  const { rollCall } = slice;
  if (!rollCall || !isSince(slice, rollCall.atMs)) return 'none';
  return rollCall.isRight ? 'right' : 'wrong';
}

function readEmo({ emo }: EmergencyState, id: string): string {
  if (id !== '') return (Object.hasOwn(emo, id) ? emo[id] : undefined) ?? '';
  const states = Object.values(emo);
  return ['pressed', 'open'].find((state) => states.some((own) => own === state)) ?? 'closed';
}

function readCalled(slice: EmergencyState, who: string): string {
  const calls = slice.calls.filter((call) => call.who === who && isSince(slice, call.atMs));
  if (calls.length === 0) return 'no';
  return calls.some(({ fits }) => fits) ? 'yes' : 'other';
}

function wasCalled(slice: EmergencyState, name: string): boolean {
  return slice.calls.some(({ who, reason }) => `${who}.${reason}` === name);
}

function readAlarm(slice: EmergencyState, id: string): string {
  if (slice.alarmsRead.includes(id)) return 'read';
  return slice.alarmsRaised.includes(id) ? 'raised' : 'none';
}

function isAlarmRead(ruleset: EmergencyRuleset, slice: EmergencyState): boolean {
  const alarm = currentRow(ruleset, slice)?.alarm;
  return alarm !== undefined && slice.alarmsRead.includes(alarm);
}

function readCritical({ critical }: EmergencyState, id: string): string {
  const entry = Object.entries(critical).find(([own]) => own === id)?.[1];
  if (!entry) return '';
  if (entry.active) return 'active';
  return entry.call ? 'called' : 'no';
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
