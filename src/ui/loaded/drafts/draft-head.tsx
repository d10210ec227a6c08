// The head of the page of what an author makes: its title, whether all of it is published, who else has it open.
import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { Badge } from '#src/ui/data/badge.tsx';
import styles from './drafts.module.css';

interface DraftHeadProps {
  readonly title: string;
  readonly isPublished: boolean;
  readonly state: string;
  /** Who else has it open; null: nobody. */
  readonly people: string | null;
  /** That changes of others have come in; null: none have. */
  readonly merged: string | null;
}

export function DraftHead({ title, isPublished, state, people, merged }: DraftHeadProps): ReactElement {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <Badge tone={isPublished ? 'success' : 'amber'}>{state}</Badge>
      <span aria-live="polite" className={styles.others}>
        {people === null ? null : (
          <>
            <Users size={18} aria-hidden="true" /> {people}
          </>
        )}
      </span>
      <span aria-live="polite" className={styles.note}>
        {merged}
      </span>
    </header>
  );
}
