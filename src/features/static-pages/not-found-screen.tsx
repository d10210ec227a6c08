import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFoundScreen(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <MessagePage scene="not-found" sign="404" title={t('notFound.title')} text={t('notFound.text')}>
      <HomeLink text={t('notFound.action')} />
    </MessagePage>
  );
}
