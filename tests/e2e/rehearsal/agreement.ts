// What is stored after the rehearsal, held against what was done: marks, logs, deadlines, the history, the boards.
import { expect, type Page } from '@playwright/test';
import type { CompletedWork, CompletedWorkDetails, Replay } from '#contract/entities/attempt.ts';
import type { Board, BoardRow, ControlActKind, DoneAct } from '#contract/entities/control.ts';
import { rowOf } from '../board-page.ts';
import type { Caller, Student } from '../people.ts';

const MINUTE_MS = 60_000;
const MARKED_WITHIN_MS = 180_000;

/** What a learner did, and what must come of it. */
export interface Done {
  readonly student: Student;
  readonly mark: number;
  /** The codes of the acts in the practice, walking included; none: it was not played. */
  readonly codes: readonly string[];
  readonly plannedMinutes: number;
  /** How the attempt ended. */
  readonly end: 'HANDED_IN' | 'CLOSED';
}

export async function boardOf(teacher: Caller, executionId: string): Promise<readonly BoardRow[]> {
  return (await teacher.call<Board>('GET', `/execution-work/${executionId}/board`)).rows;
}

export async function everythingIsMarked(teacher: Caller, executionId: string): Promise<void> {
  const waiting = async (): Promise<readonly string[]> =>
    (await boardOf(teacher, executionId))
      .filter(({ status }) => status !== 'REVIEWED')
      .map(({ user, status }) => `${user.fullName}: ${status}`);
  await expect.poll(waiting, { timeout: MARKED_WITHIN_MS, intervals: [2000] }).toEqual([]);
}

const detailsOf = (teacher: Caller, id: string): Promise<CompletedWorkDetails> =>
  teacher.call('GET', `/completed-work/${id}`);

async function replayedCodes(teacher: Caller, attempt: CompletedWorkDetails): Promise<readonly string[]> {
  const task = attempt.results.find(({ taskType }) => taskType === 'ROOM');
  if (task === undefined || task.simulation === null) return [];
  const path = `/completed-work/${attempt.id}/tasks/${task.taskId}/replay`;
  const { entries, invalid } = await teacher.call<Replay>('GET', path);
  expect(invalid).toBeNull();
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  return entries.map(({ code }) => code);
}

/** Marks and logs: what is stored, as what it must be. */
export async function expectMarksAndLogs(
  teacher: Caller,
  executionId: string,
  done: readonly Done[],
): Promise<void> {
  const rows = await boardOf(teacher, executionId);
  const stored = [];
  for (const { student } of done) {
    const row = rows.find(({ user }) => user.id === student.id);
    const attempt = await detailsOf(teacher, row?.attemptId ?? '');
    stored.push({
      name: student.fullName,
      mark: attempt.mark,
      onBoard: row?.mark,
      codes: (await replayedCodes(teacher, attempt)).join(' '),
      doubt: attempt.trust?.doubt ?? null,
      branches: attempt.branchCount,
    });
  }
  expect(stored).toEqual(
    done.map(({ student, mark, codes }) => ({
      name: student.fullName,
      mark,
      onBoard: mark,
      codes: codes.join(' '),
      doubt: null,
      branches: 0,
    })),
  );
}

const actsOf = (teacher: Caller, executionId: string): Promise<readonly DoneAct[]> =>
  teacher.call('GET', `/execution-work/${executionId}/acts`);

const isFor = ({ people }: DoneAct, { id }: Student): boolean => people.some((user) => user.id === id);

/** The last moment of an attempt as the history of the acts has it, worked out apart from the product. */
function deadlineFrom(
  acts: readonly DoneAct[],
  { student, plannedMinutes }: Done,
  startedMs: number,
): number {
  const minutes = 30;
  let deadlineMs = startedMs + (minutes + plannedMinutes) * MINUTE_MS;
  let pausedMs = 0;
  for (const { act, at } of acts.filter((one) => isFor(one, student)).toReversed()) {
    const atMs = Date.parse(at);
    if (act.kind === 'MORE_TIME') deadlineMs += act.minutes * MINUTE_MS;
    else if (act.kind === 'PAUSE') pausedMs = atMs;
    else if (act.kind === 'GO_ON') deadlineMs += atMs - pausedMs;
    else if (act.kind === 'CLOSE') deadlineMs = atMs;
    else if (act.kind === 'REOPEN') deadlineMs = atMs + act.minutes * MINUTE_MS;
  }
  return deadlineMs;
}

export async function expectTimes(
  teacher: Caller,
  executionId: string,
  done: readonly Done[],
): Promise<void> {
  const acts = await actsOf(teacher, executionId);
  const { content } = await teacher.call<{ readonly content: readonly CompletedWork[] }>(
    'GET',
    `/completed-work?executionId=${executionId}&size=100`,
  );
  const attempts = content.filter((row) => row.executionId === executionId);
  expect(attempts).toHaveLength(done.length);
  for (const one of done) {
    const attempt = attempts.find(({ user }) => user.id === one.student.id);
    const startedMs = Date.parse(attempt?.startedAt ?? '');
    const expected = new Date(deadlineFrom(acts, one, startedMs)).toISOString();
    expect([one.student.fullName, attempt?.deadline]).toEqual([one.student.fullName, expected]);
    // Who was closed ended at that moment; who handed in did so before.
    const isHandedIn = Date.parse(attempt?.submittedAt ?? '') < Date.parse(expected);
    const isAtDeadline = attempt?.submittedAt === expected;
    const ended = [one.student.fullName, isHandedIn, isAtDeadline];
    expect(ended).toEqual([one.student.fullName, one.end === 'HANDED_IN', one.end === 'CLOSED']);
  }
}

/** The history: each act with how many it was done for, the first one first. */
export async function expectHistory(
  teacher: Caller,
  executionId: string,
  wanted: readonly (readonly [ControlActKind, people: number, reason: string])[],
): Promise<void> {
  const acts = await actsOf(teacher, executionId);
  expect(acts.flatMap(({ refused }) => refused)).toEqual([]);
  expect(acts.toReversed().map(({ act, people, reason }) => [act.kind, people.length, reason])).toEqual(
    wanted,
  );
}

/** Every board shows of everybody what is stored. */
export async function expectBoards(boards: readonly Page[], done: readonly Done[]): Promise<void> {
  for (const board of boards) {
    await expect(board.getByText('Данные свежие')).toBeVisible();
    for (const { student } of done) await expect(rowOf(board, student)).toContainText('Проверено');
  }
}
