// The differences, field by field: the old value struck out, the new one after an arrow.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { auditFieldText } from '#contract/audit-log/field-words.ts';
import { auditValueText } from '#contract/audit-log/value-words.ts';
import type { AuditChange } from '#contract/calls/audit-log.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from '../access.module.css';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** A value in words; a time in the reader's format. */
function useValueText(): (value: AuditChange['before'], path: string) => string {
  const language = useLanguage();
  const format = useFormat();
  return (value, path) =>
    typeof value === 'string' && MOMENT.test(value)
      ? format.dateTime(value)
      : auditValueText(value, path, language);
}

interface ChangeListProps {
  readonly changes: readonly AuditChange[];
}

/** The differences in short: at most two lines each. */
export function ChangeList({ changes }: ChangeListProps): ReactElement {
  const { t } = useTranslation('audit-log');
  const language = useLanguage();
  const textOf = useValueText();
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <span className={styles.short}>
            {`${auditFieldText(path, language)}${PUNCTUATION[language].colon}`}
            {before === null || before === '' ? null : (
              <>
                <del>{textOf(before, path)}</del>
                {' → '}
              </>
            )}
            <ins>{textOf(after, path) || t('nothing')}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All differences in full, old value above new. */
export function Differences({ changes }: ChangeListProps): ReactElement {
  const { t } = useTranslation('audit-log');
  const language = useLanguage();
  const textOf = useValueText();
  const isNew = changes.every(({ before }) => before === null);
  return (
    <dl className={styles.difference}>
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{auditFieldText(path, language)}</dt>
          {isNew ? null : (
            <dd className={styles.side}>
              <span className={styles.note}>{t('was')}</span>
              <del>{textOf(before, path) || t('nothing')}</del>
            </dd>
          )}
          <dd className={styles.side}>
            <span className={styles.note}>{t('became')}</span>
            <ins>{textOf(after, path) || t('nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
