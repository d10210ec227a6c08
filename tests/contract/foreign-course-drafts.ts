// What drafts of courses may not name: groups, people and files of others.
import type { MakeRequest, Tried } from './foreign-things.ts';

const DRAFT = {
  title: { ru: 'Название', en: '', ch: '' },
  description: {},
  pictureId: null,
  works: [],
  groupIds: [],
  userIds: [],
};

const naming =
  (change: (id: string) => object): MakeRequest =>
  (id, _own, { course }) => ({
    params: { id: course },
    body: { data: { ...DRAFT, ...change(id) }, questions: [], baseRevision: 1 },
  });

export const COURSE_DRAFT_TRIED: Readonly<Record<string, Tried>> = {
  'saveCourseDraft body.data.groupIds': { thing: 'group', request: naming((id) => ({ groupIds: [id] })) },
  'saveCourseDraft body.data.userIds': { thing: 'user', request: naming((id) => ({ userIds: [id] })) },
  'saveCourseDraft body.data.pictureId': { thing: 'upload', request: naming((id) => ({ pictureId: id })) },
};
