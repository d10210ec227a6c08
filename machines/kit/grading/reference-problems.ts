// What of a reference cannot be judged: ids that nothing has, ids that several have, an order that runs in a circle.
import type { Matcher, Reference, StateCondition } from '#contract/simulation/reference.ts';

export type ReferenceProblemKind = 'doubleId' | 'unknownStep' | 'unknownCode' | 'circle' | 'noCondition';

/** `path` is that in the reference, such as `steps.3.after.0`. */
interface ReferenceProblem {
  readonly kind: ReferenceProblemKind;
  readonly id: string;
  readonly path: string;
}

interface Placed {
  readonly id: string;
  readonly path: string;
}

const listed = (path: string, ids: readonly string[] = []): readonly Placed[] =>
  ids.map((id, at) => ({ id, path: `${path}.${at}` }));

interface Row {
  readonly id: string;
  readonly match?: readonly Matcher[] | undefined;
}

/** The lists of a reference whose rows have ids; all of these ids differ. */
function rowsOf(reference: Reference): readonly (readonly [string, readonly Row[]])[] {
  return [
    ['steps', reference.steps],
    ['anyOf', reference.anyOf],
    ['forbidden', reference.forbidden],
    ['wrong', reference.wrong],
    ['end', reference.end],
    ['gates', reference.gates ?? []],
  ];
}

/**
 * Where steps are named that must be there, each with its path. Rows of `order` and `preventedBy` come from the rules of a
 * site, which name steps of many chains.
 */
function stepsNamed({ steps, anyOf }: Reference): readonly Placed[] {
  return [
    ...steps.flatMap(({ after, deadline }, at) => [
      ...listed(`steps.${at}.after`, after),
      ...(deadline?.since === undefined ? [] : [{ id: deadline.since, path: `steps.${at}.deadline.since` }]),
    ]),
    ...anyOf.flatMap(({ branches }, at) =>
      branches.flatMap((branch, place) => listed(`anyOf.${at}.branches.${place}`, branch)),
    ),
  ];
}

function doubleIds(rows: readonly Placed[]): readonly ReferenceProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id, path }): readonly ReferenceProblem[] => {
    if (seen.has(id)) return [{ kind: 'doubleId', id, path }];
    seen.add(id);
    return [];
  });
}

/** Steps that come after themselves, over others or at once: at each of them, one `after` that belongs to the circle. */
function circles({ steps }: Reference): readonly ReferenceProblem[] {
  const afterOf = new Map(steps.map(({ id, after }) => [id, after]));
  const comesAfter = (from: string, target: string): boolean => {
    const seen = new Set<string>();
    const open = [from];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (id === target) return true;
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(...(afterOf.get(id) ?? []));
    }
    return false;
  };
  return steps.flatMap(({ id, after }, at): readonly ReferenceProblem[] => {
    const place = after.findIndex((earlier) => comesAfter(earlier, id));
    return place === -1 ? [] : [{ kind: 'circle', id, path: `steps.${at}.after.${place}` }];
  });
}

function placedMatchers(reference: Reference): readonly (readonly [string, readonly Matcher[]])[] {
  return [
    ...rowsOf(reference).flatMap(([list, rows]) =>
      rows.map(({ match = [] }, at) => [`${list}.${at}.match`, match] as const),
    ),
    ['mending', reference.mending ?? []],
  ];
}

function unknownCodes(reference: Reference, codes: ReadonlySet<string>): readonly ReferenceProblem[] {
  const named = placedMatchers(reference).flatMap(([path, matchers]) =>
    matchers.flatMap(({ code }, at) => listed(`${path}.${at}.code`, code)),
  );
  return [...named, ...listed('freeCodes', reference.freeCodes)]
    .filter(({ id }) => !codes.has(id))
    .map((placed) => ({ kind: 'unknownCode', ...placed }));
}

/** A condition that any value fulfils. */
function emptyConditions(reference: Reference): readonly ReferenceProblem[] {
  const asked: readonly (readonly [string, readonly StateCondition[]])[] = [
    ...reference.end.map(({ condition }, at) => [`end.${at}.condition`, [condition]] as const),
    ...(reference.gates ?? []).flatMap(({ when = [], must }, at) => [
      [`gates.${at}.when`, when] as const,
      [`gates.${at}.must`, must] as const,
    ]),
    ...placedMatchers(reference).flatMap(([path, matchers]) =>
      matchers.flatMap(({ before = [], after = [] }, at) => [
        [`${path}.${at}.before`, before] as const,
        [`${path}.${at}.after`, after] as const,
      ]),
    ),
  ];
  return asked.flatMap(([path, conditions]) =>
    conditions
      .filter(({ is, isNot }) => is === undefined && isNot === undefined)
      .map(({ key }): ReferenceProblem => ({ kind: 'noCondition', id: key, path })),
  );
}

/**
 * What is wrong with a reference; one without problems can be judged.
 * @param codes the codes of the ruleset that it is for
 */
export function findReferenceProblems(
  reference: Reference,
  codes: ReadonlySet<string>,
): readonly ReferenceProblem[] {
  const stepIds = new Set(reference.steps.map(({ id }) => id));
  const ids = rowsOf(reference).flatMap(([list, rows]) =>
    rows.map(({ id }, at) => ({ id, path: `${list}.${at}.id` })),
  );
  return [
    ...doubleIds(ids),
    ...stepsNamed(reference)
      .filter(({ id }) => !stepIds.has(id))
      .map((placed): ReferenceProblem => ({ kind: 'unknownStep', ...placed })),
    ...circles(reference),
    ...unknownCodes(reference, codes),
    ...emptyConditions(reference),
  ];
}
