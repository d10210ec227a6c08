// Before publishing: what changes for whom, and the check list. Errors stop, warnings ask.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { checkWorkDraft, publishWorkDraft } from '#contract/calls/drafts.ts';
import type { KnownTask } from '#contract/entities/draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call, type ResponseBody } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { CheckList, isStopping } from './check-list.tsx';
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

/** What publishing would do, and doing it. */
function usePublishing(workId: string, onPublished: PublishDialogProps['onPublished']) {
  const [isForAll, setForAll] = useState(true);
  const check = useQuery({
    ...callQuery<typeof checkWorkDraft>('/works/:id/draft/check', { params: { id: workId } }),
    staleTime: 0,
    gcTime: 0,
  });
  const findings = check.data?.findings ?? [];
  const shared = (check.data?.changedTasks ?? []).filter(({ works }) => works.length > 0);
  const publish = useMutation({
    mutationFn: (version: number) => publishAs(workId, version, isForAll ? [] : shared.map(({ id }) => id)),
    onSuccess: onPublished,
  });
  const isStopped = check.data === undefined || check.isFetching || findings.some(isStopping);
  return { check, shared, isForAll, setForAll, publish, isStopped, asks: findings.length > 0 };
}

export function PublishDialog({ workId, tasks, onPublished, onClose }: PublishDialogProps): ReactElement {
  const { t } = useTranslation(['work-editor', 'common']);
  const publishing = usePublishing(workId, onPublished);
  const { check, publish } = publishing;
  return (
    <Overlay
      open
      size="m"
      title={t('publishing.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={publish.isPending}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button
            text={t(publishing.asks ? 'publishing.anyway' : 'publishing.confirm')}
            disabled={publishing.isStopped}
            loading={publish.isPending}
            onClick={() => check.data && publish.mutate(check.data.version)}
          />
        </>
      }
    >
      <div className={styles.form}>
        {check.isPending ? <Skeleton shape="block" height="160px" /> : null}
        {check.isError ? <QueryError query={check} /> : null}
        {check.data === undefined ? null : <Checked {...publishing} check={check.data} tasks={tasks} />}
        {publish.isError ? (
          <Refusal error={publish.error} onAgain={() => void check.refetch().then(() => publish.reset())} />
        ) : null}
      </div>
    </Overlay>
  );
}

interface CheckedProps extends Pick<ReturnType<typeof usePublishing>, 'shared' | 'isForAll' | 'setForAll'> {
  readonly check: Check;
  readonly tasks: ReadonlyMap<string, KnownTask>;
}

function Checked({ check, shared, tasks, isForAll, setForAll }: CheckedProps): ReactElement {
  return (
    <>
      <Changes check={check} />
      {shared.length === 0 ? null : (
        <SharedTasks shared={shared} tasks={tasks} isForAll={isForAll} onChange={setForAll} />
      )}
      <CheckList findings={check.findings} tasks={tasks} />
    </>
  );
}

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
              {task === undefined ? null : textIn(task.question, language)}
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
