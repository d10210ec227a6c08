// What becomes of the cases of a room under its rules and its plan as they are now.
import type { RoomCaseDraft } from '#contract/entities/case-draft.ts';
import type { RoomDraft } from '#contract/entities/room-draft.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { ReplayedCase } from '#machines/room/solver/case-effect.ts';
import { casesToReplay } from '../../parts/effects/cases-to-replay.ts';
import { useEffects, type Effects } from '../../parts/effects/use-effects.ts';
import { namedRules } from '../../parts/named-rules.ts';
import type { EffectsRequest } from './effects-work.ts';

async function replayedOf(
  found: readonly { readonly draft: RoomCaseDraft }[],
): Promise<readonly ReplayedCase[]> {
  const rulesets = new Map<string, Promise<RoomRuleset>>();
  const rulesOf = ({ rulesetId: id, rulesetRevision: revision }: RoomCaseDraft): Promise<RoomRuleset> => {
    const key = `${id} ${revision}`;
    const known = rulesets.get(key) ?? namedRules({ id, revision });
    rulesets.set(key, known);
    return known;
  };
  return Promise.all(
    found.map(async ({ draft }) => ({
      before: await rulesOf(draft),
      play: draft.play,
      key: draft.key,
      seed: draft.seed,
      examples: draft.examples ?? [],
    })),
  );
}

export function useRoomEffects(roomId: string, draft: RoomDraft, ruleset: RoomRuleset): Effects {
  return useEffects({
    of: ruleset,
    ready: async () => {
      const found = await casesToReplay('ROOM', roomId, draft.basedOn.id);
      const request: EffectsRequest = { ruleset, cases: await replayedOf(found) };
      return { cases: found, request };
    },
    worker: () => new Worker(new URL('./effects-worker.ts', import.meta.url), { type: 'module' }),
  });
}
