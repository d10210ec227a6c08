// Makes of stored attempts what is counted: picks, typed words, judged steps. Texts are kept once, of the latest revision.
import { simulationIn } from '#server/routes/completed-work/packing/packed-repository.ts';
import { casePoints } from '#contract/simulation/case-passed.ts';
import type { Grade, Judgement } from '#contract/simulation/grade.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { countedGrade } from '#server/marking/obstacles.ts';
import { questionKindOf, simulationKindOf } from '#tasks/kinds.ts';
import type { QuestionKind } from '#tasks/kit/kind.ts';
import { stayingName } from '#tasks/kit/strip.ts';
import type { AttemptToCount, ContentToCount, RulesetToCount, TaskToCount } from './count-job.ts';
import type { AttemptFacts, JudgedFacts, RunFacts, TaskFacts, TaskNames, WordsOf } from './figures/facts.ts';
import { planOfRuleset, type FloorPlan } from './floor-plan.ts';

/** Of a question's text so much is told. */
const MAX_TEXT = 300;

function shortened(text: TaskNames['text']): TaskNames['text'] {
  return inEveryLanguage((language) => text[language].slice(0, MAX_TEXT));
}

/** What refusals and extras are counted together by: their ids name the entry of one log. */
function idOf({ kind, id, code = '', item = '', reason = '' }: Judgement): string {
  return kind === 'refused' || kind === 'extra' ? [code, item, reason].join(' ') : id;
}

/** A refusal is told with its reason. */
function wordsFor({ kind, text, why }: Judgement): Trilingual {
  if (kind !== 'refused' || why === undefined) return text;
  return inEveryLanguage((language) => `${text[language]} — ${why[language]}`);
}

export class FactReader {
  readonly #contents = new Map<string, ContentToCount>();
  readonly #latest = new Map<string, ContentToCount>();
  readonly #words = new Map<string, Trilingual>();
  readonly #names = new Map<string, TaskNames>();
  readonly #plans = new Map<string, FloorPlan>();

