// Another person changed the same thing meanwhile: one's own edits stay, or theirs are taken.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

interface ConflictProps {
  readonly conflict: unknown;
  readonly onTake: () => void;
}

export function Conflict({ conflict, onTake }: ConflictProps): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  if (conflict === undefined) return null;
  return (
    <Notice tone="warning" live title={t('conflict')}>
      <p>{t('conflictNext')}</p>
      <Button size="s" variant="secondary" text={t('takeTheirs')} onClick={onTake} />
    </Notice>
  );
}
