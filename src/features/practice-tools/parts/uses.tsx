// Where a thing is used, each a link.
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { PracticeActionDetails } from '#contract/entities/practice-tools.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from '../practice-tools.module.css';

interface UsesProps {
  readonly title: string;
  /** The heading's level in the page's outline. */
  readonly level?: 2 | 3;
  readonly note: string;
  readonly uses: PracticeActionDetails['uses'];
  readonly pathOf: (id: string) => string;
}

export function Uses({ title, level = 3, note, uses, pathOf }: UsesProps): ReactElement | null {
  const language = useLanguage();
  const Heading = `h${level}` as const;
  if (uses.length === 0) return null;
  return (
    <section className={styles.form}>
      <Heading>{title}</Heading>
      <p className={styles.note}>{note}</p>
      <ul className={styles.uses}>
        {uses.map(({ id, title: name }) => (
          <li key={id}>
            <Link className={linkClass()} to={pathOf(id)}>
              {textIn(name, language)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
