// What harm a step prevents, in a word with its colour.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Harm } from '#contract/simulation/reference.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';

const TONES: Readonly<Record<Harm, BadgeTone>> = {
  PEOPLE: 'danger',
  ROOM: 'amber',
  PRODUCT: 'amber',
  RECORD: 'primary',
  HABIT: 'neutral',
};

export const HARMS = Object.keys(TONES) as readonly Harm[];

export function HarmBadge({ harm }: { readonly harm: Harm | undefined }): ReactElement {
  const { t } = useTranslation('practice-tools');
  return harm === undefined ? <>—</> : <Badge tone={TONES[harm]}>{t(`harms.${harm}`)}</Badge>;
}