  addContent(content: ContentToCount): void {
    const { taskId, revision } = content;
    this.#contents.set(`${taskId} ${revision}`, content);
    if ((this.#latest.get(taskId)?.revision ?? 0) <= revision) this.#latest.set(taskId, content);
    this.#names.delete(taskId);
  }

  addRuleset({ id, revision, data }: RulesetToCount): void {
    this.#plans.set(`${id} ${revision}`, planOfRuleset(data));
  }

  readonly planOf = ({ id, revision }: NonNullable<RunFacts['rules']>): FloorPlan | undefined =>
    this.#plans.get(`${id} ${revision}`);

  readonly namesOf = (taskId: string): TaskNames => {
    const known = this.#names.get(taskId) ?? this.#readNames(taskId);
    this.#names.set(taskId, known);
    return known;
  };

  readonly wordsOf =
    (taskId: string): WordsOf =>
    (kind, id) => {
      const words = this.#words.get(`${taskId} ${kind} ${id}`);
      if (words === undefined) throw new Error(`No words for ${kind} ${id} of ${taskId}`);
      return words;
    };

  /** What a hint takes off the mark of a task as it was given. */
  readonly hintPenaltyOf = ({ taskId, taskRevision }: TaskToCount): number =>
    this.#contents.get(`${taskId} ${taskRevision}`)?.data.settingsTask.hintPenalty ?? 0;

  factsOf(attempt: AttemptToCount): AttemptFacts {
    const { order, tasks, ...plain } = attempt;
    const times = timesOf(tasks);
    return {
      ...plain,
      tasks: tasks
        .filter(({ isLeftOut }) => !isLeftOut)
        .map((task) => ({ ...this.#taskFacts(task, order), timeMs: times.get(task.taskId) ?? null })),
    };
  }

  #readNames(taskId: string): TaskNames {
    const content = this.#latest.get(taskId);
    if (content === undefined) throw new Error(`The task ${taskId} was not sent`);
    const { data } = content;
    const { taskType, maxScore, answers, trueAnswerIndex } = data;
    const kind = questionKindOf(taskType);
    return {
      taskId,
      taskType,
      simulation: simulationKindOf(taskType)?.simulation ?? null,
      text: shortened(data.question.content),
      maxScore,
      guess: kind?.guessChance(data) ?? null,
      isTyped: kind?.isTyped ?? false,
      options:
        kind?.isPicked === true
          ? answers.map((answer, at) => ({
              id: stayingName(answer),
              text: shortened(answer.content),
              isRight: trueAnswerIndex.includes(at),
            }))
          : null,
    };
  }

  #taskFacts(task: TaskToCount, order: AttemptToCount['order']): Omit<TaskFacts, 'timeMs'> {
    const { taskId, taskRevision, taskType, position, maxScore, mark, useHint, attemptsUsed } = task;
    const base = { taskId, position, maxScore, mark, isHinted: useHint, tries: attemptsUsed };
    const kind = questionKindOf(taskType);
    if (kind === null) {
      const run = this.#runFacts(task);
      return { ...base, isAnswered: run !== null, picked: null, typed: null, run };
    }
    const data = this.#contents.get(`${taskId} ${taskRevision}`)?.data;
    const isAnswered = !kind.isEmpty(task.answer);
    if (data === undefined || !isAnswered)
      return { ...base, isAnswered, picked: null, typed: null, run: null };
    return {
      ...base,
      isAnswered,
      picked: kind.isPicked ? kind.pickedOf(data, order, task.answer) : null,
      typed: typedOf(kind, { ...data, maxScore }, order, task.answer),
      run: null,
    };
  }

  #runFacts(task: TaskToCount): RunFacts | null {
    const { taskId, rulesetId, rulesetRevision, trace } = task;
    const simulation = simulationIn(task);
    const grade = simulation?.grade ?? null;
    if (simulation === null || grade === null) return null;
    const { refusedCount, durationMs } = simulation;
    const judged = grade.judgements.map((judgement): JudgedFacts => {
      const { kind, status, at = null } = judgement;
      const id = idOf(judgement);
      this.#words.set(`${taskId} ${kind} ${id}`, wordsFor(judgement));
      return { id, kind, status, at };
    });
    const situations = (grade.windows ?? []).filter(({ fromMs }) => fromMs > 0);
    for (const { id, text } of situations) this.#words.set(`${taskId} situation ${id}`, text);
    const rules =
      rulesetId === null || rulesetRevision === null ? null : { id: rulesetId, revision: rulesetRevision };
    const base = { isPassed: isRunPassed(task, grade), durationMs, refusedTries: refusedCount };
    return { ...base, judged, rules, situations, trace };
  }
}

/** As the result says it: gates that a teacher set aside fail nobody, and a mark that a teacher gave counts in place of the log's. */
function isRunPassed({ waivedGates, ...task }: TaskToCount, judged: Grade): boolean {
  const grade = countedGrade(
    judged,
    waivedGates.map((gateId) => ({ gateId })),
  );
  const found = casePoints({ ...task, grade });
  return grade.failedBy.length === 0 && (found === undefined ? grade.passed : found.points >= found.needed);
}

/** How long each question took: from the answer before it, of whichever question, to its own. */
function timesOf(tasks: readonly TaskToCount[]): ReadonlyMap<string, number> {
  const answers = tasks
    .flatMap(({ taskId, historyAnswer }) => historyAnswer.map(({ at }) => ({ taskId, at })))
    .toSorted((a, b) => a.at - b.at);
  const times = new Map<string, number>();
  for (const [number, { taskId, at }] of answers.entries())
    times.set(taskId, (times.get(taskId) ?? 0) + at - (answers[number - 1]?.at ?? 0));
  return times;
}

/** Equal but for case and spaces is the same answer. */
function typedOf(
  kind: QuestionKind,
  data: ContentToCount['data'],
  order: AttemptToCount['order'],
  answer: unknown,
): TaskFacts['typed'] {
  if (!kind.isTyped) return null;
  const { parts, outcome } = kind.check(data, order, answer);
  const text = parts
    .map(({ given }) => given.normalize('NFC').trim().toLowerCase().replace(/\s+/gu, ' '))
    .join(' · ')
    .slice(0, MAX_TEXT);
  return text === '' ? null : { text, isRight: outcome === 'RIGHT' };
}
