import type { ReactElement } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../buttons/icon-button.tsx';
import { pageStrip } from './page-strip.ts';
import styles from './pager.module.css';

interface PagerProps {
  readonly label: string;
  /** The first page is 0, as in the API. */
  readonly page: number;
  readonly pageCount: number;
  readonly onChange: (page: number) => void;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The accessible name of a page's button; its number starts at 1. */
  readonly pageLabel: (number: number) => string;
  /** What is shown, and of how much, in words. */
  readonly summary?: string | undefined;
}

/** Navigates the pages of a list; not rendered for a single page without a summary. */
export function Pager(props: PagerProps): ReactElement | null {
  const { label, page, pageCount, onChange, previousLabel, nextLabel, summary } = props;
  if (pageCount <= 1 && !summary) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      {summary ? <p className={styles.summary}>{summary}</p> : null}
      {pageCount > 1 ? (
        <div className={styles.pages}>
          <IconButton
            label={previousLabel}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={page <= 0}
            onClick={() => onChange(page - 1)}
          />
          <PageList {...props} />
          <IconButton
            label={nextLabel}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={page >= pageCount - 1}
            onClick={() => onChange(page + 1)}
          />
        </div>
      ) : null}
    </nav>
  );
}

function PageList({ page, pageCount, onChange, pageLabel }: PagerProps): ReactElement {
  return (
    <ol className={styles.list}>
      {pageStrip(page, pageCount).map((entry) => (
        <li key={entry.kind === 'gap' ? `gap-${entry.before}` : entry.page}>
          {entry.kind === 'gap' ? (
            <span className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              type="button"
              className={styles.page}
              aria-label={pageLabel(entry.page + 1)}
              aria-current={entry.page === page ? 'page' : undefined}
              onClick={() => onChange(entry.page)}
            >
              {entry.page + 1}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
