// Bookmarks of a control event: moments that those who watch it come back to in the debriefing.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { userRefSchema } from './user.ts';

/** Of one event. */
export const MAX_BOOKMARKS = 200;
/** Letters. */
export const MAX_BOOKMARK_NOTE = 300;
/** Whoever wants more people takes all of the event. */
export const MAX_BOOKMARKED = 100;

const noteSchema = z.string().trim().max(MAX_BOOKMARK_NOTE);

export const bookmarkInputSchema = z.object({
  /** null: all who have begun. */
  userIds: z.array(idSchema).min(1).max(MAX_BOOKMARKED).nullable(),
  note: noteSchema.default(''),
});

/** A week of simulated time is more than any run has. */
const MAX_MOMENT_MS = 604_800_000;

/** Moments of replays: of each person one. */
export const momentsInputSchema = z.object({
  moments: z
    .array(
      z.object({
        attemptId: idSchema,
        taskId: idSchema,
        /** Of the simulation, in ms. */
        atMs: z.number().int().min(0).max(MAX_MOMENT_MS),
      }),
    )
    .min(1)
    .max(MAX_BOOKMARKED),
  note: noteSchema.default(''),
});
export type MomentsInput = z.output<typeof momentsInputSchema>;

export const bookmarkChangeSchema = z.object({
  note: noteSchema,
  /** The note that the person saw; where another stands now, theirs does not take its place. Left out: it does. */
  before: noteSchema.optional(),
});

/** A person of an event, and the number under which they go where names are hidden: it stays while the event has the same people. */
const numberedPersonSchema = z.object({ user: userRefSchema, number: z.number().int() });
export type NumberedPerson = z.infer<typeof numberedPersonSchema>;

export const bookmarkSchema = z.object({
  id: idSchema,
  /** When it was set, by the server's time. */
  at: dateTimeSchema,
  byName: z.string(),
  note: z.string(),
  isForAll: z.boolean(),
  /** How many people it has whom the caller may see. */
  peopleCount: z.number().int(),
  /** The first few of them; none where it is for all. */
  people: z.array(numberedPersonSchema),
});
export type Bookmark = z.infer<typeof bookmarkSchema>;

/** Where the attempt of one person stood when the bookmark was set. */
const bookmarkMomentSchema = numberedPersonSchema.extend({
  /** null: not begun. */
  attemptId: idSchema.nullable(),
  /** The last batch of the log that the server had. */
  sequence: z.number().int(),
  /** The simulation that was open: its task, the task's number in the attempt, and its time in ms; null: none was. */
  taskId: idSchema.nullable(),
  taskNumber: z.number().int().nullable(),
  atMs: z.number().int().nullable(),
  /** Whether the run can be replayed: it was not begun anew since. */
  isReplayable: z.boolean(),
});
export type BookmarkMoment = z.infer<typeof bookmarkMomentSchema>;

export const openedBookmarkSchema = bookmarkSchema.extend({
  /** By number. */
  moments: z.array(bookmarkMomentSchema),
});
export type OpenedBookmark = z.infer<typeof openedBookmarkSchema>;
