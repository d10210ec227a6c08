// The bar for a list's selected rows, with the texts shared by every list.
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { SelectionBar } from '#src/ui/list/selection-bar.tsx';
import type { Found, Selection } from './use-selection.ts';

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
      countText={t(selection.found?.offer === 'TAKEN' ? takenKey(selection.found) : 'chosen', {
        number: format.number(count),
      })}
      clearLabel={t('clearChosen')}
      onClear={selection.clear}
      beyond={<Beyond found={selection.found} onClear={selection.clear} />}
    >
      {children}
    </SelectionBar>
  );
}

function takenKey({ count, most }: Found) {
  return count > most ? 'found.first' : 'found.all';
}

interface BeyondProps {
  readonly found: Found | undefined;
  readonly onClear: () => void;
}

/** Takes all found into the selection, then out of it again: one button, so that the focus stays on it. */
function Beyond({ found, onClear }: BeyondProps): ReactElement | null {
  const { t } = useTranslation('lists');
  const format = useFormat();
  if (found === undefined || found.offer === 'NONE') return null;
  const { offer, count, most, isPending, choose } = found;
  const isTaken = offer === 'TAKEN';
  const words = {
    ALL: t('found.chooseAll', { number: format.number(count) }),
    FIRST: t('found.chooseFirst', { number: format.number(most) }),
    TAKEN: t('clearChosen'),
  }[offer];
  return (
    <>
      {offer === 'FIRST' ? <span>{t('found.most', { number: format.number(most) })}</span> : null}
      <Button
        size="s"
        variant="secondary"
        text={words}
        loading={isPending}
        onClick={isTaken ? onClear : choose}
      />
    </>
  );
}
