// What the process that counts does with its jobs: it holds the attempts of one work and mode, and counts parts of them.
import { MAX_COUNTED_ATTEMPTS } from '#contract/entities/statistics.ts';
import type { CountAnswer, CountedPart, CountJob } from './count-job.ts';
import { chosenAttempts } from './figures/choose-attempts.ts';
import { countFigures } from './figures/count-figures.ts';
import { countGroups } from './figures/count-groups.ts';
import type { AttemptFacts } from './figures/facts.ts';
import { FactReader } from './read-facts.ts';

export class Counting {
  #attempts: AttemptFacts[] | undefined;
  #reader = new FactReader();
  #taskIds: readonly string[] = [];

  readonly answer = (job: CountJob): CountAnswer => {
    if (job.kind === 'BEGIN') {
      this.#attempts = [];
      this.#reader = new FactReader();
      this.#taskIds = job.taskIds;
      return null;
    }
    const attempts = this.#attempts;
    if (attempts === undefined) throw new Error('This process was sent nothing to count');
    if (job.kind === 'COUNT') return this.#count(attempts, job.part);
    for (const content of job.contents) this.#reader.addContent(content);
    attempts.push(
      ...job.attempts
        .slice(0, Math.max(0, MAX_COUNTED_ATTEMPTS - attempts.length))
        .map((attempt) => this.#reader.factsOf(attempt)),
    );
    return null;
  };

  #count(all: readonly AttemptFacts[], { choice, executionId, revision }: CountedPart): CountAnswer {
    const attempts = all.filter(
      (attempt) =>
        (executionId === null || attempt.executionId === executionId) &&
        (revision === null || attempt.revision === revision),
    );
    if (attempts.length === 0) return null;
    const { namesOf, wordsOf } = this.#reader;
    return {
      figures: countFigures({ attempts, taskIds: this.#taskIds, namesOf, wordsOf }, choice),
      groups: countGroups(chosenAttempts(attempts, choice)),
    };
  }
}
