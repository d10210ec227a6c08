import { Wrench } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { TechnicalWorks } from '#contract/calls/technical-works.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { momentText } from '#src/i18n/period-text.ts';
import { useSignedIn } from '#src/lib/session/session.ts';
import { homeOf } from '#src/lib/session/sign-in.ts';
import { isKeptOut, runningAttemptPath, technicalWorksQuery } from '#src/lib/api/technical-works.ts';
import { useNow } from '#src/lib/device/use-now.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import styles from './technical-work-screen.module.css';

/** The page that the works interrupted; undefined if the person came here directly. */
function useInterrupted(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : undefined;
}

/** The maintenance notice; it polls until the works are over, and then returns to the interrupted page. */
export function TechnicalWorkScreen(): ReactElement {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const user = useCurrentUser();
  const interrupted = useInterrupted();
  const { data: works, isFetching, refetch, isFetchedAfterMount } = useQuery(technicalWorksQuery(signedIn));
  const closed = works === undefined || isKeptOut(works, signedIn ? user : undefined);
  const wasClosed = useRef(false);

  useEffect(() => {
    if (closed) wasClosed.current = works !== undefined;
    else if (wasClosed.current)
      void navigate(interrupted ?? (signedIn ? homeOf(user) : '/'), { replace: true });
  }, [closed, works, navigate, signedIn, user, interrupted]);

  if (!closed) {
    return (
      <MessagePage scene="technical" sign={<Wrench size={40} />} title={t('technicalWork.over')} text="">
        <HomeLink text={t('technicalWork.action')} />
      </MessagePage>
    );
  }
  return (
    <MessagePage
      scene="technical"
      sign={<Wrench size={40} />}
      title={t('technicalWork.title')}
      text={t('technicalWork.text')}
      more={works ? <WorksFacts works={works} /> : null}
    >
      <Button
        variant={works?.ownAttempts.length ? 'secondary' : 'primary'}
        text={t('technicalWork.check')}
        loading={isFetching}
        onClick={() => void refetch()}
      />
      <output className={styles.answer}>
        {isFetchedAfterMount && !isFetching ? t('technicalWork.still') : null}
      </output>
    </MessagePage>
  );
}

/** The administrator's message, the expected end, and a link to an attempt that may be continued. */
function WorksFacts({ works }: { readonly works: TechnicalWorks }): ReactElement {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const own = textIn(works.message, language);
  const now = useNow();
  const end = works.endsAt !== null && Date.parse(works.endsAt) > now ? works.endsAt : undefined;
  return (
    <>
      {own ? <p className={styles.message}>{own}</p> : null}
      {end ? (
        <p className={styles.end}>{t('technicalWork.until', { moment: momentText(language, end, now) })}</p>
      ) : null}
      {works.ownAttempts.length > 0 ? (
        <section className={styles.attempts} aria-label={t('technicalWork.attempts')}>
          <p>{t('technicalWork.attempts')}</p>
          {works.ownAttempts.map((attempt) => (
            <Link
              key={runningAttemptPath(attempt)}
              to={runningAttemptPath(attempt)}
              className={buttonClass()}
            >
              {textIn(attempt.title, language)}
            </Link>
          ))}
        </section>
      ) : null}
    </>
  );
}
