// What becomes of the cases under the rules as they are now: of those that are played by them, else of those of the base.
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EquipmentCaseDraft } from '#contract/entities/case-draft.ts';
import type { BayEdits, BayReaction } from '#contract/simulation/bay-edits.ts';
import { withEdits } from '#machines/equipment/editing/bay-edits.ts';
import type { BayRules, ReplayedBayCase } from '#machines/equipment/solver/case-effect.ts';
import { casesToReplay } from '../parts/effects/cases-to-replay.ts';
import { EffectsOnCases } from '../parts/effects/effects.tsx';
import { useEffects, type Effects } from '../parts/effects/use-effects.ts';
import { namedBay } from '../parts/named-bay.ts';
import type { BayEffectsRequest } from './bay-effects-work.ts';
import type { Bay } from './use-bay.ts';

interface Replayed {
  readonly bay: Bay;
  readonly id: string;
  /** The id of the base. */
  readonly basedOn: string;
}

interface BayReplay {
  readonly effects: Effects;
  /** The rules as they are now. */
  readonly rules: BayRules;
}

/** The base's reaction times with a site's own; what the steps are called stays. */
function reactionsNow(base: readonly BayReaction[], { reactions }: BayEdits): readonly BayReaction[] {
  return base.map((row) => {
    const own = reactions.find(({ id }) => id === row.id);
    if (own === undefined) return row;
    const deadlines = row.deadlines.map((one) => ({
      ...one,
      ...own.deadlines.find(({ id }) => id === one.id),
    }));
    return { ...row, ...own, deadlines };
  });
}

async function replayedOf(
  found: readonly { readonly id: string; readonly draft: EquipmentCaseDraft }[],
): Promise<readonly ReplayedBayCase[]> {
  const known = new Map<string, Promise<BayRules>>();
  const rulesOf = ({ rulesetId: id, rulesetRevision: revision }: EquipmentCaseDraft): Promise<BayRules> => {
    const name = `${id} ${revision}`;
    const rules = known.get(name) ?? namedBay({ id, revision });
    known.set(name, rules);
    return rules;
  };
  return Promise.all(
    found.map(async ({ id: caseId, draft }) => ({
      before: (await rulesOf(draft)).ruleset,
      play: draft.play,
      key: { ...draft.key, caseId, revision: 1 },
      seed: draft.seed,
      examples: draft.examples ?? [],
    })),
  );
}

/** Kept while other tables are looked at: what was replayed for older rules is said to be. */
export function useBayEffects({ bay: { base, edits }, id, basedOn }: Replayed): BayReplay {
  const rules = useMemo<BayRules>(
    () => ({ ruleset: withEdits(base.ruleset, edits), reactions: reactionsNow(base.reactions, edits) }),
    [base, edits],
  );
  const effects = useEffects({
    of: rules,
    ready: async () => {
      const found = await casesToReplay('EQUIPMENT', id, basedOn);
      const request: BayEffectsRequest = { rules, cases: await replayedOf(found) };
      return { cases: found, request };
    },
    worker: () => new Worker(new URL('./bay-effects-worker.ts', import.meta.url), { type: 'module' }),
  });
  return { effects, rules };
}

export function BayEffects({ effects, rules }: BayReplay): ReactElement {
  const { t } = useTranslation('bays');
  return <EffectsOnCases effects={effects} ruleset={rules} how={t('effectsHow')} none={t('effectsNone')} />;
}
