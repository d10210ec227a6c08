// The picture made from an answer, to download.
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getAnswerImage } from '#contract/calls/completed-work.ts';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { call } from '#src/lib/api/call.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';

interface AnswerImageProps {
  readonly attemptId: string;
  readonly result: TaskResult;
}

/** Null if the answer makes no picture. */
export function AnswerImage({ attemptId, result }: AnswerImageProps): ReactElement | null {
  const { t } = useTranslation('results');
  const [isBusy, setBusy] = useState(false);
  const { answerImageName: name, taskId } = result;
  if (name === null) return null;
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const blob = await call<typeof getAnswerImage>(
        'GET',
        '/completed-work/:id/tasks/:taskId/answer-image',
        {
          params: { id: attemptId, taskId },
          as: 'blob',
        },
      );
      saveFile(blob, name);
    } catch (error) {
      showToast({ tone: 'danger', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      <Button
        variant="secondary"
        size="s"
        icon={<Download aria-hidden="true" />}
        text={t('report.saveDrawing')}
        loading={isBusy}
        onClick={() => void save()}
      />
    </p>
  );
}
