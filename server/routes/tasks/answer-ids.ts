// The ids of a task's answers, by which an answer to one revision is read at another. Learners never see them.
import { textsOf } from '#contract/languages.ts';
import type { Task } from '#contract/entities/work.ts';

type Answers = Task['answers'];

// In an order of its own: a database may keep the languages in another.
const sayingOf = ({ content, filesId }: Answers[number]): string =>
  JSON.stringify([textsOf(content), filesId]);

/** Gives out ids that are not taken: those of before where they fit, else new ones. */
function idsFor(answers: Answers, before: Answers) {
  const taken = new Set<string>();
  const known = new Set([...answers, ...before].flatMap(({ id }) => id ?? []));
  let count = 0;
  return {
    take(id: string | undefined): string | undefined {
      if (id === undefined || taken.has(id)) return undefined;
      taken.add(id);
      return id;
    },
    fresh(): string {
      do count += 1;
      while (known.has(`o${count}`));
      known.add(`o${count}`);
      return `o${count}`;
    },
  };
}

/**
 * Every answer with an id, and none twice. One that was sent without keeps the id of the answer that said the same before,
 * or that stood in its place in a list of the same length.
 */
export function withAnswerIds(answers: Answers, before: Answers = []): Answers {
  const ids = idsFor(answers, before);
  const own = answers.map(({ id }) => ids.take(id));
  const same = answers.map(
    (answer, index) => own[index] ?? ids.take(before.find((one) => sayingOf(one) === sayingOf(answer))?.id),
  );
  const isSameLength = answers.length === before.length;
  return answers.map((answer, index) => ({
    ...answer,
    id: same[index] ?? (isSameLength ? ids.take(before[index]?.id) : undefined) ?? ids.fresh(),
  }));
}
