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
}

export const NEW_LOG: RecordingLog = {
  entries: [],
  notes: {},
  wrongs: [],
  wrongFrom: undefined,
  restart: 0,
  round: 0,
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
    return { ...NEW_LOG, wrongs: log.wrongs, restart: event.restart, round: log.round };
  if (event.type !== 'ACTIONS') return log;
  const [first] = event.entries;
  const before = log.entries.filter(({ seq }) => first === undefined || seq < first.seq);
  return { ...log, entries: [...before, ...event.entries] };
}

/** Without the last deed and what came of it. */
export function takenBack(log: RecordingLog, isDeed: IsDeed): RecordingLog {
  const last = log.entries.findLastIndex((entry) => entry.refused !== true && isDeed(entry));
  const count = Math.max(last, log.wrongFrom ?? 0, 0);
  return cutTo(log, count);
}

export function wrongBegun(log: RecordingLog): RecordingLog {
  return { ...log, wrongFrom: log.entries.length };
}

/** What was wrong is kept apart, and the right way goes on from where it was left. */
export function wrongEnded(log: RecordingLog, why: string): RecordingLog {
  const { entries, wrongFrom = entries.length } = log;
  const kept = wrongFrom === entries.length ? [] : [{ entries, rightCount: wrongFrom, why }];
  return { ...cutTo(log, wrongFrom), wrongs: [...log.wrongs, ...kept], wrongFrom: undefined };
}

/** A note on what was done last. */
export function withNote(log: RecordingLog, note: string): RecordingLog {
  return { ...log, notes: { ...log.notes, [log.entries.length]: note } };
}
