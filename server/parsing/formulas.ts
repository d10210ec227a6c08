/**
 * The formulas of rich texts: the server alone makes MathML of TeX, in a process with limits, before a content is stored. What a
 * client sent as MathML is never taken.
 */
import { formulasIn, isDeeperThan, richDocsIn, withFormulaMath } from '#contract/rich-text/in-content.ts';
import { richDocSchema } from '#contract/rich-text/rich-text.ts';
import { fieldFault } from '#server/plugins/errors/api-fault.ts';
import type { Formula, FormulaMath } from '#server/parsing/make-math.ts';
import { parsePool } from '#server/parsing/parse-pool.ts';

/** Formulas that were made lately: a draft that is typed in is saved again and again. */
const KNOWN = new Map<string, FormulaMath>();
const MAX_KNOWN = 2000;
/** What one content may have; a work sends up to 200 tasks. */
const MAX_FORMULAS = 2000;

const nameOf = ({ tex, display }: Formula): string => `${display ? 'block' : 'inline'} ${tex}`;

function keep(formula: Formula, math: FormulaMath): void {
  KNOWN.set(nameOf(formula), math);
  if (KNOWN.size <= MAX_KNOWN) return;
  for (const oldest of KNOWN.keys()) {
    KNOWN.delete(oldest);
    return;
  }
}

/**
 * The MathML of each formula, in their order; null for one that cannot be read.
 * @param personId whose formulas they are: a person's are read one call at a time
 */
export async function mathOf(
  personId: string,
  formulas: readonly Formula[],
): Promise<readonly FormulaMath[]> {
  const made = new Map(
    formulas.flatMap((formula) => {
      const known = KNOWN.get(nameOf(formula));
      return known === undefined ? [] : [[nameOf(formula), known] as const];
    }),
  );
  const wanted = new Map(
    formulas
      .filter((formula) => !made.has(nameOf(formula)))
      .map(({ tex, display }) => [nameOf({ tex, display }), { tex, display }] as const),
  );
  if (wanted.size > 0) {
    const asked = [...wanted.values()];
    const found = await parsePool.parse(personId, 'FORMULAS', asked);
    for (const [at, formula] of asked.entries()) {
      const math = found[at] ?? null;
      made.set(nameOf(formula), math);
      keep(formula, math);
    }
  }
  return formulas.map((formula) => made.get(nameOf(formula)) ?? null);
}

/** No content is as deep, rich texts and what they stand in together. */
const MAX_DEPTH = 150;

/**
 * The content with the MathML of its formulas, before it is stored.
 * @param content as it was sent: what of it is checked by a schema later may be anything
 * @throws VALIDATION if it has too many formulas, or becomes too large with them
 */
export async function withFormulas<T>(personId: string, content: T): Promise<T> {
  if (isDeeperThan(content, MAX_DEPTH)) throw fieldFault('', 'TOO_DEEP');
  const formulas = formulasIn(content);
  if (formulas.length === 0) return content;
  if (formulas.length > MAX_FORMULAS)
    throw fieldFault('formulas', 'TOO_MANY_FORMULAS', { params: { max: MAX_FORMULAS } });
  const math = await mathOf(personId, formulas);
  const byName = new Map(formulas.map((formula, at) => [nameOf(formula), math[at] ?? null]));
  const whole = withFormulaMath(content, (formula) => byName.get(nameOf(formula)) ?? null);
  if (!richDocsIn(whole).every((doc) => richDocSchema.safeParse(doc).success))
    throw fieldFault('formulas', 'FORMULAS_TOO_LARGE');
  return whole;
}
