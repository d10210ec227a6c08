// /trial/:id/:mode: the attempt itself, by the very page that students have, beneath a banner that leads back and takes comments.
import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { getTrial } from '#contract/calls/trials.ts';
import type { Trial } from '#contract/entities/trial.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { trialPath } from '#src/lib/attempts/attempt-routes.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { TaskComments } from '#src/ui/loaded/comments/task-comments.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useIsFullBleed } from '#src/ui/layout/full-bleed.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { AttemptPage } from '../attempt-page.tsx';
import { TaskInViewContext } from '../task-in-view.ts';
import styles from './trial.module.css';
import { editorPath, modeIn } from './trial-address.ts';
import { TrialScreen } from './trial-screen.tsx';

export function TrialAttemptScreen(): ReactElement | null {
  const { id = '', mode: part } = useParams();
  const { t } = useTranslation('common');
  const user = useCurrentUser();
  const trial = useQuery(callQuery<typeof getTrial>('/trials/:id', { params: { id } }));
  const [inView, setInView] = useState<string>();
  const isFullBleed = useIsFullBleed();
  const mode = modeIn(part);
  if (mode === undefined || isApiError(trial.error, 'NOT_FOUND')) return <TrialScreen />;
  if (trial.isError && trial.data === undefined) return <QueryError query={trial} />;
  if (user === undefined || trial.data === undefined) return <Loader label={t('loading')} fullPage />;
  return (
    <div className={isFullBleed ? styles.whole : styles.attempt}>
      <TrialBanner trial={trial.data} inView={inView} />
      <TaskInViewContext value={setInView}>
        <AttemptPage
          key={`${id} ${mode}`}
          userId={user.id}
          wanted={{ workId: id, mode }}
          leaveTo={trialPath(id)}
        />
      </TaskInViewContext>
    </div>
  );
}

interface TrialBannerProps {
  readonly trial: Trial;
  /** The task in view, as the attempt names it. */
  readonly inView: string | undefined;
}

function TrialBanner({ trial, inView }: TrialBannerProps): ReactElement {
  const { t } = useTranslation(['trial', 'common']);
  const language = useLanguage();
  const [isOpen, open] = useState(false);
  const task = trial.tasks.find(({ id }) => id === inView);
  return (
    <>
      <Banner
        tone="info"
        label={t('banner')}
        action={
          task === undefined ? undefined : (
            <Button
              size="s"
              variant="secondary"
              icon={<MessageSquarePlus size={18} aria-hidden="true" />}
              text={t('comment')}
              onClick={() => open(true)}
            />
          )
        }
      >
        {t('banner')}{' '}
        <Link className={linkClass()} to={editorPath(trial)}>
          {t('toEditor')}
        </Link>
      </Banner>
      {task === undefined ? null : (
        <Overlay
          open={isOpen}
          onClose={() => open(false)}
          title={t('comment')}
          closeLabel={t('common:actions.close')}
          size="m"
        >
          <p className={styles.question}>{textIn(task.question, language) || t('untitled')}</p>
          <TaskComments key={task.taskId} taskId={task.taskId} />
        </Overlay>
      )}
    </>
  );
}
