// A reference with a step less, in which nothing names the step that is gone.
import type { ChainDraft } from '#contract/entities/practice-tools.ts';

type EditedReference = ChainDraft['reference'];

/** Without a step. What came after it comes after what it came after; a group with one way left is none. */
export function withoutStep(reference: EditedReference, id: string): EditedReference {
  const gone = reference.steps.find((step) => step.id === id);
  const past = (after: readonly string[]): string[] => [
    ...new Set(after.flatMap((one) => (one === id ? (gone?.after ?? []) : [one]))),
  ];
  const rest = reference.steps.filter((step) => step.id !== id);
  return {
    ...reference,
    steps: rest.map((step) => {
      const { deadline, ...own } = step;
      const isLoose = deadline?.since === id;
      return { ...own, ...(deadline === undefined || isLoose ? {} : { deadline }), after: past(step.after) };
    }),
    anyOf: reference.anyOf
      .map((group) => ({
        ...group,
        branches: group.branches
          .map((branch) => branch.filter((one) => one !== id))
          .filter(({ length }) => length > 0),
      }))
      .filter(({ branches }) => branches.length > 1),
  };
}
