// One entry of the log with all its differences.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { auditActText } from '#contract/audit-log/acts.ts';
import { auditSubjectText } from '#contract/audit-log/subjects.ts';
import type { AuditActDetails, getAuditEntry } from '#contract/calls/audit-log.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import type { List } from '#src/ui/list/use-list.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from '../access.module.css';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import type { AuditFilterName } from './audit-address.ts';
import { Differences } from './change-list.tsx';
import { SubjectLink } from './subject-link.tsx';

interface EntryOverlayProps {
  readonly opened: Opened;
  readonly list: List<AuditFilterName>;
}

export function EntryOverlay({ opened, list }: EntryOverlayProps): ReactElement | null {
  const { t } = useTranslation(['audit-log', 'common']);
  const { id, close } = opened;
  if (id === undefined) return null;
  return (
    <Overlay open size="m" title={t('detailsTitle')} closeLabel={t('common:actions.close')} onClose={close}>
      <Entry
        id={id}
        onHistory={(subjectId) => {
          close();
          list.set('subject', subjectId);
        }}
      />
    </Overlay>
  );
}

interface EntryProps {
  readonly id: string;
  readonly onHistory: (subjectId: string) => void;
}

function Entry({ id, onHistory }: EntryProps): ReactElement {
  const { t } = useTranslation('common');
  const query = useQuery(callQuery<typeof getAuditEntry>('/audit-log/:id', { params: { id } }));
  if (query.isError) return <QueryError query={query} />;
  if (query.data === undefined) return <Loader label={t('loading')} />;
  return <EntryFacts entry={query.data} onHistory={onHistory} />;
}

interface EntryFactsProps {
  readonly entry: AuditActDetails;
  readonly onHistory: EntryProps['onHistory'];
}

function EntryFacts({ entry, onHistory }: EntryFactsProps): ReactElement {
  const { t } = useTranslation('audit-log');
  const language = useLanguage();
  const format = useFormat();
  const { subject, person, at, changes } = entry;
  const type = auditSubjectText(subject.type, language);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('columns.time'), format.dateTime(at)],
    [t('columns.person'), person?.fullName ?? t('server')],
    [t('columns.what'), auditActText(entry.what, language)],
    [subject.name === '' ? t('columns.subject') : type, <SubjectLink key="subject" subject={subject} />],
  ];
  return (
    <div className={styles.form}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <FactRow key={name} name={name} value={value} />
        ))}
      </dl>
      <Others entry={entry} />
      {changes.length === 0 ? <p>{t('nothingNamed')}</p> : <Differences changes={changes} />}
      {subject.id === null ? null : (
        <div className={styles.buttons}>
          <Button
            size="s"
            variant="secondary"
            text={t('history', { name: subject.name === '' ? type : subject.name })}
            onClick={() => onHistory(subject.id ?? '')}
          />
        </div>
      )}
    </div>
  );
}

/** What else the act changed. */
function Others({ entry }: { readonly entry: AuditActDetails }): ReactElement | null {
  const { t } = useTranslation('audit-log');
  const { others, moreCount } = entry;
  if (others.length === 0) return null;
  const rest = moreCount - others.length;
  return (
    <details className={styles.others}>
      <summary>{t('together', { count: moreCount })}</summary>
      <ul>
        {others.map((subject, at) => (
          <li key={subject.id ?? at}>
            <SubjectLink subject={subject} />
          </li>
        ))}
        {rest > 0 ? <li className={styles.note}>{t('together', { count: rest })}</li> : null}
      </ul>
    </details>
  );
}

function FactRow({ name, value }: { readonly name: string; readonly value: ReactNode }): ReactElement {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
