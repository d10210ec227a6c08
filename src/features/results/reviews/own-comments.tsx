// What the teacher wrote to other answers of the task: a press puts it into the comment.
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './review-screen.module.css';

interface OwnCommentsProps {
  readonly comments: readonly string[];
  /** The comment as it stands. */
  readonly written: string;
  readonly onWrite: (comment: string) => void;
}

export function OwnComments({ comments, written, onWrite }: OwnCommentsProps): ReactElement | null {
  const { t } = useTranslation('review');
  const titleId = useId();
  const others = comments.filter((comment) => !written.includes(comment));
  if (others.length === 0) return null;
  const add = (comment: string): void =>
    onWrite(written.trim() === '' ? comment : `${written.trimEnd()}\n${comment}`);
  return (
    <section className={styles.ownComments} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.note}>
        {t('ownComments')}
      </h3>
      <ul className={styles.commentList}>
        {others.map((comment) => (
          <li key={comment}>
            <Button size="s" variant="secondary" text={comment} onClick={() => add(comment)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
