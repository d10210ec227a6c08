// Control events: when, for whom, what was done while they ran, and the board.
import type { ControlAct, RefusedAct } from '#contract/entities/control.ts';
import type { InjectionKind, InjectionMoment } from '#contract/entities/injections.ts';
import type { ExecutionDraw } from '#contract/entities/execution.ts';
import type { Reveal } from '#contract/entities/work.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { ControlPause } from '#contract/control-time.ts';
import type { ColumnType, Generated } from 'kysely';
import type { DateTime, JsonColumn, Later } from '../columns.ts';

interface ExecutionsTable {
  readonly id: string;
  readonly workId: string;
  readonly title: JsonColumn<LocalizedText>;
  readonly description: JsonColumn<LocalizedText>;
  readonly titleKey: string;
  readonly searchText: string;
  readonly startDateTime: DateTime;
  readonly endDateTime: DateTime;
  /** The latest personal end: until then the event holds its work, and hides what is shown afterwards. */
  readonly lastEnd: DateTime;
  /** In minutes. */
  readonly executionTime: number;
  /** What is shown afterwards; null: as the work says. */
  readonly reveal: Later<Reveal>;
  /** Whether each person draws tasks of their own, or all get those of `drawSeed`. */
  readonly draw: Generated<ExecutionDraw>;
  readonly drawSeed: Generated<number>;
  /** Asked for at the start; '': none. */
  readonly codeWord: Generated<string>;
  /** The event gives what was published up to then: its start, or later where a teacher chose so. */
  readonly contentAt: DateTime;
  /** Rises with everything that the people in it should learn at once. */
  readonly liveNumber: Generated<number>;
  /** The person who made it; null for what the server makes. */
  readonly createdBy: string | null;
  /** Whether the event holds its work for the people assigned while it runs. */
  readonly holds: Generated<boolean>;
  readonly dateCreating: DateTime;
  readonly archivedAt: DateTime | null;
  readonly version: number;
}

interface ExecutionUsersTable {
  readonly executionId: string;
  readonly userId: string;
  /** The person's window as it follows from all that is below. */
  readonly startsAt: DateTime;
  readonly endsAt: DateTime;
  readonly extraPercent: Generated<number>;
  readonly extraMinutes: Generated<number>;
  readonly incidentMs: Generated<number>;
  /** A window of one's own; null: the event's. */
  readonly windowStart: Later<DateTime>;
  readonly windowEnd: Later<DateTime>;
  readonly pauses: ColumnType<readonly ControlPause[] | null, string | null | undefined, string | null>;
  /** Since when the person's time stands still; also in `pauses`. */
  readonly pausedAt: Later<DateTime>;
  /** When the person was taken out of the event. */
  readonly outAt: Later<DateTime>;
  /** When a letter last told the person of the event; null: none has. */
  readonly toldAt: Later<DateTime>;
  /** When a page of the person's last listened. */
  readonly seenAt: Later<DateTime>;
  /** Rises with what this person alone should learn at once. */
  readonly liveNumber: Generated<number>;
}

/** A situation given to one person: armed until its time or condition comes, then in `issuedEntries`. */
interface InjectionsTable {
  readonly id: string;
  /** Given together. */
  readonly setId: string;
  readonly executionId: string;
  readonly userId: string;
  readonly kind: InjectionKind;
  /** The id of the situation, module or caller; of a message ''. */
  readonly situation: string;
  /** What is said; of what nobody says ''. */
  readonly words: string;
  readonly text: JsonColumn<Trilingual>;
  readonly moment: JsonColumn<InjectionMoment>;
  readonly reason: string;
  readonly byId: string | null;
  readonly byName: string;
  readonly at: DateTime;
  readonly state: 'ARMED' | 'CANCELLED' | 'ISSUED';
  readonly issuedId: string | null;
  /** Of a call or message that was sent. */
  readonly messageId: string | null;
}

interface BookmarksTable {
  readonly id: string;
  readonly executionId: string;
  readonly at: DateTime;
  readonly byId: string | null;
  readonly byName: string;
  readonly note: string;
  readonly isForAll: boolean;
}

/** Where one person's attempt stood at a bookmark. */
interface BookmarkMomentsTable {
  readonly bookmarkId: string;
  readonly userId: string;
  /** null: not begun. */
  readonly attemptId: string | null;
  /** The last batch of the log. */
  readonly sequence: number;
  /** The simulation that was open; null: none. */
  readonly taskId: string | null;
  readonly restart: number;
  readonly atMs: number | null;
}

interface ExecutionActsTable {
  readonly id: string;
  readonly executionId: string;
  readonly at: DateTime;
  readonly byId: string | null;
  readonly byName: string;
  readonly act: JsonColumn<ControlAct>;
  readonly reason: string;
  /** The ids of the people for whom it was done. */
  readonly done: JsonColumn<readonly string[]>;
  readonly refused: JsonColumn<readonly RefusedAct[]>;
}

interface ExecutionMessagesTable {
  readonly id: string;
  readonly executionId: string;
  readonly userId: string;
  readonly at: DateTime;
  readonly byId: string | null;
  readonly byName: string;
  /** Who rings up in the simulation; null: it is a message of those who watch. */
  readonly caller: JsonColumn<Trilingual> | null;
  readonly text: string;
  readonly seenAt: DateTime | null;
}

/** Events that somebody watches. */
interface BoardsTable {
  readonly executionId: string;
  /** The number of the last change. */
  readonly number: number;
  /** Whoever has an earlier number gets everything anew: people have left the event. */
  readonly wholeFrom: number;
  readonly watchedUntil: DateTime;
  readonly leaseOwner: string | null;
  readonly leaseUntil: DateTime | null;
}

/** What an attempt's batches up to a number add up to. */
export interface BoardDone {
  /** The tasks with an answer or a draft. */
  readonly tasks: readonly string[];
  readonly lastTask: string | null;
  /** The last act in a simulation: its code. */
  readonly lastCode: string | null;
  readonly actions: number;
}

interface BoardRowsTable {
  readonly executionId: string;
  readonly userId: string;
  /** The number of the change that made the row what it is. */
  readonly number: number;
  readonly attemptId: string | null;
  /** The batch of the attempt that `done` counts up to. */
  readonly sequence: number;
  readonly done: JsonColumn<BoardDone>;
  /** The row as JSON: compared as text. */
  readonly row: string;
}

export interface ControlSchema {
  readonly executions: ExecutionsTable;
  readonly executionUsers: ExecutionUsersTable;
  readonly executionActs: ExecutionActsTable;
  readonly executionMessages: ExecutionMessagesTable;
  readonly injections: InjectionsTable;
  readonly bookmarks: BookmarksTable;
  readonly bookmarkMoments: BookmarkMomentsTable;
  readonly boards: BoardsTable;
  readonly boardRows: BoardRowsTable;
}
