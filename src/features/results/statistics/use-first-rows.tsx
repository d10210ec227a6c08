// Of a long list the first rows; the others by a button.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';

const SHOWN_FIRST = 12;
/** So few more are shown at once. */
const FEW_MORE = 3;

interface FirstRows<Row> {
  readonly first: readonly Row[];
  /** The button for the others; null: all are shown. */
  readonly rest: ReactElement | null;
}

export function useFirstRows<Row>(rows: readonly Row[]): FirstRows<Row> {
  const { t } = useTranslation('statistics');
  const [isWhole, setWhole] = useState(false);
  if (isWhole || rows.length <= SHOWN_FIRST + FEW_MORE) return { first: rows, rest: null };
  return {
    first: rows.slice(0, SHOWN_FIRST),
    rest: (
      <div>
        <Button
          variant="secondary"
          size="s"
          text={t('ofPeople.showAll', { count: rows.length })}
          onClick={() => setWhole(true)}
        />
      </div>
    ),
  };
}
