// The choice of the harm that a step prevents; '' for none.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Harm } from '#contract/simulation/reference.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { HARMS } from './harm-badge.tsx';

const NONE = 'none';

interface HarmSelectProps {
  readonly value: Harm | '';
  readonly onChange: (harm: Harm | '') => void;
}

export function HarmSelect({ value, onChange }: HarmSelectProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const harms = HARMS.map((harm) => ({
    value: harm,
    label: t(`harms.${harm}`),
    description: t(`harmsAbout.${harm}`),
  }));
  return (
    <Select<Harm | typeof NONE>
      label={t('columns.harm')}
      placeholder={t('harms.none')}
      options={[{ value: NONE, label: t('harms.none') }, ...harms]}
      value={value === '' ? NONE : value}
      onChange={(harm) => onChange(harm === NONE ? '' : harm)}
    />
  );
}
