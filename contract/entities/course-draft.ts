// The draft of a course: it may lack its title, its works and the moments at which they open.
import { z } from 'zod';
import { dateTimeSchema, idListSchema, idSchema } from '../common.ts';
import { languageSchema, optionalTextSchema } from '../texts.ts';
import { draftCheckSchema, draftVersionSchema } from './draft-check.ts';
import { areDifferent, draftInputOf, draftStateOf } from './draft.ts';
import { courseDetailsSchema, courseInputSchema, MAX_COURSE_WORKS } from './work.ts';

const draftOpensSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('AT_ONCE') }),
  z.object({ kind: z.literal('AFTER'), workId: idSchema }),
  /** null: not said yet. */
  z.object({ kind: z.literal('FROM'), at: dateTimeSchema.nullable() }),
]);
export type DraftOpens = z.infer<typeof draftOpensSchema>;

export const courseDraftSchema = z.object({
  title: optionalTextSchema,
  description: optionalTextSchema,
  pictureId: courseInputSchema.shape.pictureId.unwrap(),
  works: z.array(z.object({ id: idSchema, opens: draftOpensSchema })).max(MAX_COURSE_WORKS),
  groupIds: idListSchema,
  userIds: courseInputSchema.shape.userIds.unwrap(),
});
export type CourseDraft = z.infer<typeof courseDraftSchema>;

export const courseDraftInputSchema = draftInputOf(
  courseDraftSchema.extend({ works: courseDraftSchema.shape.works.refine(areDifferent) }),
);

/** A work that a draft names, as it is now. */
const knownWorkSchema = courseDetailsSchema.shape.works.element.omit({ opens: true }).extend({
  /** Of a work that is begun, it may still be empty. */
  title: optionalTextSchema,
  /** It was never published; left out: it was. */
  isNew: z.boolean().optional(),
});
export type KnownWork = z.infer<typeof knownWorkSchema>;

export const courseDraftStateSchema = draftStateOf(courseDraftSchema).extend({
  /** What the works of `data` are now. */
  works: z.array(knownWorkSchema),
  groups: courseDetailsSchema.shape.groups,
  people: courseDetailsSchema.shape.people,
  /** How many more there are whom the caller may not see; they stay. */
  hiddenPersonCount: courseDetailsSchema.shape.hiddenPersonCount,
});
export type CourseDraftState = z.infer<typeof courseDraftStateSchema>;

const ERRORS = [
  'NO_TITLE',
  'WORK_GONE',
  'WORK_UNPUBLISHED',
  'NO_MOMENT',
  'WAITS_FOR_LATER',
  'UNDECIDED',
] as const;
const WARNINGS = ['TITLE_LANGUAGE', 'NO_WORKS', 'OPEN_TO_NOBODY'] as const;

const courseFindingSchema = z.object({
  code: z.enum([...ERRORS, ...WARNINGS]),
  /** The work that it is about; null: the course. */
  workId: idSchema.nullable(),
  /** The language that lacks the title. */
  language: languageSchema.nullable(),
  /** Whether it stops publishing. */
  isError: z.boolean(),
});
export type CourseFinding = z.infer<typeof courseFindingSchema>;

/** Something that is found in the draft of a course. */
export function courseFinding(
  code: CourseFinding['code'],
  about: Partial<Pick<CourseFinding, 'workId' | 'language'>> = {},
): CourseFinding {
  const isError = (ERRORS as readonly string[]).includes(code);
  return { code, workId: null, language: null, ...about, isError };
}

/** What is found in the draft of a course, and whom publishing it touches. */
export const courseDraftCheckSchema = z.object({
  version: z.number().int(),
  findings: z.array(courseFindingSchema),
  /** Works that were never published: they are published with the course, and what is found in them stops or warns as its own does. */
  newWorks: z.array(
    z.object({
      id: idSchema,
      taskCount: z.number().int(),
      findings: draftCheckSchema.shape.findings,
      /** What the tasks ask that something is found in. */
      tasks: z.array(z.object({ id: idSchema, question: optionalTextSchema })),
      /** Its draft and those of its tasks. */
      versions: z.array(draftVersionSchema),
    }),
  ),
  /** Active people who may learn it, once it is published. */
  learnerCount: z.number().int(),
  /** Of them those whom the person does not teach. */
  othersLearnerCount: z.number().int(),
});

/** A course as one of its revisions had it; revisions from before drafts of courses know its texts and its picture alone. */
export const courseRevisionSchema = courseDraftSchema.partial({ works: true, groupIds: true, userIds: true });
