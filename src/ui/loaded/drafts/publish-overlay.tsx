// The last look before a draft is published: errors stop it, warnings ask.
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/lib/api/api-error.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { QueryError } from '../query-error.tsx';
import styles from './drafts.module.css';

interface Checked {
  readonly findings: readonly { readonly isError: boolean }[];
}

interface PublishOverlayProps<Check extends Checked> {
  readonly title: string;
  /** Said while the check lasts, where it may last. */
  readonly waiting?: string;
  readonly check: UseQueryResult<Check>;
  readonly publish: UseMutationResult<unknown, Error, Check>;
  readonly onClose: () => void;
  readonly children: (check: Check) => ReactNode;
}

export function PublishOverlay<Check extends Checked>(props: PublishOverlayProps<Check>): ReactElement {
  const { title, waiting, check, publish, onClose, children } = props;
  const { t } = useTranslation(['work-editor', 'common']);
  const { data } = check;
  const findings = data?.findings ?? [];
  const isStopped = data === undefined || check.isFetching || findings.some(({ isError }) => isError);
  return (
    <Overlay
      open
      size="m"
      title={title}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={publish.isPending}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button
            text={t(findings.length > 0 ? 'publishing.anyway' : 'publishing.confirm')}
            disabled={isStopped}
            loading={publish.isPending}
            onClick={() => data && publish.mutate(data)}
          />
        </>
      }
    >
      <div className={styles.form}>
        {check.isPending ? <Waiting text={waiting} /> : null}
        {check.isError ? <QueryError query={check} /> : null}
        {data === undefined ? null : children(data)}
        {publish.isError ? (
          <Refusal error={publish.error} onAgain={() => void check.refetch().then(() => publish.reset())} />
        ) : null}
      </div>
    </Overlay>
  );
}

function Waiting({ text }: { readonly text: string | undefined }): ReactElement {
  return (
    <>
      {text === undefined ? null : <p aria-live="polite">{text}</p>}
      <Skeleton shape="block" height="160px" />
    </>
  );
}

interface RefusalProps {
  readonly error: Error;
  readonly onAgain: () => void;
}

function Refusal({ error, onAgain }: RefusalProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const isMoved = isApiError(error, 'VERSION_MOVED');
  return (
    <Notice tone="danger" live action={<Button size="s" text={t('publishing.again')} onClick={onAgain} />}>
      {isMoved ? t('publishing.moved') : error.message}
    </Notice>
  );
}
