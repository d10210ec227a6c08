// The bell of teachers and administrators: how much waits for them, and the way to each.
import { Bell as BellIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '#src/i18n/use-format.ts';
import { Menu, type MenuAction } from '#src/ui/overlays/menu.tsx';
import { useWaiting } from './use-waiting.ts';
import styles from './bell.module.css';

const WAYS = {
  space: '/account',
  requests: '/user-registration?status=PENDING',
  letters: '/user-registration?status=ALL&letter=FAILED',
  reviews: '/teacher-results?view=review',
  appeals: '/teacher-results?view=review&state=APPEALED',
  doubts: '/teacher-results?view=review&state=IN_DOUBT',
} as const;

/** Said while there is nothing to be listed. */
const SILENCES = { KNOWN: 'nothing', ASKED: 'asked', UNKNOWN: 'unknown' } as const;

/** More is not told apart at a glance. */
const MAX_SHOWN = 99;

export function Bell(): ReactElement {
  const { t } = useTranslation('bell');
  const format = useFormat();
  const navigate = useNavigate();
  const { waiting, state } = useWaiting();
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const actions: readonly MenuAction[] = waiting.map(({ kind, count }) => ({
    id: kind,
    text: t(`kinds.${kind}`, { count }),
    note: t(`notes.${kind}`),
    run: () => void navigate(WAYS[kind]),
  }));
  const silence = t(SILENCES[state]);
  const nothing: MenuAction = { id: 'nothing', text: silence, disabled: true };
  return (
    <Menu
      label={total === 0 ? silence : t('waiting', { count: total })}
      actions={actions.length === 0 ? [nothing] : actions}
      className={styles.bell}
      trigger={
        <>
          <BellIcon size={20} aria-hidden="true" />
          {total === 0 ? null : (
            <span className={styles.count} aria-hidden="true">
              {total > MAX_SHOWN ? `${MAX_SHOWN}+` : format.number(total)}
            </span>
          )}
        </>
      }
    />
  );
}
