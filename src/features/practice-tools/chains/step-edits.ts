// Changes of a chain's steps: each gives a new reference in which nothing names a step that is gone.
import type { PracticeAction } from '#contract/entities/practice-tools.ts';
import type { ChainReference, ChainStep } from './chain-values.ts';

const MAX_ID = 60;

/** A name for a step that no row of the chain has yet, made of what it is about. */
export function newStepId(
  { steps, anyOf, forbidden, wrong, end, gates = [] }: ChainReference,
  about: string,
): string {
  const taken = new Set([...steps, ...anyOf, ...forbidden, ...wrong, ...end, ...gates].map(({ id }) => id));
  const base =
    about
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, MAX_ID) || 'step';
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** A step that begins as its action says. */
function stepOf(action: PracticeAction, id: string): ChainStep {
  const { title, match, code, harm, why, sources } = action;
  return {
    id,
    text: title,
    ...(why.ru === '' ? {} : { why }),
    sources,
    ...(harm === undefined ? {} : { harm }),
    isCritical: false,
    failsAttempt: false,
    match: [{ code: [code], ...match }],
    after: [],
    isOptional: false,
    action: { id: action.id, revision: action.revision },
  };
}

/** Steps of these actions at the end, each after the one before it. */
export function withActions(reference: ChainReference, actions: readonly PracticeAction[]): ChainReference {
  return actions.reduce((held, action): ChainReference => {
    const last = held.steps.at(-1);
    const step = stepOf(action, newStepId(held, action.title.en || action.code));
    return { ...held, steps: [...held.steps, { ...step, after: last === undefined ? [] : [last.id] }] };
  }, reference);
}

/** A step in place of the one of this id; whatever named the old id names the new one. */
export function withStep(reference: ChainReference, id: string, step: ChainStep): ChainReference {
  const renamed = (ids: readonly string[]): string[] => ids.map((one) => (one === id ? step.id : one));
  return {
    ...reference,
    steps: reference.steps.map((old) => {
      const own = old.id === id ? step : old;
      const { deadline } = own;
      const moved = deadline?.since === id ? { deadline: { ...deadline, since: step.id } } : {};
      return { ...own, after: renamed(own.after), ...moved };
    }),
    anyOf: reference.anyOf.map((group) => ({ ...group, branches: group.branches.map(renamed) })),
  };
}

/** The steps in another order of reading; what comes after what stays. */
export function inOrder(reference: ChainReference, ids: readonly string[]): ChainReference {
  const steps = ids.flatMap((id) => reference.steps.find((step) => step.id === id) ?? []);
  return { ...reference, steps };
}

/** One step more, or less, that comes before another. */
export function withAfter(reference: ChainReference, id: string, earlier: string): ChainReference {
  const steps = reference.steps.map((step) => {
    if (step.id !== id) return step;
    const isThere = step.after.includes(earlier);
    return {
      ...step,
      after: isThere ? step.after.filter((one) => one !== earlier) : [...step.after, earlier],
    };
  });
  return { ...reference, steps };
}
