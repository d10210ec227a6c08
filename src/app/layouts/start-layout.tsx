import { Mail, Phone } from 'lucide-react';
import { lazy, Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { removeStored } from '#src/lib/device/local-storage.ts';
import { useNarrowScreen } from '#src/lib/device/narrow-screen.ts';
import { useSignedIn } from '#src/lib/session/session.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Logo } from '#src/ui/layout/logo.tsx';
import { CONTENT_ID } from '../content-id.ts';
import { LanguageChoice } from '../header/language-choice.tsx';
import { ThemeSwitch } from '../header/theme-switch.tsx';
import { loadChunk } from '../lazy-screen.ts';
import { CONTACTS } from '../site.ts';
import { SkipLink } from './skip-link.tsx';
import styles from './start-layout.module.css';
import { LateConnectionBanner } from './late-banner.tsx';
import { TechnicalWorksBanner } from './technical-works-banner.tsx';

const YEAR = new Date().getFullYear();

// The menu pulls in the popover code, which a visitor's first load does not need.
const UserMenu = lazy(async () => ({
  default: (await loadChunk(() => import('../header/user-menu.tsx'))).UserMenu,
}));

function Contacts(): ReactElement {
  const { t } = useTranslation('start');
  return (
    <address className={styles.contacts} aria-label={t('contacts')}>
      <a
        className={styles.contact}
        href={`tel:${CONTACTS.phone.replace(/[^+\d]/g, '')}`}
        aria-label={`${t('phone')}: ${CONTACTS.phone}`}
      >
        <Phone size={16} aria-hidden="true" />
        <span>{CONTACTS.phone}</span>
      </a>
      <a
        className={styles.contact}
        href={`mailto:${CONTACTS.email}`}
        aria-label={`${t('mail')}: ${CONTACTS.email}`}
      >
        <Mail size={16} aria-hidden="true" />
        <span>{CONTACTS.email}</span>
      </a>
    </address>
  );
}

function StartHeader(): ReactElement {
  const { t } = useTranslation('common');
  const narrow = useNarrowScreen();
  const signedIn = useSignedIn();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label={t('product')}>
        <Logo name={t('product')} size={narrow ? 'm' : 'l'} />
      </Link>
      {narrow ? null : <Contacts />}
      <div className={styles.tools}>
        <LanguageChoice />
        <ThemeSwitch />
        {signedIn ? (
          <Suspense fallback={null}>
            <UserMenu />
          </Suspense>
        ) : null}
      </div>
    </header>
  );
}

/** The frame of the start page and of the sign-in routes. */
export function StartLayout({ children }: { readonly children: ReactNode }): ReactElement {
  const { t } = useTranslation('start');
  const narrow = useNarrowScreen();
  useEffect(() => removeStored('user-demo'), []);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <TechnicalWorksBanner />
      <LateConnectionBanner />
      <StartHeader />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        {narrow ? <Contacts /> : null}
        <span>{t('rights', { year: YEAR })}</span>
        <Link to="/privacy" className={linkClass(true)}>
          {t('privacy')}
        </Link>
      </footer>
    </div>
  );
}
