import { X } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { LanguageChoice } from '../header/language-choice.tsx';
import { ThemeSwitch } from '../header/theme-switch.tsx';
import type { MenuEntry } from '../menu.ts';
import type { RouteId } from '../routes.ts';
import { InstallEntry } from './install-entry.tsx';
import { MenuList } from './menu-list.tsx';
import styles from './menu-drawer.module.css';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly entries: readonly MenuEntry[];
  readonly current: RouteId;
  readonly onClose: () => void;
}

/**
 * The menu on narrow screens: a native modal dialog at the left edge, with language and theme at the bottom.
 */
export function MenuDrawer({ open, entries, current, onClose }: MenuDrawerProps): ReactElement {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    const closeOutside = (event: MouseEvent): void => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeOutside);
    return () => element?.removeEventListener('click', closeOutside);
  }, [onClose]);
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={t('mainMenu')} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <IconButton label={t('closeMenu')} icon={<X size={22} aria-hidden="true" />} onClick={onClose} />
        </div>
        <nav aria-label={t('mainMenu')}>
          <MenuList entries={entries} current={current} onChosen={onClose} />
        </nav>
        {open ? (
          <Suspense fallback={null}>
            <InstallEntry />
          </Suspense>
        ) : null}
        <div className={styles.foot}>
          <LanguageChoice />
          <ThemeSwitch />
        </div>
      </div>
    </dialog>
  );
}
