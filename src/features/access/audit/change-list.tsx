// What differs, field by field: what was is struck out, what became of it stands after the arrow.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { auditFieldText, auditValueText } from '#contract/audit/field-words.ts';
import type { AuditChange } from '#contract/calls/audit.ts';
import { punctuation } from '#contract/punctuation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from '../access.module.css';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** The words of a value; a moment as the reader writes it. */
export function useValueText(): (value: AuditChange['before']) => string {
  const language = useLanguage();
  const format = useFormat();
  return (value) =>
    typeof value === 'string' && MOMENT.test(value)
      ? format.dateTime(value)
      : auditValueText(value, language);
}

interface ChangeListProps {
  readonly changes: readonly AuditChange[];
}

/** The differences in short: two lines each at most. */
export function ChangeList({ changes }: ChangeListProps): ReactElement {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const textOf = useValueText();
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <span className={styles.short}>
            {`${auditFieldText(path, language)}${punctuation[language].colon}`}
            {before === null || before === '' ? null : (
              <>
                <del>{textOf(before)}</del>
                {' → '}
              </>
            )}
            <ins>{textOf(after) || t('nothing')}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All differences in full, the two sides under each other. */
export function Differences({ changes }: ChangeListProps): ReactElement {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const textOf = useValueText();
  return (
    <dl className={styles.difference}>
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{auditFieldText(path, language)}</dt>
          <dd className={styles.side}>
            <span className={styles.note}>{t('was')}</span>
            <del>{textOf(before) || t('nothing')}</del>
          </dd>
          <dd className={styles.side}>
            <span className={styles.note}>{t('became')}</span>
            <ins>{textOf(after) || t('nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
