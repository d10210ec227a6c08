import { LockKeyhole } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';

export function NotEnoughScreen(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <MessagePage
      scene="forbidden"
      sign={<LockKeyhole size={40} />}
      title={t('notEnough.title')}
      text={t('notEnough.text')}
    >
      <HomeLink text={t('notEnough.action')} />
    </MessagePage>
  );
}
