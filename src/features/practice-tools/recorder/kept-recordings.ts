// The recordings of one case as the page has them: done, left in the middle, and those of an older start, which can't go on.
import { useQuery } from '@tanstack/react-query';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { signedInUserId } from '#src/lib/kept/signed-in-user.ts';
import type { OrderAnswers } from './learn-work.ts';
import { readRecordings, type KeptRecording, type RecordingPins } from './recording-shelf.ts';

export const pinsOf = ({ play: { caseRevision, codeVersion } }: PracticeCase): RecordingPins => ({
  caseRevision,
  codeVersion,
});

/** Whether it was recorded of the start that is played now. */
export const isOfNow = (kept: RecordingPins, now: RecordingPins): boolean =>
  kept.caseRevision === now.caseRevision && kept.codeVersion === now.codeVersion;

export interface SortedRecordings {
  readonly done: readonly KeptRecording[];
  readonly unfinished: readonly KeptRecording[];
  readonly older: readonly KeptRecording[];
}

export function sortRecordings(kept: readonly KeptRecording[], now: RecordingPins): SortedRecordings {
  const current = kept.filter((one) => isOfNow(one, now));
  return {
    done: current.filter(({ isDone }) => isDone),
    unfinished: current.filter(({ isDone }) => !isDone),
    older: kept.filter((one) => !isOfNow(one, now)),
  };
}

/** What was answered about any of them; of two answers to one question the later recording has the last word. */
export const answersOf = (recordings: readonly KeptRecording[]): OrderAnswers => [
  ...new Map(recordings.flatMap(({ answers = [] }) => answers)),
];

const keyOf = (of: string) => ['recordings', signedInUserId(), of];

/** What another tab records meanwhile is there when one comes back to this one. */
export function useRecordings(of: string) {
  return useQuery({ queryKey: keyOf(of), queryFn: () => readRecordings(of), staleTime: 0, gcTime: 0 });
}

export const refreshRecordings = (of: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(of) });
