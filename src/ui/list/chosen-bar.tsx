// The bar for a list's selected rows, with the texts shared by every list.
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { SelectionBar } from '#src/ui/list/selection-bar.tsx';
import type { Selection } from './use-selection.ts';

interface ChosenBarProps {
  readonly selection: Selection;
  readonly children: ReactNode;
}

export function ChosenBar({ selection, children }: ChosenBarProps): ReactElement {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const count = selection.chosen.size;
  return (
    <SelectionBar
      label={t('chosenActions')}
      count={count}
      countText={t('chosen', { number: format.number(count) })}
      clearLabel={t('clearChosen')}
      onClear={selection.clear}
    >
      {children}
    </SelectionBar>
  );
}
