// For every place where a call takes an id: what to try there, or why there is nothing to try.
import { createHash } from 'node:crypto';
import { canonicalJson } from '#machines/kit/hash.ts';
import { batchOf } from '#tests/support/attempt-rig.ts';
import { CONTROL_TRIED } from './foreign-control-ids.ts';
import { COURSE_DRAFT_TRIED } from './foreign-course-drafts.ts';
import type { ForeignThings, MakeRequest, Tried } from './foreign-things.ts';

const TITLE = { title: { ru: 'Название', en: '', ch: '' } };
const EVENT = {
  ...TITLE,
  startDateTime: '2031-01-01T00:00:00.000Z',
  endDateTime: '2031-01-02T00:00:00.000Z',
  executionTime: 30,
};
const DRAFT = {
  ...TITLE,
  courseId: null,
  kind: 'THEORY',
  description: {},
  gradeForCompletion: null,
  maxTaskAttempts: { TRAINING: null, SELFCONTROL: null, CONTROL: null },
  settingsWork: {},
  tasks: [],
};
const FILE = {
  format: 'kristall-answers',
  version: 1,
  savedAt: '2031-01-01T00:00:00.000Z',
  writer: 1,
  nextSequence: 1,
  onItsWay: null,
  events: [],
  contentHash: createHash('sha256').update(canonicalJson([])).digest('hex'),
};
const BY_KIT = { startedAt: '2026-01-01T00:00:00.000Z', writerKey: 'key' };
const PRACTICE_ATTEMPT = '01900000-0000-7000-8000-000000000000';

const withBody =
  (body: (id: string) => object): MakeRequest =>
  (id) => ({ params: { id }, body: body(id) });
const inBody =
  (body: (id: string, foreign: ForeignThings) => object): MakeRequest =>
  (id, _own, foreign) => ({ body: body(id, foreign) });
const inQuery =
  (name: string): MakeRequest =>
  (id) => ({ query: { [name]: id } });
/** A review is addressed by attempt and task. */
const ofTask =
  (body?: object): MakeRequest =>
  (id, _own, { task }) => ({ params: { id, taskId: task }, ...(body === undefined ? {} : { body }) });

