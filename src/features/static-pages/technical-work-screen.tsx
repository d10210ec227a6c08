import { Wrench } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { TechnicalWorks } from '#contract/calls/technical-works.ts';
import { LANGUAGE_TAGS } from '#src/i18n/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCurrentUser } from '#src/lib/current-user.ts';
import { momentText } from '#src/lib/period-text.ts';
import { useSignedIn } from '#src/lib/session.ts';
import { homeOf } from '#src/lib/sign-in.ts';
import { isKeptOut, runningAttemptPath, technicalWorksQuery } from '#src/lib/technical-works.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import styles from './technical-work-screen.module.css';

/** Where the works interrupted the person; undefined for who came here by themselves. */
function useInterrupted(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : undefined;
}

/** The maintenance notice; it looks by itself whether the works are over, and then leads back to where one was. */
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

/** What the admin says, the expected end, and the way back into what may be gone on with. */
function WorksFacts({ works }: { readonly works: TechnicalWorks }): ReactElement {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const own = works.message[language] || works.message.ru;
  const now = useNow();
  const end = works.endsAt !== null && Date.parse(works.endsAt) > now ? works.endsAt : undefined;
  return (
    <>
      {own ? <p className={styles.message}>{own}</p> : null}
      {end ? (
        <p className={styles.end}>
          {t('technicalWork.until', { moment: momentText(LANGUAGE_TAGS[language], end, now) })}
        </p>
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
              {attempt.title[language] || attempt.title.ru}
            </Link>
          ))}
        </section>
      ) : null}
    </>
  );
}
