// An import of tasks from choosing a file to the drafts, and back.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { checkTaskImport, takeTaskImport, undoTaskImport } from '#contract/calls/exchange.ts';
import type { ExchangePlan } from '#contract/entities/exchange.ts';
import { call, type ResponseBody } from '#src/lib/api/call.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { refreshContent } from '../works/content-acts.ts';

type Taken = ResponseBody<typeof takeTaskImport>;

/** Long enough to look at what came; the drafts can be dropped one by one afterwards. */
const UNDO_MS = 20_000;

const failed = (error: Error): void => void showToast({ tone: 'danger', text: error.message });

/** Reads a file; another one, and leaving the page, stops it. */
function useCheck() {
  const asked = useRef<AbortController>(undefined);
  const [plan, setPlan] = useState<ExchangePlan>();
  useEffect(() => () => asked.current?.abort(), []);
  const check = useMutation({
    mutationFn: (file: File) => {
      asked.current?.abort();
      asked.current = new AbortController();
      const { signal } = asked.current;
      return call<typeof checkTaskImport>('POST', '/task-imports/check', { body: {}, files: [file], signal });
    },
    onMutate: () => setPlan(undefined),
    onSuccess: setPlan,
  });
  const cancel = (): void => {
    asked.current?.abort();
    check.reset();
  };
  return { plan, check, cancel };
}

/** What is taken of the file, and what is made of it. */
interface Wanted {
  readonly numbers: number[];
  readonly workTitle: string | undefined;
  readonly topicIds: readonly string[];
}

export function useTaskImport() {
  const { t } = useTranslation('exchange');
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const { plan, check, cancel } = useCheck();
  const undo = async (taken: Taken): Promise<void> => {
    await call<typeof undoTaskImport>('POST', '/task-imports/undo', { body: taken });
    await refreshContent();
    showToast({ tone: 'success', text: t('undone') });
  };
  const take = useMutation({
    mutationFn: ({ numbers, workTitle, topicIds }: Wanted) =>
      call<typeof takeTaskImport>('POST', '/task-imports', {
        body: {
          sha256: plan?.sha256 ?? '',
          numbers,
          topicIds: [...topicIds],
          ...(workTitle === undefined ? {} : { workTitle }),
        },
        files: file === undefined ? [] : [file],
      }),
    onError: failed,
    onSuccess: async (taken) => {
      await refreshContent();
      const run = (): void => void undo(taken).catch(failed);
      const count = Object.values(taken).flat().length;
      const text =
        plan?.format === 'ARCHIVE'
          ? t('takenThings', { count })
          : t('taken', { count: taken.taskIds.length });
      showToast({ tone: 'success', text, action: { text: t('undo'), run }, durationMs: UNDO_MS });
      await navigate(taken.courseIds.length > 0 ? '/courses?view=drafts' : '/works?view=drafts');
    },
  });
  const choose = (next: File): void => {
    setFile(next);
    check.mutate(next);
  };
  return { file, choose, plan, check, cancel, take };
}
export type TaskImport = ReturnType<typeof useTaskImport>;
