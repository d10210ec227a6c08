// How a case begins: the room, or the rules of the bay, by which it is played, and the form of its simulation.
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import type { getCaseRuleset } from '#contract/calls/test-cases.ts';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import styles from '../../practice-tools.module.css';
import type { EditCase } from '../case-drafts.ts';
import { withBay, withProfile, withRoom } from '../draft-edits.ts';
import { BayChoice } from './bay-choice.tsx';
import { BayStart } from './bay-start.tsx';
import { RoomChoice } from './room-choice.tsx';
import { RoomStart } from './room-start.tsx';

interface CaseStartProps {
  readonly draft: CaseDraft;
  readonly edit: EditCase;
}

export function CaseStart({ draft, edit }: CaseStartProps): ReactElement {
  const { simulation, rulesetId: id, rulesetRevision: revision } = draft;
  const found = useQuery({
    ...callQuery<typeof getCaseRuleset>('/practice-ruleset/:simulation', {
      params: { simulation },
      query: { id, revision },
    }),
    staleTime: Infinity,
  });
  return (
    <div className={styles.form}>
      {draft.simulation === 'ROOM' ? (
        <RoomChoice draft={draft} edit={edit} />
      ) : (
        <BayChoice draft={draft} edit={edit} />
      )}
      {found.isError ? <QueryError query={found} /> : null}
      {found.isPending ? <Skeleton shape="block" height="480px" /> : null}
      {found.data === undefined ? null : (
        <MendPlace name="play">
          <StartForm draft={draft} edit={edit} ruleset={found.data.ruleset} />
        </MendPlace>
      )}
    </div>
  );
}

function StartForm({ draft, edit, ruleset }: CaseStartProps & { readonly ruleset: unknown }): ReactElement {
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
        profile={{
          pinned: draft.profile,
          take: (profile) => edit(null, (now) => withProfile(now, profile)),
        }}
      />
    );
  throw new Error('The ruleset is of the other simulation.');
}
