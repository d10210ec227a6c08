// The values of the form of a chain, converted from and to the API.
import type { createChain, updateChain } from '#contract/calls/practice-tools.ts';
import type { Chain, ChainInput, PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { inEveryLanguage, LANGUAGES, type Language } from '#contract/languages.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import type { FormKind } from '#src/lib/forms/use-stored-form.ts';

export type ChainReference = ChainInput['reference'];
export type ChainStep = ChainReference['steps'][number];

const CHAIN_TEXTS = ['title', 'description'] as const;
type TextName = `${(typeof CHAIN_TEXTS)[number]}_${Language}`;

export type ChainValues = Readonly<Record<TextName, string>> & {
  readonly simulation: PracticeSimulation;
  readonly reference: ChainReference;
};

export function chainValues({ simulation, reference, ...texts }: ChainInput): ChainValues {
  const rows = CHAIN_TEXTS.flatMap((name) =>
    LANGUAGES.map((language) => [`${name}_${language}`, texts[name][language]] as const),
  );
  return { ...(Object.fromEntries(rows) as Record<TextName, string>), simulation, reference };
}

export function chainOf(values: ChainValues): ChainInput {
  const text = (name: (typeof CHAIN_TEXTS)[number]) =>
    inEveryLanguage((language) => values[`${name}_${language}`].trim());
  const { simulation, reference } = values;
  return { simulation, title: text('title'), description: text('description'), reference };
}

const NO_TEXT = inEveryLanguage(() => '');
const PASS_SCORE = 70;
const MAX_NODES = 200_000;

/** What costs nothing in most chains of a simulation: walking, looking, waiting. */
const FREE_CODES: Readonly<Record<PracticeSimulation, readonly string[]>> = {
  ROOM: ['WALK', 'HINT', 'WAIT'],
  EQUIPMENT: ['GO', 'LOOK', 'WAIT', 'SPEED', 'SCREEN', 'FIELD', 'KEY', 'TYPE', 'KEYBOARD', 'SELECT'],
};

/** A reference that has no step yet. */
export function newReference(simulation: PracticeSimulation): ChainReference {
  return {
    steps: [],
    anyOf: [],
    forbidden: [],
    wrong: [],
    end: [],
    freeCodes: [...FREE_CODES[simulation]],
    passScore: PASS_SCORE,
    weights: DEFAULT_WEIGHTS,
    maxNodes: MAX_NODES,
  };
}

const newChain = (simulation: PracticeSimulation): ChainValues =>
  chainValues({
    simulation,
    title: NO_TEXT,
    description: NO_TEXT,
    reference: newReference(simulation),
  });

const SHOWING = ['/action-sequence', '/action-sequence/:id', '/action', '/action/:id'];

/** Reloads whatever shows chains. */
export async function refreshChains(): Promise<void> {
  await Promise.all(SHOWING.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** What a chain was made of elsewhere; each has a name, by which its unsaved changes are kept. */
export interface MadeChain {
  readonly name: string;
  readonly values: ChainInput;
}

export type BegunChain = PracticeSimulation | Chain | MadeChain;

export function storedChain(begun: BegunChain): Chain | undefined {
  return typeof begun === 'string' || 'values' in begun ? undefined : begun;
}

/** A copy, and what was made, is something to save before it is changed. */
export function isUnsaved(begun: BegunChain, stored: Chain | undefined): boolean {
  return stored === undefined && typeof begun !== 'string';
}

function newValuesOf(begun: BegunChain): { readonly name: string; readonly newValues: ChainValues } {
  if (typeof begun === 'string') return { name: `chain-${begun}`, newValues: newChain(begun) };
  if ('values' in begun) return { name: `chain-${begun.name}`, newValues: chainValues(begun.values) };
  return { name: `chain-copy-${begun.id}`, newValues: chainValues(begun) };
}

/** @param begun what a new one begins with: a simulation, the chain whose copy it is, or what was made */
export function chainKind(begun: BegunChain): FormKind<Chain, ChainValues> {
  return {
    ...newValuesOf(begun),
    valuesOf: chainValues,
    refresh: refreshChains,
    send: (chain, values, actKey) => {
      const body = chainOf(values);
      if (chain === undefined)
        return call<typeof createChain>('POST', '/action-sequence', {
          body,
          idempotencyKey: actKey.keyFor(body),
        });
      const { id, version } = chain;
      return call<typeof updateChain>('PUT', '/action-sequence/:id', {
        params: { id },
        body,
        ifMatch: version,
      });
    },
  };
}
