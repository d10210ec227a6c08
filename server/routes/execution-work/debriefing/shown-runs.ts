// The runs of an event as a debriefing shows them: with numbers, and with names where they are asked for.
import {
  MAX_SUGGESTED_FROM,
  RUNS_AT_ONCE,
  type EventRun,
  type EventRuns,
  type RunMark,
  type ShownPerson,
  type Suggestion,
} from '#contract/entities/debriefing.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db } from '#server/storage/schema.ts';
import { peopleOf } from '../bookmarks/bookmarks-repository.ts';
import { firstOf } from '../bookmarks/numbered-people.ts';
import {
  bookmarkedMoments,
  markedRuns,
  runsOf,
  type MarkedRun,
  type RunOfEvent,
} from './event-runs-repository.ts';
import { marksOf } from './run-marks.ts';
import { Suggesting, type Suggested } from './suggest-bookmarks.ts';

/** By person; nobody whom the caller may not see. */
type People = ReadonlyMap<string, ShownPerson>;

async function shownPeople(db: Db, event: Execution, isNamed: boolean): Promise<People> {
  const people = await peopleOf(db, event);
  return new Map(
    [...people].map(([id, { number, user }]) => [id, { number, name: isNamed ? user.fullName : null }]),
  );
}

interface NumberedRun extends RunOfEvent {
  readonly who: ShownPerson;
}

/** By number: an order by name would give away who is who. */
async function numberedRuns(
  db: Db,
  person: Person,
  event: Execution,
  people: People,
): Promise<readonly NumberedRun[]> {
  const runs = await runsOf(db, person, event.id);
  return runs
    .flatMap((run) => {
      const who = people.get(run.userId);
      return who === undefined ? [] : [{ ...run, who }];
    })
    .toSorted((a, b) => a.who.number - b.who.number);
}

type Bookmarked = Awaited<ReturnType<typeof bookmarkedMoments>>;

function bookmarksIn({ attemptId, taskId, simulation }: MarkedRun, bookmarked: Bookmarked): RunMark[] {
  return bookmarked.flatMap((moment) =>
    moment.attemptId === attemptId && moment.taskId === taskId && moment.restart === simulation.restarts
      ? [{ kind: 'BOOKMARK', atMs: Number(moment.atMs), note: moment.note }]
      : [],
  );
}

interface Wanted {
  readonly task?: number | undefined;
  readonly after: number;
  readonly isNamed: boolean;
}

export async function shownRuns(
  db: Db,
  person: Person,
  event: Execution,
  { task, after, isNamed }: Wanted,
): Promise<EventRuns> {
  const people = await shownPeople(db, event, isNamed);
  const all = await numberedRuns(db, person, event, people);
  const taskNumbers = [...new Set(all.map(({ taskNumber }) => taskNumber))].toSorted((a, b) => a - b);
  const taskNumber = task ?? taskNumbers[0] ?? null;
  const runs = all.filter((run) => run.taskNumber === taskNumber);
  const page = runs.slice(after, after + RUNS_AT_ONCE);
  const attemptIds = page.map(({ attemptId }) => attemptId);
  const bookmarked = await bookmarkedMoments(db, event.id, attemptIds);
  const shown: EventRun[] = [];
  for await (const run of markedRuns(db, page)) {
    const { attemptId, taskId, userId, passed, simulation } = run;
    const who = people.get(userId);
    if (who === undefined) continue;
    const marks = [...marksOf(run), ...bookmarksIn(run, bookmarked)].toSorted((a, b) => a.atMs - b.atMs);
    shown.push({ ...who, attemptId, taskId, passed, durationMs: simulation.durationMs, marks });
  }
  return { taskNumbers, taskNumber, total: runs.length, runs: shown };
}

/** What has no bookmark yet. */
export async function suggestionsOf(
  db: Db,
  person: Person,
  event: Execution,
  isNamed: boolean,
): Promise<Suggestion[]> {
  const people = await shownPeople(db, event, isNamed);
  const runs = await numberedRuns(db, person, event, people);
  const suggesting = new Suggesting();
  for await (const run of markedRuns(db, runs.slice(0, MAX_SUGGESTED_FROM))) suggesting.add(run);
  const keyOf = (moment: { attemptId: string | null; taskId: string | null; atMs: number | null }): string =>
    `${moment.attemptId ?? ''} ${moment.taskId ?? ''} ${String(moment.atMs)}`;
  const found = suggesting.get();
  const attemptIds = found.flatMap(({ moments }) => moments.map(({ attemptId }) => attemptId));
  const kept = new Set((await bookmarkedMoments(db, event.id, attemptIds)).map(keyOf));
  return found
    .filter(({ moments }) => !moments.every((moment) => kept.has(keyOf(moment))))
    .map((suggested) => withPeople(suggested, people));
}

function withPeople({ userIds, ...suggested }: Suggested, people: People): Suggestion {
  const shown = userIds.flatMap((id) => people.get(id) ?? []);
  return { ...suggested, people: firstOf(shown) };
}
