// Whether the tool is ready when the shift begins.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#src/ui/fields/select.tsx';
import type { BayStartProps } from './start-props.ts';

const CONDITIONS = ['IDLE', 'INIT'] as const;

export function BayCondition({ play, edit }: Pick<BayStartProps, 'play' | 'edit'>): ReactElement {
  const { t } = useTranslation('case-start');
  return (
    <Select
      label={t('bay.condition')}
      placeholder={t('bay.condition')}
      value={play.conditionEquipment}
      options={CONDITIONS.map((value) => ({ value, label: t(`bay.conditions.${value}`) }))}
      onChange={(chosen) => edit(null, (now) => ({ ...now, conditionEquipment: chosen }))}
    />
  );
}
