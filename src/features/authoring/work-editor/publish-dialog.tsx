// Before publishing: what changes for whom, and the check list. Errors stop, warnings ask.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import type { checkWorkDraft, publishWorkDraft } from '#contract/calls/drafts.ts';
import type { KnownTask } from '#contract/entities/draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call, type ResponseBody } from '#src/lib/api/call.ts';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { CheckList } from '#src/ui/loaded/drafts/check-list.tsx';
import { goToMend } from '#src/ui/loaded/drafts/go-to-mend.ts';
import { shortName } from '#src/ui/list/short-name.ts';
import { PublishOverlay } from '#src/ui/loaded/drafts/publish-overlay.tsx';
import { useFindingWords } from '#src/ui/loaded/drafts/use-finding-words.ts';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { TASK_PARAM } from './work-address.ts';
import { mendInWork } from './mend-in-work.ts';
import styles from './work-editor.module.css';

type Check = ResponseBody<typeof checkWorkDraft>;
export type PublishedWork = ResponseBody<typeof publishWorkDraft>;

interface PublishDialogProps {
  readonly workId: string;
  readonly tasks: ReadonlyMap<string, KnownTask>;
  readonly onPublished: (work: PublishedWork) => void;
  readonly onClose: () => void;
}

const publishAs = (id: string, version: number, copiedTaskIds: readonly string[]): Promise<PublishedWork> =>
  call<typeof publishWorkDraft>('POST', '/works/:id/draft/publication', {
    params: { id },
    body: { copiedTaskIds: [...copiedTaskIds] },
    ifMatch: version,
  });

export function PublishDialog({ workId, tasks, onPublished, onClose }: PublishDialogProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const language = useLanguage();
  const say = useFindingWords();
  const [address] = useAddress();
  const pageOf = (taskId: string): To => {
    const params = new URLSearchParams(address);
    params.set(TASK_PARAM, taskId);
    return { search: params.toString() };
  };
  const [isForAll, setForAll] = useState(true);
  const check = useQuery({
    ...callQuery<typeof checkWorkDraft>('/works/:id/draft/check', { params: { id: workId } }),
    staleTime: 0,
    gcTime: 0,
  });
  const publish = useMutation({
    mutationFn: (checked: Check) =>
      publishAs(workId, checked.version, isForAll ? [] : sharedIn(checked).map(({ id }) => id)),
    onSuccess: onPublished,
  });
  return (
    <PublishOverlay title={t('publishing.title')} check={check} publish={publish} onClose={onClose}>
      {(checked) => (
        <>
          <Changes check={checked} />
          {sharedIn(checked).length === 0 ? null : (
            <SharedTasks shared={sharedIn(checked)} tasks={tasks} isForAll={isForAll} onChange={setForAll} />
          )}
          <CheckList
            findings={checked.findings}
            say={say}
            about={({ taskId }) => {
              const task = tasks.get(taskId ?? '');
              return task === undefined
                ? undefined
                : shortName(textIn(task.question, language)) || t('untitledTask');
            }}
            placeOf={({ taskId }) => (tasks.has(taskId ?? '') ? pageOf(taskId ?? '') : undefined)}
            mendOf={mendInWork}
            onMend={(mend) => {
              onClose();
              goToMend(mend);
            }}
          />
        </>
      )}
    </PublishOverlay>
  );
}

/** The tasks that change and stand in other works too. */
const sharedIn = ({ changedTasks }: Check): Check['changedTasks'] =>
  changedTasks.filter(({ works }) => works.length > 0);

function Changes({ check }: { readonly check: Check }): ReactElement {
  const { t } = useTranslation('work-editor');
  const { learnerCount, othersLearnerCount, runningCount } = check;
  return (
    <div>
      <p>{learnerCount === 0 ? t('publishing.nobody') : t('publishing.learners', { count: learnerCount })}</p>
      {othersLearnerCount === 0 ? null : <p>{t('publishing.others', { count: othersLearnerCount })}</p>}
      {runningCount === 0 ? null : <p>{t('publishing.running', { count: runningCount })}</p>}
    </div>
  );
}

interface SharedTasksProps {
  readonly shared: Check['changedTasks'];
  readonly tasks: ReadonlyMap<string, KnownTask>;
  readonly isForAll: boolean;
  readonly onChange: (isForAll: boolean) => void;
}

/** Tasks that change here and stand in other works too. */
function SharedTasks({ shared, tasks, isForAll, onChange }: SharedTasksProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const language = useLanguage();
  return (
    <div className={styles.form}>
      <RadioGroup
        label={t('publishing.shared')}
        value={isForAll ? 'ALL' : 'COPY'}
        onChange={(where) => onChange(where === 'ALL')}
        options={[
          { value: 'ALL', label: t('publishing.inAll') },
          { value: 'COPY', label: t('publishing.asCopy') },
        ]}
      />
      <ul className={styles.list}>
        {shared.map(({ id, works }) => {
          const task = tasks.get(id);
          return (
            <li key={id}>
              {task === undefined ? null : shortName(textIn(task.question, language))}
              <span className={styles.note}>
                {' '}
                — {works.map(({ title }) => textIn(title, language)).join('; ')}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
