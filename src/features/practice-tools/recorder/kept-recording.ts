// A recording under way and those that are done, kept in this tab: a page that is loaded again goes on where it was.
import { dropDraft, keepDraft, readDraft } from '#src/lib/forms/form-draft.ts';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { Recording } from './learn-work.ts';
import { NEW_LOG, type RecordingLog } from './recording-log.ts';

/** A recording of the case as it is now: one of an older start could not go on. */
export const recordingName = ({ id, play: { caseRevision, codeVersion } }: PracticeCase): string =>
  `recording-${id}-${caseRevision}-${codeVersion}`;

// What is read was written here, in this tab.
export function keptLog(name: string): RecordingLog {
  const { log } = readDraft(name);
  return log === undefined ? NEW_LOG : (JSON.parse(log) as RecordingLog);
}

export function keptRecordings(name: string): readonly Recording[] {
  const { recordings } = readDraft(name);
  return recordings === undefined ? [] : (JSON.parse(recordings) as readonly Recording[]);
}

export function keepLog(name: string, log: RecordingLog): void {
  keepDraft(name, { ...readDraft(name), log: JSON.stringify(log) });
}

/** The recordings that are done; none is under way. */
export function keepRecordings(name: string, recordings: readonly Recording[]): void {
  if (recordings.length === 0) dropDraft(name);
  else keepDraft(name, { recordings: JSON.stringify(recordings) });
}
