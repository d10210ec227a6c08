// The draft of a course while its page is open, and what its parts have in common.
import type { getCourseDraft, meetAtCourseDraft, saveCourseDraft } from '#contract/calls/course-drafts.ts';
import type {
  CourseDraft,
  CourseDraftState,
  DraftOpens,
  KnownWork,
} from '#contract/entities/course-draft.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { call } from '#src/lib/api/call.ts';
import type { DraftSession, DraftView } from '#src/lib/drafts/draft-session.ts';
import type { DraftCalls } from '#src/lib/drafts/draft-server.ts';

export type CourseSession = DraftSession<CourseDraft, CourseDraftState>;
export type CourseView = DraftView<CourseDraft, CourseDraftState>;

export const COURSE_DRAFTS: DraftCalls<CourseDraft, CourseDraftState> = {
  name: 'course',
  read: (id) => call<typeof getCourseDraft>('GET', '/courses/:id/draft', { params: { id } }),
  save: (id, { data, questions, version, baseRevision }) =>
    call<typeof saveCourseDraft>('PUT', '/courses/:id/draft', {
      params: { id },
      body: { data, questions: [...questions], baseRevision },
      ifMatch: version,
    }),
  meet: (id) =>
    call<typeof meetAtCourseDraft>('POST', '/courses/:id/draft/presence', { params: { id }, body: {} }),
};

/** A course that nobody has typed in yet. */
export const unsavedCourse = (id: string): CourseDraftState => ({
  id,
  revision: 0,
  version: 0,
  isDraft: false,
  data: {
    title: inEveryLanguage(() => ''),
    description: inEveryLanguage(() => ''),
    pictureId: null,
    works: [],
    groupIds: [],
    userIds: [],
  },
  questions: [],
  published: null,
  changedAt: null,
  changedBy: null,
  isOwnChange: false,
  works: [],
  groups: [],
  people: [],
  hiddenPersonCount: 0,
});

/** Whether nothing differs from what is published. */
export const isPublished = ({ data, state: { published } }: CourseView): boolean =>
  isSameJson(data, published);

/** A work in the draft, with what is known of it. */
export interface CourseWork extends KnownWork {
  readonly opens: DraftOpens;
}

/** The works of the draft that are still in use, in order. */
export function worksOf(draft: CourseDraft, known: ReadonlyMap<string, KnownWork>): readonly CourseWork[] {
  return draft.works.flatMap(({ id, opens }) => {
    const work = known.get(id);
    return work === undefined ? [] : [{ ...work, opens }];
  });
}
