import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewClaim } from '#contract/entities/review.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

interface HeldNoticeProps {
  readonly claim: ReviewClaim;
  readonly onTakeOver: () => Promise<void>;
}

/** Another teacher is working on this answer: who, until when, and how to take it over. */
export function HeldNotice({ claim, onTakeOver }: HeldNoticeProps): ReactElement {
  const { t } = useTranslation('review');
  const format = useFormat();
  const [asks, setAsks] = useState(false);
  const [error, setError] = useState<string>();
  const take = (): void => {
    onTakeOver().then(
      () => setAsks(false),
      (reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)),
    );
  };
  const name = claim.byName;
  return (
    <Notice
      tone="warning"
      live
      title={t('heldTitle', { name })}
      action={<Button size="s" variant="secondary" text={t('takeOver')} onClick={() => setAsks(true)} />}
    >
      {t('heldText', { time: format.time(claim.until) })}
      <ConfirmDialog
        open={asks}
        title={t('takeOverTitle')}
        confirmText={t('takeOver')}
        cancelText={t('cancel')}
        onConfirm={take}
        onCancel={() => setAsks(false)}
        error={error}
      >
        {t('takeOverText', { name })}
      </ConfirmDialog>
    </Notice>
  );
}
