// Who is shown on the wall: the first at work in a simulation, or those chosen here.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BoardRow } from '#contract/entities/control.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { wallPath } from '../events-address.ts';
import { MAX_SEATS } from './seats.ts';
import styles from './wall.module.css';

interface WallPickerProps {
  readonly eventId: string;
  readonly rows: readonly BoardRow[];
  /** Who is shown now. */
  readonly shown: readonly string[];
  readonly isChosen: boolean;
}

export function WallPicker({ eventId, rows, shown, isChosen }: WallPickerProps): ReactElement {
  const { t } = useTranslation('board');
  const navigate = useNavigate();
  const show = (people: readonly string[]): void =>
    void navigate(wallPath(eventId, people), { replace: true, preventScrollReset: true });
  const isFull = shown.length >= MAX_SEATS;
  return (
    <details className={styles.picker}>
      <summary>{t('wall.pick', { count: shown.length, most: MAX_SEATS })}</summary>
      <fieldset className={styles.people}>
        <legend>{t('wall.pickHint', { most: MAX_SEATS })}</legend>
        {rows.map(({ user, status }) => {
          const isShown = shown.includes(user.id);
          return (
            <Checkbox
              key={user.id}
              label={user.fullName}
              checked={isShown}
              disabled={!isShown && (isFull || status === null)}
              onChange={() => show(isShown ? shown.filter((id) => id !== user.id) : [...shown, user.id])}
            />
          );
        })}
      </fieldset>
      {isChosen ? (
        <Button variant="secondary" size="s" text={t('wall.pickFirst')} onClick={() => show([])} />
      ) : null}
    </details>
  );
}
