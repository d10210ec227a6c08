import { Wrench } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCurrentUser } from '#src/lib/current-user.ts';
import { useSignedIn } from '#src/lib/session.ts';
import { homeOf } from '#src/lib/sign-in.ts';
import { isKeptOut, technicalWorksQuery } from '#src/lib/technical-works.ts';
import { Button } from '#src/ui/button.tsx';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';

/** The maintenance notice; it looks every minute whether the works are over, and then goes on by itself. */
export function TechnicalWorkScreen(): ReactElement {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const language = useLanguage();
  const signedIn = useSignedIn();
  const user = useCurrentUser();
  const { data: works, isFetching, refetch, isFetchedAfterMount } = useQuery(technicalWorksQuery(signedIn));
  const closed = works === undefined || isKeptOut(works, signedIn ? user : undefined);
  const wasClosed = useRef(false);

  useEffect(() => {
    if (closed) wasClosed.current = works !== undefined;
    else if (wasClosed.current) void navigate(signedIn ? homeOf(user) : '/');
  }, [closed, works, navigate, signedIn, user]);

  if (!closed) {
    return (
      <MessagePage scene="technical" sign={<Wrench size={40} />} title={t('technicalWork.over')} text="">
        <HomeLink text={t('technicalWork.action')} />
      </MessagePage>
    );
  }
  const own = works?.message[language] || works?.message.ru;
  return (
    <MessagePage
      scene="technical"
      sign={<Wrench size={40} />}
      title={t('technicalWork.title')}
      text={own ? `${t('technicalWork.text')} ${own}` : t('technicalWork.text')}
    >
      <Button text={t('technicalWork.check')} loading={isFetching} onClick={() => void refetch()} />
      <output>{isFetchedAfterMount && !isFetching ? t('technicalWork.still') : null}</output>
    </MessagePage>
  );
}
