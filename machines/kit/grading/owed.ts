// Rows that are needed only in some circumstances: the reference as it is for one log.
import type { Excused } from '#contract/simulation/grade.ts';
import type { AnyOf, EndCondition, Reference, Step } from '#contract/simulation/reference.ts';
import { onceForEach } from '../once-for-each.ts';
import type { Wording } from './judge.ts';
import { isTrue, type Read } from './match.ts';

const variantsOf = onceForEach((_reference: Reference) => new Map<string, Reference>());

/** The reference without the end conditions that are not owed, with such steps optional; the same object for the same rows. */
export function referenceFor<State>(reference: Reference, state: State, read: Read<State>): Reference {
  const isOwed = ({ owed }: Step | EndCondition) =>
    owed?.every((condition) => isTrue(condition, state, read)) ?? true;
  const free = [...reference.steps, ...reference.end].filter((row) => !isOwed(row)).map(({ id }) => id);
  if (free.length === 0) return reference;
  const variants = variantsOf(reference);
  const name = free.join(' ');
  const variant = variants.get(name) ?? without(reference, free);
  variants.set(name, variant);
  return variant;
}

/** The rows that are not owed in a state for a reason that has words. */
export function excusedRows<State>(
  { steps, end }: Reference,
  state: State,
  read: Read<State>,
  { whyExcused = () => undefined }: Wording,
): readonly Excused[] {
  return [...steps, ...end].flatMap(({ id, text, owed = [] }) => {
    const [why] = owed
      .filter((condition) => !isTrue(condition, state, read))
      .flatMap(({ key }) => whyExcused(key) ?? []);
    return why ? [{ id, text, why }] : [];
  });
}

function without(reference: Reference, ids: readonly string[]): Reference {
  const steps = reference.steps.map((step) => (ids.includes(step.id) ? { ...step, isOptional: true } : step));
  const anyOf = reference.anyOf.map((group) => ({ ...group, branches: owedBranches(group, ids) }));
  return { ...reference, steps, anyOf, end: reference.end.filter(({ id }) => !ids.includes(id)) };
}

/** Those that are owed whole; where there is none, what is owed of each. */
function owedBranches({ branches }: AnyOf, free: readonly string[]): AnyOf['branches'] {
  const whole = branches.filter((branch) => !branch.some((id) => free.includes(id)));
  return whole.length > 0 ? whole : branches.map((branch) => branch.filter((id) => !free.includes(id)));
}
