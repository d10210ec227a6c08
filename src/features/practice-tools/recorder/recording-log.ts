// The log of a recording: what was done, what of it is taken back, what is wrong on purpose, and the notes.
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Recording } from './learn-work.ts';

export interface RecordingLog extends Recording {
  /** From how many entries on everything is wrong on purpose; undefined: it is right. */
  readonly wrongFrom: number | undefined;
  /** The player's count of beginnings. */
  readonly restart: number;
  /** Raised where the player has to be opened anew, because the log is another one. */
  readonly round: number;
  /** What was recorded before the case was begun again, to be brought back; undefined: nothing was. */
  readonly before: RecordingLog | undefined;
}

export const NEW_LOG: RecordingLog = {
  entries: [],
  notes: {},
  wrongs: [],
  wrongFrom: undefined,
  restart: 0,
  round: 0,
  before: undefined,
};

/** Whether an entry is a deed of its own, rather than a way to one. */
export type IsDeed = (entry: LogEntry) => boolean;

function cutTo(log: RecordingLog, count: number): RecordingLog {
  const notes = Object.entries(log.notes).filter(([seq]) => Number(seq) <= count);
  return {
    ...log,
    entries: log.entries.slice(0, count),
    notes: Object.fromEntries(notes),
    round: log.round + 1,
  };
}

/** After what the player did. */
export function afterEvent(log: RecordingLog, event: AttemptEvent): RecordingLog {
  if (event.type === 'RESTART')
    return {
      ...NEW_LOG,
      wrongs: log.wrongs,
      restart: event.restart,
      round: log.round,
      before: log.entries.length === 0 ? log.before : log,
    };
  if (event.type !== 'ACTIONS') return log;
  const [first] = event.entries;
  const before = log.entries.filter(({ seq }) => first === undefined || seq < first.seq);
  return { ...log, entries: [...before, ...event.entries] };
}

const lastDeed = ({ entries }: Pick<RecordingLog, 'entries'>, isDeed: IsDeed): number =>
  entries.findLastIndex((entry) => entry.refused !== true && isDeed(entry));

/** How much was done, without the ways to it and without what was refused. */
export const countDeeds = ({ entries }: Pick<RecordingLog, 'entries'>, isDeed: IsDeed): number =>
  entries.filter((entry) => entry.refused !== true && isDeed(entry)).length;

/** Whether anything was done so far that is a deed, in the stretch that is wrong where one is under way. */
export const hasDeed = (log: RecordingLog, isDeed: IsDeed): boolean =>
  lastDeed(log, isDeed) >= (log.wrongFrom ?? 0);

/** What taking back comes to: the last deed goes, or what was there before the case was begun again comes back. */
export function takesBack({ entries, wrongFrom, before }: RecordingLog): 'DEED' | 'BEFORE' | undefined {
  if (entries.length > (wrongFrom ?? 0)) return 'DEED';
  return before === undefined || wrongFrom !== undefined ? undefined : 'BEFORE';
}

/** Without the last deed and what came of it. */
export function takenBack(log: RecordingLog, isDeed: IsDeed): RecordingLog {
  const { wrongs, restart, before } = log;
  if (before !== undefined && takesBack(log) === 'BEFORE')
    return { ...before, wrongs, restart, round: log.round + 1 };
  return cutTo(log, Math.max(lastDeed(log, isDeed), log.wrongFrom ?? 0, 0));
}

export function wrongBegun(log: RecordingLog): RecordingLog {
  return { ...log, wrongFrom: log.entries.length };
}

/** What was wrong is kept apart, and the right way goes on from where it was left. */
export function wrongEnded(log: RecordingLog, why: string, isDeed: IsDeed): RecordingLog {
  const { entries, wrongFrom = entries.length } = log;
  const kept = hasDeed(log, isDeed) ? [{ entries, rightCount: wrongFrom, why }] : [];
  return { ...cutTo(log, wrongFrom), wrongs: [...log.wrongs, ...kept], wrongFrom: undefined };
}

/** The note on what was done last; empty: there is none. */
export function lastNote(log: RecordingLog, isDeed: IsDeed): string {
  const last = lastDeed(log, isDeed);
  return Object.entries(log.notes).findLast(([seq]) => Number(seq) > last)?.[1] ?? '';
}

/** With this note on what was done last, in the place of the one that it has; empty: without any. */
export function withNote(log: RecordingLog, note: string, isDeed: IsDeed): RecordingLog {
  const last = lastDeed(log, isDeed);
  const others = Object.entries(log.notes).filter(([seq]) => Number(seq) <= last);
  const own = note === '' ? [] : [[log.entries.length, note] as const];
  return { ...log, notes: Object.fromEntries([...others, ...own]) };
}
