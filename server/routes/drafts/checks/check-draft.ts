// The whole check list of a draft: the work, and each of its tasks in it.
import type { Finding } from '#contract/entities/draft-check.ts';
import type { DraftTask, WorkDraft } from '#contract/entities/draft.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { markForShare } from '#contract/marks.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import type { TopicPlaces } from '../../topics/task-topics-repository.ts';
import { checkTask } from './check-task.ts';
import { checkWork } from './check-work.ts';
import { foundIf, inWork, when, type Found } from './finding.ts';
import { isBlank } from '#contract/is-blank.ts';

interface Known {
  /** The tasks in use, as they are now. */
  readonly tasks: ReadonlyMap<string, TaskData>;
  /** The practice cases in use. */
  readonly caseIds: ReadonlySet<string>;
  /** Their pass marks, of 100, as far as the draft has them. */
  readonly passScores: ReadonlyMap<string, number>;
  readonly isCourseInUse: boolean;
  readonly questionCount: number;
  readonly topics: TopicPlaces;
  /** What is found in the drafts of tasks beside their content. */
  readonly ofDrafts?: ReadonlyMap<string, readonly Found[]>;
}

type Say = (code: Finding['code'], params?: Finding['params']) => Finding;

/** How often one may answer a task in a mode. */
function attemptsIn(draft: WorkDraft, task: DraftTask, mode: WorkMode): number {
  return task.settingsTask.maxAttempts ?? draft.maxTaskAttempts[mode] ?? 1;
}

/** Beyond so many answers nobody tries them all. */
const MAX_TRIES = 10;

/** With as many attempts as there are answers to guess among, whoever tries all of them is right. */
function attemptFindings(draft: WorkDraft, wanted: DraftTask, task: TaskData, say: Say): Finding[] {
  const kind = questionKindOf(task.taskType);
  if (kind === null || !wanted.settingsTask.modes.includes('CONTROL')) return [];
  if (!kind.paramsSchema.safeParse(task.params).success) return [];
  const attempts = attemptsIn(draft, wanted, 'CONTROL');
  const tries = 1 / (kind.guessChance(task) ?? 0);
  return when(attempts > 1 && tries <= MAX_TRIES && attempts >= tries, say('ATTEMPTS_MANY', { attempts }));
}

/** What a task's points, modes and the price of its hint say wherever it stands. */
export function settingFindings(wanted: Omit<DraftTask, 'id'>, task: TaskData): Found[] {
  const { maxScore, settingsTask } = wanted;
  const { modes, hintPenalty } = settingsTask;
  const hasHint = !isBlank(task.hint.ru);
  return [
    ...foundIf(maxScore === null, 'NO_POINTS'),
    ...foundIf(maxScore === 0, 'ZERO_POINTS'),
    ...foundIf(modes.length === 0, 'NO_TASK_MODES'),
    ...foundIf(hasHint && maxScore !== null && maxScore > 0 && hintPenalty >= maxScore, 'PENALTY_HIGH', {
      penalty: hintPenalty,
    }),
    ...foundIf(!hasHint && hintPenalty > 0, 'PENALTY_NO_HINT', { penalty: hintPenalty }),
  ];
}

function modeFindings(draft: WorkDraft, { settingsTask: { modes } }: DraftTask, say: Say): Finding[] {
  const open = draft.settingsWork.modes;
  const isOpen = modes.length === 0 || open.length === 0 || modes.some((mode) => open.includes(mode));
  return when(!isOpen, say('MODE_NOT_OPEN'));
}

function ofTask(draft: WorkDraft, wanted: DraftTask, known: Known): Finding[] {
  const { tasks, caseIds, ofDrafts } = known;
  const say: Say = (code, params = {}) => ({ code, taskId: wanted.id, params });
  const task = tasks.get(wanted.id);
  if (task === undefined) return [say('TASK_GONE')];
  const everywhere = [
    ...caseFindings(task, caseIds),
    ...settingFindings(wanted, task),
    ...(ofDrafts?.get(wanted.id) ?? []),
    ...checkTask(task),
  ];
  return [
    ...everywhere.map(({ code, params }) => say(code, params)),
    ...modeFindings(draft, wanted, say),
    ...attemptFindings(draft, wanted, task, say),
  ];
}

export function caseFindings({ params: { caseId } }: TaskData, caseIds: ReadonlySet<string>): Found[] {
  return foundIf(typeof caseId === 'string' && !caseIds.has(caseId), 'CASE_GONE');
}

/** A work of one case that asks for fewer points than its case does: it is passed from the case's pass mark on. */
function belowCase(
  { tasks: [wanted, ...more], gradeForCompletion: grade }: WorkDraft,
  known: Known,
): Finding[] {
  if (wanted === undefined || more.length > 0 || grade === null || grade === 0) return [];
  const caseId = known.tasks.get(wanted.id)?.params['caseId'];
  const passScore = typeof caseId === 'string' ? known.passScores.get(caseId) : undefined;
  const needed = markForShare((passScore ?? 0) / 100, wanted.maxScore ?? 0);
  return when(grade < needed, inWork('GRADE_BELOW_CASE', { grade, needed }));
}

/** A question that stands in the work twice, with the same answers, is hardly meant so. */
function repeated(draft: WorkDraft, { tasks }: Known): Finding[] {
  const seen = new Set<string>();
  return draft.tasks.flatMap(({ id }) => {
    const task = tasks.get(id);
    if (task === undefined) return [];
    const { taskType, question, answers, params } = task;
    const said = JSON.stringify([taskType, question, answers.map(({ content }) => content), params]);
    const isAgain = seen.has(said);
    seen.add(said);
    return when(isAgain, { code: 'SAME_QUESTION', taskId: id, params: {} });
  });
}

/** Everything that is found in a draft. */
export function checkDraft(draft: WorkDraft, known: Known): Finding[] {
  return [
    ...when(!known.isCourseInUse, { code: 'COURSE_GONE', taskId: null, params: {} }),
    ...checkWork({ ...draft, topics: known.topics }, known.questionCount),
    ...draft.tasks.flatMap((task) => ofTask(draft, task, known)),
    ...repeated(draft, known),
    ...belowCase(draft, known),
  ];
}
