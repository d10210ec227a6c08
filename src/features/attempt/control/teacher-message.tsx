// A message of those who watch, or a call of somebody in the simulation: shown at once over whatever is on the page, until it is confirmed.
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { confirmMessage } from '#contract/calls/control.ts';
import type { LearnerExecution } from '#contract/entities/execution.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from './control.module.css';

export function TeacherMessage({
  event: { id, message },
}: {
  readonly event: LearnerExecution;
}): ReactElement {
  const { t } = useTranslation(['control-task', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const confirming = useMutation({
    mutationFn: (messageId: string) =>
      call<typeof confirmMessage>('POST', '/execution-work/:id/messages/:messageId/seen', {
        params: { id, messageId },
      }),
  });
  const titleOf = (): string =>
    message?.caller ? t('during.call', { name: textIn(message.caller, language) }) : t('during.message');
  const isOpen = message !== null && confirming.variables !== message.id;
  const confirm = (): void => {
    if (message !== null) confirming.mutate(message.id);
  };
  return (
    <Overlay
      open={isOpen || confirming.isError}
      kind="alertdialog"
      locked
      title={titleOf()}
      closeLabel={t('common:actions.close')}
      onClose={confirm}
      footer={
        <Button autoFocus text={t('during.confirm')} loading={confirming.isPending} onClick={confirm} />
      }
    >
      {message === null ? null : (
        <>
          <p className={styles.message}>{message.text}</p>
          <p className={styles.note}>
            {message.caller ? format.time(message.at) : `${message.byName}, ${format.time(message.at)}`}
          </p>
        </>
      )}
      {confirming.isError ? (
        <Notice tone="danger" live>
          {confirming.error.message}
        </Notice>
      ) : null}
    </Overlay>
  );
}