export const TRIED: Readonly<Record<string, Tried>> = {
  'getUser :id': { thing: 'user' },
  'listUsers query.groupId': { thing: 'group', request: inQuery('groupId') },
  'createUserQr body.userIds': { thing: 'user', request: inBody((id) => ({ userIds: [id] })) },
  'createUserQrSheets body.userIds': { thing: 'user', request: inBody((id) => ({ userIds: [id] })) },
  'listQrPeople query.groupId': { thing: 'group', request: inQuery('groupId') },
  'listQrPeople query.ids': { thing: 'user', request: inQuery('ids') },
  'listUserQr query.groupId': { thing: 'group', request: inQuery('groupId') },
  'revokeUserQr body.ids': { thing: 'qrCode', request: inBody((id) => ({ ids: [id] })) },
  'endOneSession :id': { thing: 'session' },
  'setAvatar body.fileId': { thing: 'upload', request: inBody((fileId) => ({ fileId })) },
  'getGroup :id': { thing: 'group' },
  'listGroupUsers :id': { thing: 'group' },
  'getFile :id': { thing: 'avatar' },
  'getFileInfo :id': { thing: 'upload' },
  'addCourseGroups body.groupIds': {
    thing: 'group',
    request: (id, _own, { course }) => ({ params: { id: course }, body: { groupIds: [id] } }),
  },
  'removeCourseGroups body.groupIds': {
    thing: 'group',
    request: (id, _own, { course }) => ({ params: { id: course }, body: { groupIds: [id] } }),
  },
  'createCourse body.groupIds': { thing: 'group', request: inBody((id) => ({ ...TITLE, groupIds: [id] })) },
  'updateCourse body.groupIds': {
    thing: 'group',
    request: (id, _own, { course }) => ({ params: { id: course }, body: { ...TITLE, groupIds: [id] } }),
  },
  'listCourses query.groupId': { thing: 'group', request: inQuery('groupId') },
  'createCourse body.userIds': { thing: 'user', request: inBody((id) => ({ ...TITLE, userIds: [id] })) },
  'updateCourse body.userIds': {
    thing: 'user',
    request: (id, _own, { course }) => ({ params: { id: course }, body: { userIds: [id] } }),
  },
  'createCourse body.pictureId': { thing: 'upload', request: inBody((id) => ({ ...TITLE, pictureId: id })) },
  'updateCourse body.pictureId': {
    thing: 'upload',
    request: (id, _own, { course }) => ({ params: { id: course }, body: { pictureId: id } }),
  },
  'createWork body.groupIds': {
    thing: 'group',
    request: inBody((id) => ({ ...TITLE, gradeForCompletion: 0, groupIds: [id] })),
  },
  'updateWork body.groupIds': {
    thing: 'group',
    request: (id, _own, { work }) => ({ params: { id: work }, body: { groupIds: [id] } }),
  },
  'saveWorkDraft body.data.groupIds': {
    thing: 'group',
    request: (id, _own, { work }) => ({
      params: { id: work },
      body: { data: { ...DRAFT, groupIds: [id] }, questions: [], baseRevision: 1 },
    }),
  },
  ...COURSE_DRAFT_TRIED,
  'courseStatus :id': { thing: 'course', onlyLearner: true },
  'getCourse :id': { thing: 'course', onlyLearner: true },
  'listUserCourses :id': { thing: 'user' },
  'drawTasksByMark :id': { thing: 'work', onlyLearner: true, request: withBody(() => ({ type: 'CONTROL' })) },
  'drawTasksByRule :id': {
    thing: 'work',
    onlyLearner: true,
    request: withBody(() => ({ type: 'SELFCONTROL' })),
  },
  'getWork :id': { thing: 'work', onlyLearner: true },
  'getWorkDocuments :id': { thing: 'work', onlyLearner: true },
  'listUserWorks :id': { thing: 'user' },
  'listUserWorks query.courseId': {
    thing: 'course',
    request: (id, _own, { user }) => ({ params: { id: user }, query: { courseId: id } }),
  },
  'startAttempt :id': {
    thing: 'work',
    onlyLearner: true,
    request: withBody(() => ({ type: 'SELFCONTROL' })),
  },
  'startAttempt body.attemptId': {
    thing: 'attempt',
    request: (id, _own, { work }) => ({
      params: { id: work },
      body: { type: 'SELFCONTROL', attemptId: id },
    }),
  },
  'startAttempt body.executionId': {
    thing: 'execution',
    request: (id, _own, { work }) => ({ params: { id: work }, body: { type: 'CONTROL', executionId: id } }),
  },
  'issueOfflineKit :id': { thing: 'work', onlyLearner: true },
  'mergeOfflineAttempt :id': {
    thing: 'work',
    onlyLearner: true,
    request: (id, _own, { kit }) => ({
      params: { id },
      body: { ...BY_KIT, kitId: kit, attemptId: PRACTICE_ATTEMPT },
    }),
  },
  'mergeOfflineAttempt body.kitId': {
    thing: 'kit',
    request: (id, _own, { work }) => ({
      params: { id: work },
      body: { ...BY_KIT, kitId: id, attemptId: PRACTICE_ATTEMPT },
    }),
  },
  'mergeOfflineAttempt body.attemptId': {
    thing: 'runningAttempt',
    request: (id, _own, { work, kit }) => ({
      params: { id: work },
      body: { ...BY_KIT, kitId: kit, attemptId: id },
    }),
  },
  'completedWorksByWork body.workIds': { thing: 'work', request: inBody((id) => ({ workIds: [id] })) },
  'createCompletedWork body.workId': {
    thing: 'work',
    onlyLearner: true,
    request: inBody((workId) => ({ workId, type: 'SELFCONTROL', results: [] })),
  },
  'decideDoubt :id': { thing: 'attempt', request: withBody(() => ({ accepts: false, reason: 'x' })) },
  'issueSituation :id': {
    thing: 'attempt',
    request: ofTask({ situation: 'fire', reason: 'x' }),
  },
  'getAnswerImage :id': { thing: 'attempt', request: ofTask() },
  'getCompletedWork :id': { thing: 'attempt' },
  'appealMark :id': { thing: 'attempt', request: ofTask({ reason: 'R' }) },
  'getReplay :id': { thing: 'attempt', request: ofTask() },
  'exportLog :id': { thing: 'attempt', request: ofTask() },
  'getStanding :id': { thing: 'runningAttempt' },
  'reportClock :id': {
    thing: 'runningAttempt',
    request: (id, _own, { task }) => ({
      params: { id },
      body: {
        writer: 1,
        elapsedMs: 1000,
        clock: { taskId: task, restart: 0, simulatedMs: 0, speed: 1, idleMs: 0 },
      },
    }),
  },
  'getTrainingFeedback :id': { thing: 'runningAttempt', request: ofTask() },
  'listCompletedWorks query.userId': { thing: 'user', request: inQuery('userId') },
  'listCompletedWorks query.workId': { thing: 'work', request: inQuery('workId') },
  'listCompletedWorks query.executionId': { thing: 'execution', request: inQuery('executionId') },
  'openAttempt :id': { thing: 'runningAttempt' },
  'patchCompletedWork :id': { thing: 'runningAttempt', request: withBody(() => ({ submit: true })) },
  'saveEvents :id': {
    thing: 'runningAttempt',
    request: (id, _own, { task }) => ({
      params: { id },
      body: batchOf([{ type: 'ANSWER', taskId: task, answer: { text: 'x' }, at: 5 }]),
    }),
  },
  'listAnswerFiles :id': { thing: 'attempt' },
  'uploadAnswerFile :id': {
    thing: 'attempt',
    request: withBody((attemptId) => ({ ...FILE, attemptId })),
  },
  'exportResults body.groupIds': { thing: 'group', request: inBody((id) => ({ groupIds: [id] })) },
  'exportResults body.studentIds': { thing: 'user', request: inBody((id) => ({ studentIds: [id] })) },
  'exportResults body.workIds': { thing: 'work', request: inBody((id) => ({ workIds: [id] })) },
  'exportResults body.courseIds': { thing: 'course', request: inBody((id) => ({ courseIds: [id] })) },
  'exportResults body.executionIds': {
    thing: 'execution',
    request: inBody((id) => ({ executionIds: [id] })),
  },
  'findResults body.groupIds': { thing: 'group', request: inBody((id) => ({ groupIds: [id] })) },
  'findResults body.studentIds': { thing: 'user', request: inBody((id) => ({ studentIds: [id] })) },
  'findResults body.workIds': { thing: 'work', request: inBody((id) => ({ workIds: [id] })) },
  'findResults body.courseIds': { thing: 'course', request: inBody((id) => ({ courseIds: [id] })) },
  'findResults body.executionIds': { thing: 'execution', request: inBody((id) => ({ executionIds: [id] })) },
  'claimReview :id': { thing: 'attempt', request: ofTask() },
  'getReview :id': { thing: 'attempt', request: ofTask() },
  'releaseReview :id': { thing: 'attempt', request: ofTask() },
  'keepMark :id': { thing: 'attempt', request: ofTask({ answer: 'R' }) },
  'getRegrade :id': { thing: 'regrade' },
  'listRegradeMarks :id': { thing: 'regrade' },
  'cancelRegrade :id': { thing: 'regrade' },
  'applyRegrade :id': { thing: 'regrade', request: withBody(() => ({ policy: 'NEW', reason: 'R' })) },
  'undoRegrade :id': { thing: 'regrade' },
  'compareWorkRegrade :id': { thing: 'workRegrade', request: withBody(() => ({ policy: 'NEW' })) },
  'cancelWorkRegrade :id': { thing: 'workRegrade' },
  'applyWorkRegrade :id': {
    thing: 'workRegrade',
    request: withBody(() => ({ policy: 'NEW', reason: 'R' })),
  },
  'undoWorkRegrade :id': { thing: 'workRegrade' },
  'markAgain :id': { thing: 'attempt' },
  'getDeviations :id': { thing: 'attempt' },
  'decideInReview :id': {
    thing: 'attempt',
    request: withBody(() => ({ accepts: true, reason: 'R' })),
  },
  'waiveGate :id': { thing: 'attempt', request: ofTask({ gateId: 'gate', waives: true, reason: 'R' }) },
  'acceptProposals body.answers.reviewId': {
    thing: 'attempt',
    request: inBody((reviewId, { task }) => ({ answers: [{ reviewId, taskId: task, mark: 1 }] })),
  },
  'saveReview :id': { thing: 'attempt', request: ofTask({ mark: 1 }) },
  'listReviews query.workId': { thing: 'work', request: inQuery('workId') },
  'listReviews query.executionId': { thing: 'execution', request: inQuery('executionId') },
  'listReviews query.taskId': { thing: 'task', request: inQuery('taskId') },
  'listReviews query.userId': { thing: 'user', request: inQuery('userId') },
  'assignUsers :id': { thing: 'execution', request: withBody(() => ({ userIds: [] })) },
  'assignUsers body.userIds': {
    thing: 'user',
    request: (id, own) => ({ params: { id: own.execution }, body: { userIds: [id] } }),
  },
  'createExecution body.assignedUserIds': {
    thing: 'user',
    request: inBody((id, { work }) => ({ ...EVENT, workId: work, assignedUserIds: [id] })),
  },
  'createExecution body.groupIds': {
    thing: 'group',
    request: inBody((id, { work }) => ({ ...EVENT, workId: work, groupIds: [id] })),
  },
  'deleteExecution :id': { thing: 'execution' },
  'setHolding :id': { thing: 'execution', request: withBody(() => ({ holds: false })) },
  'listTakenCopies :id': { thing: 'execution' },
  'getExecution :id': { thing: 'execution' },
  'getEventStatistics :id': { thing: 'execution' },
  'exportStatistics query.id': {
    thing: 'execution',
    request: (id) => ({ query: { of: 'EVENT', id, format: 'xlsx' } }),
  },
  'getGroupStatistics :id': { thing: 'group' },
  'listLearners query.groupId': { thing: 'group', request: inQuery('groupId') },
  'getPersonStatistics :id': { thing: 'user' },
  ...CONTROL_TRIED,
  'listUserExecutions :id': { thing: 'user', request: withBody(() => ({})) },
  'unassignUsers :id': { thing: 'execution', request: withBody(() => ({ userIds: [] })) },
  'unassignUsers body.userIds': {
    thing: 'user',
    request: (id, own) => ({ params: { id: own.execution }, body: { userIds: [id] } }),
  },
  'updateExecution :id': {
    thing: 'execution',
    request: (id, _own, { work }) => ({ params: { id }, body: { ...EVENT, workId: work } }),
  },
  'updateExecution body.assignedUserIds': {
    thing: 'user',
    request: (id, own, { work }) => ({
      params: { id: own.execution },
      body: { ...EVENT, workId: work, assignedUserIds: [id] },
    }),
  },
  'updateExecution body.groupIds': {
    thing: 'group',
    request: (id, own, { work }) => ({
      params: { id: own.execution },
      body: { ...EVENT, workId: work, groupIds: [id] },
    }),
  },
};
