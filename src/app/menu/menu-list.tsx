import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '#src/lib/session/current-user.ts';
import { loadChunk } from '../lazy-screen.ts';
import { isActiveEntry, type MenuEntry } from '../menu.ts';
import { CABINET, routeOf, type RouteId } from '../routes.ts';
import { MENU_ICONS } from './menu-icons.tsx';
import styles from './menu-list.module.css';

const SectionMenu = lazy(async () => ({
  default: (await loadChunk(() => import('#src/features/account/section-menu.tsx'))).SectionMenu,
}));

interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  readonly current: RouteId;
  readonly onChosen?: () => void;
}

export function MenuList({ entries, current, onChosen }: MenuListProps): ReactElement {
  const { t } = useTranslation('shell');
  const hasSections = useCan(...CABINET);
  return (
    <>
      <ul className={styles.list}>
        {entries.map((entry) => {
          const Icon = MENU_ICONS[entry.key];
          const active = isActiveEntry(entry, current, entries);
          return (
            <li key={entry.key}>
              <Link
                to={routeOf(entry.route).path}
                className={styles.entry}
                data-active={active || undefined}
                aria-current={entry.route === current ? 'page' : active ? 'true' : undefined}
                onClick={onChosen}
              >
                <Icon size={20} aria-hidden="true" />
                {t(`menu.${entry.key}`)}
              </Link>
            </li>
          );
        })}
      </ul>
      {hasSections ? (
        <Suspense fallback={null}>
          <SectionMenu current={current} above={entries.map(({ route }) => route)} onChosen={onChosen} />
        </Suspense>
      ) : null}
    </>
  );
}
