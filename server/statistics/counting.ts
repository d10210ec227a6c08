// What the process that counts does with its jobs: it reads the attempts of one work and mode, and counts parts of them.
import { MAX_COUNTED_ATTEMPTS, type CountedChoice, type KeptFigures } from '#contract/entities/statistics.ts';
import { simulationIn } from '#server/routes/completed-work/packing/packed-repository.ts';
import { json, type Json } from '#server/storage/columns.ts';
import { openReader, type Reader } from '#server/storage/open-reader.ts';
import type { FirstFigures } from '#server/storage/tables/statistics.ts';
import type {
  AttemptToCount,
  CountAnswer,
  CountedMode,
  CountedPart,
  CountedRow,
  CountJob,
  FirstMark,
} from './count-job.ts';
import { chosenAttempts } from './figures/choose-attempts.ts';
import { countFigures } from './figures/count-figures.ts';
import { countGroups } from './figures/count-groups.ts';
import type { AttemptFacts } from './figures/facts.ts';
import { asFirstMarked } from './first-marks.ts';
import { AttemptPages, tasksInOrder } from './read-attempts.ts';
import { FactReader } from './read-facts.ts';
import { runSteps } from './run-steps.ts';

function firstMarkOf({ id, mark, maxScore, isPassed, tasks }: AttemptToCount): FirstMark {
  const steps = tasks.flatMap((task) => {
    const own = runSteps(simulationIn(task));
    return own === null ? [] : [[task.taskId, own] as const];
  });
  return { attemptId: id, mark, maxScore, passed: isPassed, steps: json(steps) };
}

/** One work and mode. */
class Count {
  readonly #facts = new FactReader();
  readonly #attempts: AttemptFacts[] = [];
  /** By id: attempts whose marks were changed, as they were first marked. */
  readonly #first = new Map<string, AttemptFacts>();
  readonly #taskIds: readonly string[];
  readonly #pages: AttemptPages;
  /** Of parts in which each person has one attempt: it is the same by any choice. */
  readonly #byAnyChoice = new Map<string, CountedRow>();

  constructor(pages: AttemptPages, taskIds: readonly string[]) {
    this.#pages = pages;
    this.#taskIds = taskIds;
  }

  /** Reads a page. */
  async read(): Promise<{ readonly isLast: boolean; readonly firstMarks: readonly FirstMark[] }> {
    const { attempts, contents, rulesets, changes, isLast } = await this.#pages.next();
    for (const content of contents) this.#facts.addContent(content);
    for (const ruleset of rulesets) this.#facts.addRuleset(ruleset);
    const firstMarks: FirstMark[] = [];
    for (const attempt of attempts) {
      this.#attempts.push(this.#facts.factsOf(attempt));
      const first = asFirstMarked(attempt, changes, this.#facts.hintPenaltyOf);
      if (first === null) continue;
      this.#first.set(attempt.id, this.#facts.factsOf(first));
      firstMarks.push(firstMarkOf(first));
    }
    return { isLast: isLast || this.#attempts.length >= MAX_COUNTED_ATTEMPTS, firstMarks };
  }

  get found() {
    const all = this.#attempts;
    const events = new Set(all.flatMap(({ executionId }) => (executionId === null ? [] : [executionId])));
    return {
      revisions: [...new Set(all.map(({ revision }) => revision))],
      events: [...events],
      attempts: all.length,
    };
  }

  rowOf({ choice, executionId, revision }: CountedPart): CountedRow | null {
    const attempts = this.#attempts.filter(
      (attempt) =>
        (executionId === null || attempt.executionId === executionId) &&
        (revision === null || attempt.revision === revision),
    );
    if (attempts.length === 0) return null;
    const part = `${executionId ?? ''} ${revision ?? 0}`;
    const known = this.#byAnyChoice.get(part);
    if (known !== undefined) return { ...known, choice };
    const row = this.#count(attempts, { choice, executionId, revision });
    if (row.people === row.attempts && row.attempts === attempts.length) this.#byAnyChoice.set(part, row);
    return row;
  }

  #count(attempts: readonly AttemptFacts[], { choice, executionId, revision }: CountedPart): CountedRow {
    const figures = this.#figuresOf(attempts, choice);
    const { test, sayings, people, passed } = figures;
    const broken = sayings.find(({ kind, code }) => kind === 'BROKEN' && code !== 'NOTHING_BROKEN') ?? null;
    return {
      executionKey: executionId ?? '',
      choice,
      revision: revision ?? 0,
      attempts: figures.attempts,
      people,
      passed,
      mean: test.mean.value,
      consistency: test.consistency.value,
      broken: broken === null ? null : json(broken),
      data: json(figures),
      groups: json(countGroups(chosenAttempts(attempts, choice))),
      asFirstMarked: this.#asFirstMarked(attempts, choice),
    };
  }

  #figuresOf(attempts: readonly AttemptFacts[], choice: CountedChoice): KeptFigures {
    const { namesOf, wordsOf, planOf } = this.#facts;
    return countFigures({ attempts, taskIds: this.#taskIds, namesOf, wordsOf, planOf }, choice);
  }

  /** null: no mark has changed, and the figures are the same. */
  #asFirstMarked(now: readonly AttemptFacts[], choice: CountedChoice): Json<FirstFigures> | null {
    if (!now.some(({ id }) => this.#first.has(id))) return null;
    const attempts = now.map((attempt) => this.#first.get(attempt.id) ?? attempt);
    const groups = countGroups(chosenAttempts(attempts, choice));
    return json<FirstFigures>({ figures: this.#figuresOf(attempts, choice), groups });
  }
}

export class Counting {
  #reader: Reader | undefined;
  #count: Count | undefined;

  readonly answer = async (job: CountJob): Promise<CountAnswer> => {
    if (job.kind === 'BEGIN') {
      await this.#close();
      this.#reader = await openReader(job.place);
      this.#count = await begin(this.#reader, job.of);
      return { kind: 'READING', firstMarks: [] };
    }
    const count = this.#count;
    if (count === undefined) throw new Error('This process was told nothing to count');
    if (job.kind === 'COUNT') return { kind: 'COUNTED', row: count.rowOf(job.part) };
    const { isLast, firstMarks } = await count.read();
    if (!isLast) return { kind: 'READING', firstMarks };
    await this.#close();
    return { kind: 'READ', firstMarks, ...count.found };
  };

  /** Nothing of the database stays open while it is not read: its folder may be moved or removed. */
  async #close(): Promise<void> {
    await this.#reader?.close();
    this.#reader = undefined;
  }
}

async function begin({ db }: Reader, of: CountedMode): Promise<Count> {
  return new Count(new AttemptPages(db, of), await tasksInOrder(db, of.workId));
}
