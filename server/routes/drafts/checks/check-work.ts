// Checks a draft of a work as a whole: what is missing, what no attempt can reach, what is hardly meant so.
import type { Finding } from '#contract/entities/draft-check.ts';
import type { WorkDraft } from '#contract/entities/draft.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { sumOfMarks } from '#contract/marks.ts';
import { drawByQuota } from '#machines/kit/draw-by-quota.ts';
import { drawTasks } from '#machines/kit/draw-tasks.ts';
import type { TopicPlaces } from '../../topics/task-topics-repository.ts';
import { inWork, when } from './finding.ts';
import { isBlank } from '#contract/is-blank.ts';

const MINUTE_MS = 60_000;
/** Nobody reads and answers a task faster. */
const MIN_MS_PER_TASK = 10_000;
const MAX_PLAUSIBLE_MINUTES = 300;

/** A draft with the topics of its tasks. */
interface PlacedDraft extends WorkDraft {
  readonly topics: TopicPlaces;
}

const drawable = ({ tasks, topics }: PlacedDraft) =>
  tasks.map(({ id, maxScore, settingsTask }) => ({
    maxScore: maxScore ?? 0,
    modes: settingsTask.modes,
    topicIds: topics.ofTask(id),
  }));

/** The sets of the least and of the greatest sum that quotas draw. */
function quotaSums(draft: PlacedDraft): { readonly least: number; readonly most: number } {
  const byPoints = drawable(draft)
    .filter(({ modes }) => modes.includes('CONTROL'))
    .toSorted((one, other) => one.maxScore - other.maxScore);
  const sumOf = (tasks: typeof byPoints): number => {
    const drawn = [...drawByQuota(tasks, draft.settingsWork.quotas).values()].flat();
    return sumOfMarks(drawn.map(({ maxScore }) => maxScore));
  };
  return { least: sumOf(byPoints), most: sumOf(byPoints.toReversed()) };
}

/** What everybody can gain in a mode: a set that is drawn by mark has the mark at most, one by quotas its least sum. */
function reachable(draft: PlacedDraft, mode: WorkMode): number {
  const { settingsWork } = draft;
  if (mode === 'CONTROL' && settingsWork.quotas.length > 0) return quotaSums(draft).least;
  return drawTasks(mode, drawable(draft), settingsWork, 0).totalScore;
}

function quotaFindings(draft: PlacedDraft): Finding[] {
  const { quotas, modes } = draft.settingsWork;
  if (quotas.length === 0 || !modes.includes('CONTROL') || !hasTasks(draft, 'CONTROL')) return [];
  const ofMode = drawable(draft).filter((task) => task.modes.includes('CONTROL'));
  const drawn = drawByQuota(ofMode, quotas);
  const short = quotas.flatMap(({ id, count: wanted }) => {
    const number = drawn.get(id)?.length ?? 0;
    const topic = draft.topics.names.get(id) ?? '…';
    return when(number < wanted, inWork('QUOTA_SHORT', { topic, wanted, found: number }));
  });
  const { least, most } = quotaSums(draft);
  return short.length > 0 ? short : when(least < most, inWork('QUOTA_UNEVEN', { least, most }));
}

function gradeFindings(draft: PlacedDraft): Finding[] {
  const { gradeForCompletion: grade, settingsWork } = draft;
  if (grade === null) return [inWork('NO_GRADE')];
  if (grade === 0) return [inWork('GRADE_ZERO')];
  return settingsWork.modes
    .filter((mode) => hasTasks(draft, mode) && reachable(draft, mode) < grade)
    .map((mode) => inWork('GRADE_TOO_HIGH', { grade, reachable: reachable(draft, mode), mode }));
}

const hasTasks = ({ tasks }: WorkDraft, mode: WorkMode): boolean =>
  tasks.some(({ settingsTask }) => settingsTask.modes.includes(mode));

function targetFindings(draft: PlacedDraft): Finding[] {
  const { targetMark, quotas, modes } = draft.settingsWork;
  if (targetMark === null || quotas.length > 0 || !modes.includes('CONTROL') || !hasTasks(draft, 'CONTROL'))
    return [];
  const ofMode = draft.tasks.filter(({ settingsTask }) => settingsTask.modes.includes('CONTROL'));
  const total = sumOfMarks(ofMode.map(({ maxScore }) => maxScore));
  if (targetMark > total) return [inWork('TARGET_TOO_HIGH', { target: targetMark, total })];
  const drawn = reachable(draft, 'CONTROL');
  return when(drawn !== targetMark, inWork('TARGET_NOT_EXACT', { target: targetMark, drawn }));
}

function timeFindings({ settingsWork: { timeLimitMillis, modes }, tasks }: WorkDraft): Finding[] {
  if (timeLimitMillis === null || !modes.includes('SELFCONTROL')) return [];
  const minutes = timeLimitMillis / MINUTE_MS;
  return [
    ...when(
      timeLimitMillis < tasks.length * MIN_MS_PER_TASK,
      inWork('TIME_SHORT', { minutes, count: tasks.length }),
    ),
    ...when(minutes > MAX_PLAUSIBLE_MINUTES, inWork('TIME_LONG', { minutes })),
  ];
}

/** @param questionCount how many fields two authors changed differently, and nobody has chosen yet */
export function checkWork(draft: PlacedDraft, questionCount: number): Finding[] {
  const { title, tasks, settingsWork } = draft;
  return [
    ...when(questionCount > 0, inWork('UNDECIDED', { count: questionCount })),
    ...when(isBlank(title.ru), inWork('NO_TITLE')),
    ...when(tasks.length === 0, inWork('NO_TASKS')),
    ...when(settingsWork.modes.length === 0, inWork('NO_MODES')),
    ...settingsWork.modes
      .filter((mode) => tasks.length > 0 && !hasTasks(draft, mode))
      .map((mode) => inWork('MODE_WITHOUT_TASKS', { mode })),
    ...(tasks.length === 0 ? [] : gradeFindings(draft)),
    ...targetFindings(draft),
    ...quotaFindings(draft),
    ...timeFindings(draft),
    ...LANGUAGES.filter((language) => !isBlank(title.ru) && isBlank(title[language])).map((language) =>
      inWork('TITLE_LANGUAGE', { language }),
    ),
  ];
}
