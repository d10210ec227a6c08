// Where a teacher imports answers that a device could not send, with the result of this and earlier imports.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listAnswerFiles, uploadAnswerFile } from '#contract/calls/answer-files.ts';
import type { AnswerFile, AnswerFileOutcome, UploadedAnswerFile } from '#contract/entities/answer-file.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Notice, type NoticeTone } from '#src/ui/feedback/notice.tsx';

const TONES = {
  TAKEN: 'success',
  CLAIMED: 'info',
  NOTHING_NEW: 'info',
  OVERTAKEN: 'warning',
  REVIEWED: 'warning',
  UNSEALED: 'danger',
} as const satisfies Record<AnswerFileOutcome, NoticeTone>;

interface AnswerFilesProps {
  readonly attemptId: string;
  /**
   * The attempt has no time limit and is still running: importing the file ends it, once the teacher agrees.
   */
  readonly isRunning: boolean;
}

export function AnswerFiles({ attemptId, isRunning }: AnswerFilesProps): ReactElement {
  const { t } = useTranslation(['results', 'common']);
  const [asked, setAsked] = useState<File>();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const params = { id: attemptId };
  const files = useQuery(callQuery<typeof listAnswerFiles>('/completed-work/:id/answer-files', { params }));
  const upload = useMutation({
    mutationFn: async (file: File) =>
      call<typeof uploadAnswerFile>('POST', '/completed-work/:id/answer-files', {
        params,
        query: { endsAttempt: isRunning ? 'true' : 'false' },
        body: await readAnswerFile(file, t('answerFiles.unreadable')),
      }),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <section aria-label={t('answerFiles.title')}>
      {files.isError ? <QueryError compact query={files} /> : null}
      {(files.data ?? []).map((file) => (
        <UploadedFile key={file.at} file={file} />
      ))}
      {upload.error ? (
        <Notice tone="danger" live>
          {upload.error.message}
        </Notice>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('answerFiles.upload')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file && isRunning) setAsked(file);
          else if (file) upload.mutate(file);
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        text={t('answerFiles.upload')}
        loading={upload.isPending}
        onClick={() => input.current?.click()}
      />
      <EndingQuestion
        file={asked}
        onCancel={() => setAsked(undefined)}
        onConfirm={(file) => {
          upload.mutate(file);
          setAsked(undefined);
        }}
      />
    </section>
  );
}

interface EndingQuestionProps {
  readonly file: File | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: (file: File) => void;
}

function EndingQuestion({ file, onCancel, onConfirm }: EndingQuestionProps): ReactElement {
  const { t } = useTranslation(['results', 'common']);
  return (
    <ConfirmDialog
      open={file !== undefined}
      title={t('answerFiles.endTitle')}
      confirmText={t('answerFiles.endConfirm')}
      cancelText={t('common:actions.cancel')}
      onCancel={onCancel}
      onConfirm={() => {
        if (file) onConfirm(file);
      }}
    >
      {t('answerFiles.endText')}
    </ConfirmDialog>
  );
}

function UploadedFile({ file }: { readonly file: UploadedAnswerFile }): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  return (
    <Notice tone={TONES[file.outcome]} live>
      {t(`answerFiles.${file.outcome}`, { count: file.eventCount })}{' '}
      {t('answerFiles.by', { name: file.byName, time: format.dateTime(file.at) })}
    </Notice>
  );
}

/** The server validates the content; this only checks whether it is such a file at all. */
async function readAnswerFile(file: File, unreadable: string): Promise<AnswerFile> {
  try {
    return JSON.parse(await file.text()) as AnswerFile;
  } catch (cause) {
    throw new Error(unreadable, { cause });
  }
}
