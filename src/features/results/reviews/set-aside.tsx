// Tells a teacher that the automatic marking was given up, and lets them have it tried once more.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { markAgain } from '#contract/calls/reviews.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

export function SetAside({ reviewId }: { readonly reviewId: string }): ReactElement {
  const { t } = useTranslation('results');
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => call<typeof markAgain>('POST', '/reviews/:id/marking', { params: { id: reviewId } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <Notice
      tone="warning"
      live
      title={t('setAside.title')}
      action={
        <Button
          variant="secondary"
          text={t('setAside.again')}
          loading={again.isPending}
          onClick={() => again.mutate()}
        />
      }
    >
      {again.error?.message ?? (again.isSuccess ? t('setAside.started') : t('setAside.text'))}
    </Notice>
  );
}
