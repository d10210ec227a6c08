// What becomes of the cases of a room, in words.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { EffectsOnCases } from '../../parts/effects/effects.tsx';
import type { Effects } from '../../parts/effects/use-effects.ts';

interface RoomEffectsProps {
  readonly effects: Effects;
  /** The rules as they are now. */
  readonly ruleset: RoomRuleset;
}

export function RoomEffects(props: RoomEffectsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  return <EffectsOnCases {...props} how={t('rules.effects.how')} none={t('rules.effects.noCases')} />;
}
