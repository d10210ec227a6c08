import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMenuOnRequest, useNarrowScreen } from '#src/lib/device/narrow-screen.ts';
import { useSignedIn } from '#src/lib/session/session.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Logo } from '#src/ui/layout/logo.tsx';
import styles from './app-header.module.css';
import { useCan } from '#src/lib/session/current-user.ts';
import { loadChunk } from '../lazy-screen.ts';
import { CABINET } from '../routes.ts';
import { DemoBadge } from './demo-badge.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenu } from './user-menu.tsx';

const Nothing = (): null => null;

/** A part of the header that cannot be loaded is left out until the next visit: the page beneath stays, with what was typed. */
const laterPart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadChunk(load).catch((): ComponentType<Props> => Nothing) }));

const Bell = laterPart(async () => (await import('../bell/bell.tsx')).Bell);
export const Help = laterPart(async () => (await import('../help/help.tsx')).Help);
const Finder = laterPart(async () => (await import('../finder/finder.tsx')).Finder);

/** What helps to find one's way. */
function Tools(): ReactElement {
  const looksAfter = useCan(...CABINET);
  return (
    <Suspense fallback={null}>
      {looksAfter ? <Finder /> : null}
      {looksAfter ? <Bell /> : null}
      <Help />
    </Suspense>
  );
}

interface AppHeaderProps {
  /** Undefined where there is no menu to open. */
  readonly onOpenMenu: (() => void) | undefined;
}

export function AppHeader({ onOpenMenu }: AppHeaderProps): ReactElement {
  const { t } = useTranslation(['shell', 'common']);
  const signedIn = useSignedIn();
  const narrow = useNarrowScreen();
  const menuOnRequest = useMenuOnRequest();
  return (
    <header className={styles.header}>
      {menuOnRequest && onOpenMenu !== undefined ? (
        <IconButton
          label={t('openMenu')}
          icon={<MenuIcon size={22} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
        />
      ) : null}
      <Link to="/" className={styles.logo} aria-label={t('toHome')}>
        <Logo name={t('common:product')} markOnly={narrow && !signedIn} />
      </Link>
      <DemoBadge />
      <div className={styles.end}>
        {signedIn ? <Tools /> : null}
        {narrow && signedIn ? null : <LanguageChoice />}
        {narrow && signedIn ? null : <ThemeSwitch />}
        {signedIn ? (
          <UserMenu />
        ) : (
          <Link to="/" className={buttonClass({ variant: 'secondary', size: 's' })}>
            {t('signIn')}
          </Link>
        )}
      </div>
    </header>
  );
}
