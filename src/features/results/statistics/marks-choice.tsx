// Marks as they stand or as they were first given; stands in the address, and nowhere if no mark has changed.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { countedMarksSchema, type Statistics } from '#contract/entities/statistics.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';

interface MarksChoiceProps {
  readonly counted: Pick<Statistics, 'marks' | 'hasFirstMarks'>;
}

export function MarksChoice({ counted: { marks, hasFirstMarks } }: MarksChoiceProps): ReactElement | null {
  const { t } = useTranslation('statistics');
  const [, change] = useAddress();
  if (!hasFirstMarks) return null;
  return (
    <Select
      label={t('marks')}
      placeholder={t('marks')}
      value={marks}
      options={countedMarksSchema.options.map((value) => ({ value, label: t(`markKinds.${value}`) }))}
      onChange={(value) =>
        change(
          (params) => {
            if (value === 'NOW') params.delete('marks');
            else params.set('marks', value);
            return params;
          },
          { preventScrollReset: true },
        )
      }
    />
  );
}
