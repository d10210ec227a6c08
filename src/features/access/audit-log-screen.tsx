// /audit-log: who changed what, and when. Filters, order, page and the open entry are in the address.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { auditPeople, listAudit } from '#contract/calls/audit-log.ts';
import { AUDIT_ACTS, auditActText } from '#contract/audit-log/acts.ts';
import { auditSubjectText, auditSubjectTypes } from '#contract/audit-log/subjects.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { FilterComboBox, FilterDay, FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './access.module.css';
import { auditAddress, wantedAudit, type AuditFilterName } from './audit-log/audit-address.ts';
import { useAuditColumns } from './audit-log/audit-columns.tsx';
import { AuditExport } from './audit-log/audit-export.tsx';
import { EntryOverlay } from './audit-log/entry-overlay.tsx';
import { useOpened } from '#src/ui/navigation/use-opened.ts';

export function AuditScreen(): ReactElement {
  const { t } = useTranslation('audit-log');
  const list = useList(auditAddress);
  const opened = useOpened();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <div className={styles.list}>
        <ListHead
          list={list}
          searchLabel={t('search')}
          filters={<Filters list={list} />}
          actions={<AuditExport list={list} />}
        />
        <Entries list={list} open={opened.open} />
      </div>
      <EntryOverlay opened={opened} list={list} />
    </div>
  );
}

interface EntriesProps {
  readonly list: List<AuditFilterName>;
  readonly open: (id: string) => void;
}

function Entries({ list, open }: EntriesProps): ReactElement {
  const { t } = useTranslation('audit-log');
  const entries = useQuery({
    ...callQuery<typeof listAudit>('/audit-log', { query: { ...list.query, ...wantedAudit(list) } }),
    placeholderData: keepPreviousData,
  });
  const columns = useAuditColumns(open);
  return (
    <ListRows
      name="audit-log"
      list={list}
      query={entries}
      caption={t('title')}
      columns={columns}
      rowKey={(entry) => entry.id}
      total={(count) => t('total', { count })}
      empty={<EmptyState title={t('empty')}>{t('emptyNext')}</EmptyState>}
    />
  );
}

function Filters({ list }: { readonly list: List<AuditFilterName> }): ReactElement {
  const { t } = useTranslation('audit-log');
  const language = useLanguage();
  const people = useQuery(callQuery<typeof auditPeople>('/audit-log/people', {}));
  const acts = Object.keys(AUDIT_ACTS).map((value) => ({ value, label: auditActText(value, language) }));
  const types = auditSubjectTypes.map((value) => ({ value, label: auditSubjectText(value, language) }));
  return (
    <>
      {people.isError ? <QueryError compact query={people} /> : null}
      {people.data === undefined ? null : (
        <FilterComboBox
          list={list}
          name="person"
          label={t('person')}
          anyText={t('anyPerson')}
          options={people.data.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
      )}
      <FilterComboBox list={list} name="what" label={t('what')} anyText={t('anything')} options={acts} />
      <FilterSelect
        list={list}
        name="type"
        label={t('subjectType')}
        anyText={t('anySubject')}
        options={types}
      />
      <FilterDay list={list} name="from" label={t('from')} />
      <FilterDay list={list} name="to" label={t('to')} />
      <OneSubject list={list} />
    </>
  );
}

/** Shown when the filter restricts the log to one thing, with a way to remove it. */
function OneSubject({ list }: { readonly list: List<AuditFilterName> }): ReactElement | null {
  const { t } = useTranslation('audit-log');
  const id = list.filter('subject');
  if (id === '') return null;
  return (
    <FilterSelect
      list={list}
      name="subject"
      label={t('subject')}
      anyText={t('anySubject')}
      options={[{ value: id, label: id }]}
    />
  );
}
