// For calls of control events that are made or run: what to try in each place that takes an id.
import type { Tried } from './foreign-things.ts';

const WINDOW = { startDateTime: '2031-01-01T00:00:00.000Z', endDateTime: '2031-01-02T00:00:00.000Z' };

export const CONTROL_TRIED: Readonly<Record<string, Tried>> = {
  'getExecutionDetails :id': { thing: 'execution' },
  'restoreExecution :id': { thing: 'execution' },
  'getEventContent :id': { thing: 'execution' },
  'takeNewContent :id': {
    thing: 'execution',
    request: (id) => ({ params: { id }, body: { contentAt: WINDOW.startDateTime } }),
  },
  'getBoard :id': { thing: 'execution' },
  'lookAtPractice :id': {
    thing: 'execution',
    request: (id, _own, { user }) => ({ params: { id, userId: user } }),
  },
  'lookAtPractice :userId': {
    thing: 'user',
    request: (userId, { execution }) => ({ params: { id: execution, userId } }),
  },
  'followScene :id': {
    thing: 'execution',
    request: (id, _own, { user }) => ({ params: { id, userId: user, number: '1' } }),
  },
  'followScene :userId': {
    thing: 'user',
    request: (userId, { execution }) => ({ params: { id: execution, userId, number: '1' } }),
  },
  'watchBoard :id': { thing: 'execution' },
  'listActs :id': { thing: 'execution' },
  'followEvent :id': { thing: 'execution' },
  'confirmMessage :id': {
    thing: 'execution',
    request: (id, _own, { task }) => ({ params: { id, messageId: task } }),
  },
  'actInEvent :id': {
    thing: 'execution',
    request: (id, _own, { user }) => ({
      params: { id },
      body: { act: { kind: 'NOTE' }, userIds: [user], reason: 'R' },
    }),
  },
  'listGivable :id': { thing: 'execution' },
  'listInjections :id': { thing: 'execution' },
  'giveInjection :id': {
    thing: 'execution',
    request: (id, _own, { user }) => ({
      params: { id },
      body: {
        what: { kind: 'SITUATION', id: 'fire' },
        moment: { kind: 'NOW' },
        userIds: [user],
        reason: 'R',
      },
    }),
  },
  'cancelInjections :id': {
    thing: 'execution',
    request: (id, _own, { task }) => ({ params: { id }, body: { ids: [task] } }),
  },
  'listBookmarks :id': { thing: 'execution' },
  'getBookmark :id': {
    thing: 'execution',
    request: (id, _own, { task }) => ({ params: { id, bookmarkId: task } }),
  },
  'setBookmark :id': {
    thing: 'execution',
    request: (id) => ({ params: { id }, body: { userIds: null, note: '' } }),
  },
  'keepMoments :id': {
    thing: 'execution',
    request: (id, _own, { task }) => ({
      params: { id },
      body: { moments: [{ attemptId: task, taskId: task, atMs: 0 }], note: '' },
    }),
  },
  'changeBookmark :id': {
    thing: 'execution',
    request: (id, _own, { task }) => ({ params: { id, bookmarkId: task }, body: { note: '' } }),
  },
  'deleteBookmark :id': {
    thing: 'execution',
    request: (id, _own, { task }) => ({ params: { id, bookmarkId: task } }),
  },
  'exportDebriefing :id': { thing: 'execution' },
  'exportSheets :id': { thing: 'execution' },
  'exportSheets query.userId': {
    thing: 'user',
    request: (userId, { execution }) => ({ params: { id: execution }, query: { userId } }),
  },
  'guideScene :id': { thing: 'attempt', request: (id, _own, { task }) => ({ params: { id, taskId: task } }) },
  'givePrompt :id': {
    thing: 'attempt',
    request: (id, _own, { task }) => ({ params: { id }, body: { taskId: task, words: 'W' } }),
  },
  'listPrompts :id': { thing: 'attempt' },
  'listEventRuns :id': { thing: 'execution' },
  'suggestBookmarks :id': { thing: 'execution' },
  'checkReadiness body.userIds': {
    thing: 'user',
    request: (id, _own, { work }) => ({ body: { ...WINDOW, workId: work, userIds: [id] } }),
  },
  'checkReadiness body.groupIds': {
    thing: 'group',
    request: (id, _own, { work }) => ({ body: { ...WINDOW, workId: work, groupIds: [id] } }),
  },
};
