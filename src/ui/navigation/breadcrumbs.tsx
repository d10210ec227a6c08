import type { ReactElement, ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly label: string;
  /** The links that lead here, outermost first, as the router's own links. */
  readonly links: readonly ReactNode[];
  readonly current: string;
}

/** The position of this page in the site. */
export function Breadcrumbs({ label, links, current }: BreadcrumbsProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {links.map((link, index) => (
          <li key={index} className={styles.crumb}>
            {link}
            <ChevronRight size={14} aria-hidden="true" />
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
