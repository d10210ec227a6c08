// The head of each page of the practice tools: its title, what can be done, and the way to the others.
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import {
  ACTIONS_PATH,
  BAYS_PATH,
  CASES_PATH,
  CHAINS_PATH,
  ROOMS_PATH,
  RULES_PATH,
  SCREENS_PATH,
  SETTINGS_PATH,
} from '../tools-address.ts';
import styles from '../practice-tools.module.css';

const PAGES = [
  ['practice', '/practice'],
  ['cases', CASES_PATH],
  ['rooms', ROOMS_PATH],
  ['rules', RULES_PATH],
  ['bays', BAYS_PATH],
  ['actions', ACTIONS_PATH],
  ['chains', CHAINS_PATH],
  ['screens', SCREENS_PATH],
  ['settings', SETTINGS_PATH],
] as const;

/** The pages of a chain stand beside its list; `/practice` is another page than `/practice-test-cases`. */
const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || (path === CHAINS_PATH && pathname.startsWith(path));

interface ToolsHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly actions?: ReactNode;
}

export function ToolsHead({ title, lead, actions }: ToolsHeadProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { pathname } = useLocation();
  return (
    <header className={styles.pageHead}>
      <nav className={styles.nav} aria-label={t('nav.label')}>
        {PAGES.map(([page, path]) => (
          <Link
            key={page}
            to={path}
            className={styles.navLink ?? ''}
            aria-current={isUnder(pathname, path) ? 'page' : undefined}
          >
            {t(`nav.${page}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.buttons}>{actions}</div>
      </div>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
