// The parts of a page as links, because each has an address of its own. (Tabs render their list beside the
// page, and loop endlessly if their content renders lists too.)
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './view-links.module.css';

interface View {
  readonly id: string;
  readonly title: string;
  readonly to: string;
}

interface ViewLinksProps {
  readonly label: string;
  readonly views: readonly View[];
  readonly current: string;
}

export function ViewLinks({ label, views, current }: ViewLinksProps): ReactElement {
  return (
    <nav aria-label={label} className={styles.views}>
      {views.map(({ id, title, to }) => (
        <Link key={id} to={to} className={styles.view} aria-current={id === current ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
