// Places where a call takes an id and another’s id is no different from one’s own, with the reasons.

const CONTENT = 'Content is the site’s: whoever has the privilege to make content has all of it.';
const WITHIN = 'Looked up only within the attempt, task or review that the call names, which is tried.';
const FILES = 'A task takes only one’s own uploads and its own earlier files (task-files.test.ts).';

export const NOT_TRIED: Readonly<Record<string, string>> = {
  'signUp body.groupId': 'Public: anybody asks for any group that is open for registration.',
  'createCompletedWork body.executionId':
    'Nothing is looked up: a whole work of a control event is refused, whichever event it names.',
  'signInQr :code': 'A secret, not an id.',
  ...Object.fromEntries(
    [
      'addCourseGroups :id',
      'getCourseDetails :id',
      'copyCourse :id',
      'courseProgress body.courseIds',
      'changeCourses body.courseIds',
      'createCourse body.works.id',
      'createCourse body.works.opens.workId',
      'updateCourse body.works.id',
      'updateCourse body.works.opens.workId',
      'removeCourseGroups :id',
      'updateCourse :id',
      'deleteCourse :id',
      'createWork body.courseId',
      'updateWork body.courseId',
      'updateWork :id',
      'deleteWork :id',
      'listWorks query.courseId',
      'listWorkDetails query.courseId',
      'getWorkDetails :id',
      'listWorkTasks :id',
      'listWorkTaskDetails :id',
      'addTasksByCreate :id',
      'addTasksByIds :id',
      'addTasksByIds body.taskIds',
      'putWorkTask :idWork',
      'removeWorkTask :id',
      'removeWorkTask :taskId',
      'copyTask :id',
      'updateTask :id',
      'deleteTask :id',
      'multiCopyTasks body.taskIds',
      'changeWorks body.workIds',
      'changeTasks body.taskIds',
      'changeTasks body.action.workId',
      'changeTasks body.action.topicId',
      'orderWorkTasks :id',
      'orderWorkTasks body.taskIds',
      'getTask :id',
      'listTasks query.topicId',
      'createTopic body.parentId',
      'updateTopic :id',
      'updateTopic body.parentId',
      'deleteTopic :id',
      'restoreTopic :id',
      'createExecution body.workId',
      'updateExecution body.workId',
      'listWorkExecutions :id',
      'getPracticeCase :id',
      'getPracticeKey :id',
    ].map((place) => [place, CONTENT]),
  ),
  ...Object.fromEntries(
    ['addTasksByCreate', 'putWorkTask', 'copyTask', 'updateTask'].flatMap((call) => [
      ...['question.filesId', 'answers.filesId', 'fileDocumentIds', 'answerFileIds'].map((name) => [
        `${call} body.${name}`,
        FILES,
      ]),
      [`${call} body.answers.id`, WITHIN],
    ]),
  ),
  ...Object.fromEntries(
    [
      'getAnswerImage :taskId',
      'getReplay :taskId',
      'getTrainingFeedback :taskId',
      'patchCompletedWork body.marks.taskId',
      'saveEvents body.events.taskId',
      'saveEvents body.clock.taskId',
      'reportClock body.clock.taskId',
      'createCompletedWork body.results.taskId',
      'uploadAnswerFile body.events.taskId',
      'uploadAnswerFile body.attemptId',
      'saveReview body.rubric.id',
      'claimReview :taskId',
      'getReview :taskId',
      'releaseReview :taskId',
      'saveReview :taskId',
      ...['getReview', 'saveReview'].flatMap((call) =>
        ['workId', 'executionId', 'taskId', 'userId'].map((name) => `${call} query.${name}`),
      ),
    ].map((place) => [place, WITHIN]),
  ),
};

/** Privileges over the whole site: who holds one of these has no groups of their own, and sees all. */
export const SITE_WIDE: readonly string[] = [
  'USERS_EDIT',
  'GROUPS_EDIT',
  'ROLES_EDIT',
  'REGISTRATIONS_REVIEW',
  'AUDIT_READ',
  'TECHNICAL_WORKS',
];
