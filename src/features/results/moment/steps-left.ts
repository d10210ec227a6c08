// What of a case's judging is left to do after a moment of an attempt.
import type { Grade } from '#contract/simulation/grade.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import { withoutStep } from '#machines/kit/grading/without-step.ts';

const DONE: readonly string[] = ['done', 'late', 'outOfOrder'];

/** The steps done by then, and those of which one of several ways was done. */
function doneBy({ anyOf }: Reference, { judgements }: Grade, atMs: number): ReadonlySet<string> {
  const rows = judgements.filter(
    ({ kind, status, at }) => kind === 'step' && DONE.includes(status) && at !== undefined && at <= atMs,
  );
  const done = new Set(rows.map(({ id }) => id));
  const chosen = anyOf.filter(({ branches }) =>
    branches.some((branch) => branch.every((id) => done.has(id))),
  );
  return new Set([...done, ...chosen.flatMap(({ branches }) => branches.flat())]);
}

/** The reference without what was done before; all of it where the attempt was not judged. */
export function stepsLeft<R extends Reference>(reference: R, grade: Grade | null, atMs: number): R {
  if (grade === null) return reference;
  const done = doneBy(reference, grade, atMs);
  const left = [...done].reduce<Reference>((now, id) => withoutStep(now, id), reference);
  return { ...reference, steps: left.steps, anyOf: left.anyOf };
}
