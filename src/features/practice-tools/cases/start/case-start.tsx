// How a case begins: the form of its simulation.
import { useMemo, type ReactElement } from 'react';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import type { EditCase } from '../case-drafts.ts';
import { withBay, withRoom } from '../draft-edits.ts';
import { BayStart } from './bay-start.tsx';
import { RoomStart } from './room-start.tsx';

interface CaseStartProps {
  readonly draft: CaseDraft;
  readonly edit: EditCase;
  readonly ruleset: unknown;
}

export function CaseStart({ draft, edit, ruleset }: CaseStartProps): ReactElement {
  const { simulation } = draft;
  const rules = useMemo(
    () =>
      simulation === 'ROOM'
        ? ({ simulation, ruleset: roomRulesetSchema.parse(ruleset) } as const)
        : ({ simulation, ruleset: equipmentRulesetSchema.parse(ruleset) } as const),
    [simulation, ruleset],
  );
  if (draft.simulation === 'ROOM' && rules.simulation === 'ROOM')
    return (
      <RoomStart
        play={draft.play}
        ruleset={rules.ruleset}
        edit={(field, change) => edit(field, (now) => withRoom(now, change))}
      />
    );
  if (draft.simulation === 'EQUIPMENT' && rules.simulation === 'EQUIPMENT')
    return (
      <BayStart
        play={draft.play}
        ruleset={rules.ruleset}
        edit={(field, change) => edit(field, (now) => withBay(now, change))}
      />
    );
  throw new Error('The ruleset is of the other simulation.');
}
