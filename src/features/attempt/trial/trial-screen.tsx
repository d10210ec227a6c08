// /trial/:id: what an author looks at as a student: its modes, its link for colleagues, what they say of its tasks.
import { useQuery } from '@tanstack/react-query';
import { Copy, Play } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { getTrial } from '#contract/calls/trials.ts';
import { TRIAL_DAYS, type Trial } from '#contract/entities/trial.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { trialPath } from '#src/lib/attempts/attempt-routes.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { TaskComments } from '#src/ui/loaded/comments/task-comments.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from './trial.module.css';
import { editorPath, trialAttemptPath, TRIAL_MODES } from './trial-address.ts';

export function TrialScreen(): ReactElement {
  const { id = '' } = useParams();
  const { t } = useTranslation(['trial', 'common']);
  const trial = useQuery(callQuery<typeof getTrial>('/trials/:id', { params: { id } }));
  if (trial.data !== undefined) return <TrialPage trial={trial.data} />;
  if (isApiError(trial.error, 'NOT_FOUND'))
    return (
      <EmptyState title={t('missing')} picture={<StatePicture scene="empty-search" />}>
        {t('missingNext')}
      </EmptyState>
    );
  return trial.isError ? <QueryError query={trial} /> : <Loader label={t('common:loading')} />;
}

function TrialPage({ trial }: { readonly trial: Trial }): ReactElement {
  const { t } = useTranslation('trial');
  const language = useLanguage();
  const format = useFormat();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link className={linkClass()} to={editorPath(trial)}>
          {t('toEditor')}
        </Link>
        <h1>{t('title', { title: textIn(trial.title, language) })}</h1>
      </header>
      <Notice tone="warning">
        {t('about', { count: TRIAL_DAYS })}{' '}
        {t('madeAt', { by: trial.madeBy, at: format.dateTime(trial.lookedAt) })}
      </Notice>
      <section aria-label={t('modes')} className={styles.modes}>
        {TRIAL_MODES.map((mode) => (
          <ModeCard key={mode} trial={trial} mode={mode} />
        ))}
      </section>
      <Share id={trial.id} />
      <Card title={t('tasks')}>
        <ol className={styles.tasks}>
          {trial.tasks.map((task) => (
            <li key={task.taskId}>
              <CommentedTask task={task} />
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

function ModeCard({ trial, mode }: { readonly trial: Trial; readonly mode: WorkMode }): ReactElement {
  const { t } = useTranslation(['trial', 'attempt']);
  const count = trial.tasks.filter(({ modes }) => modes.includes(mode)).length;
  return (
    <Card
      title={t(`attempt:modes.${mode}`)}
      footer={
        count === 0 ? undefined : (
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={trialAttemptPath(trial.id, mode)}
            aria-label={t('beginIn', { mode: t(`attempt:modes.${mode}`) })}
          >
            <Play size={18} aria-hidden="true" /> {t('begin')}
          </Link>
        )
      }
    >
      <p className={styles.note}>
        {count === 0 ? t('noTasks') : t('taskCount', { count })}
        {mode === 'CONTROL' && count > 0 ? ` · ${t('controlNote')}` : null}
      </p>
    </Card>
  );
}

/** A task by its question; what is said of it is asked for when it is opened. */
function CommentedTask({ task }: { readonly task: Trial['tasks'][number] }): ReactElement {
  const { t } = useTranslation('trial');
  const language = useLanguage();
  const [isOpen, open] = useState(false);
  const { taskId, question, openComments } = task;
  return (
    <details onToggle={(event) => open(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {textIn(question, language) || t('untitled')}{' '}
        {openComments === 0 ? null : (
          <Badge tone="primary">{t('comments.count', { count: openComments })}</Badge>
        )}
      </summary>
      {isOpen ? <TaskComments taskId={taskId} /> : null}
    </details>
  );
}

function Share({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('trial');
  const link = `${window.location.origin}${trialPath(id)}`;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => showToast({ tone: 'success', text: t('copied') }),
      () => showToast({ tone: 'danger', text: t('notCopied') }),
    );
  };
  return (
    <Card title={t('share')} subtitle={t('shareText')}>
      <div className={styles.share}>
        <TextField
          label={t('link')}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="secondary"
          icon={<Copy size={18} aria-hidden="true" />}
          text={t('copy')}
          onClick={copy}
        />
      </div>
    </Card>
  );
}
