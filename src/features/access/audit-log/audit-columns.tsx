import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { auditActText } from '#contract/audit-log/acts.ts';
import { auditSubjectText } from '#contract/audit-log/subjects.ts';
import type { AuditEntry } from '#contract/calls/audit-log.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import type { Column } from '#src/ui/data/table.tsx';
import styles from '../access.module.css';
import { ChangeList } from './change-list.tsx';
import { SubjectLink } from './subject-link.tsx';

export function useAuditColumns(open: (id: string) => void): readonly Column<AuditEntry>[] {
  const { t } = useTranslation('audit-log');
  const format = useFormat();
  return [
    {
      key: 'at',
      title: t('columns.time'),
      sortable: true,
      width: '130px',
      cell: ({ at }) => <time dateTime={at}>{format.dateTime(at)}</time>,
    },
    {
      key: 'what',
      title: t('columns.what'),
      header: true,
      cell: (entry) => <What entry={entry} open={open} />,
    },
    { key: 'subject', title: t('columns.subject'), cell: (entry) => <Subject entry={entry} /> },
    { key: 'changes', title: t('columns.changes'), width: '40%', cell: (entry) => <Changes entry={entry} /> },
  ];
}

interface WhatProps {
  readonly entry: AuditEntry;
  readonly open: (id: string) => void;
}

/** The action, linked to the full entry, and below it the person. */
function What({ entry, open }: WhatProps): ReactElement {
  const { t } = useTranslation('audit-log');
  const format = useFormat();
  const what = auditActText(entry.what, useLanguage());
  return (
    <span className={styles.two}>
      <button type="button" className={styles.open} onClick={() => open(entry.id)}>
        {what}
        <span className={styles.visuallyHidden}>{`, ${format.dateTime(entry.at)}`}</span>
      </button>
      <span className={styles.note}>{entry.person?.fullName ?? t('server')}</span>
    </span>
  );
}

function Subject({ entry }: { readonly entry: AuditEntry }): ReactElement {
  const { t } = useTranslation('audit-log');
  const language = useLanguage();
  return (
    <span className={joinClasses(styles.two, styles.subject)}>
      <SubjectLink subject={entry.subject} />
      {entry.moreCount > 0 ? (
        <span className={styles.note}>{t('together', { count: entry.moreCount })}</span>
      ) : null}
      {entry.subject.name === '' ? null : (
        <span className={styles.note}>{auditSubjectText(entry.subject.type, language)}</span>
      )}
    </span>
  );
}

function Changes({ entry }: { readonly entry: AuditEntry }): ReactElement {
  const { t } = useTranslation('audit-log');
  const rest = entry.changeCount - entry.changes.length;
  if (entry.changeCount === 0)
    return <span className={styles.note}>{t(entry.moreCount > 0 ? 'eachItsOwn' : 'nothingNamed')}</span>;
  return (
    <span className={styles.two}>
      <ChangeList changes={entry.changes} />
      {rest > 0 ? <span className={styles.note}>{t('more', { count: rest })}</span> : null}
    </span>
  );
}
