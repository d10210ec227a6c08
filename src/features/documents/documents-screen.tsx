// Every document that the person may read, with a search and filters in the address.
import { useQuery } from '@tanstack/react-query';
import { BookOpen, FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { listDocuments, ReadableDocument } from '#contract/calls/files.ts';
import { fileFor } from '#contract/document-name.ts';
import { LANGUAGE_NAMES, textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { LANGUAGE_OPTIONS } from '#src/i18n/language-options.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { workPath } from '#src/lib/attempts/attempt-routes.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { viewDocument } from '#src/ui/overlays/viewed-files.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { filteredDocuments, filtersFrom, withFilter, type ListedDocument } from './documents-address.ts';
import styles from './documents.module.css';

export function DocumentsScreen(): ReactElement {
  const { t } = useTranslation('documents');
  const query = useQuery(callQuery<typeof listDocuments>('/documents', {}));
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {query.isError ? <QueryError query={query} /> : null}
      {query.isPending ? <Skeleton shape="block" /> : null}
      {query.data === undefined ? null : <DocumentList files={query.data} />}
    </div>
  );
}

function DocumentList({ files }: { readonly files: readonly ReadableDocument[] }): ReactElement {
  const { t } = useTranslation('documents');
  const [params, setParams] = useSearchParams();
  if (files.length === 0) {
    return (
      <EmptyState title={t('none')} picture={<StatePicture scene="empty-works" />}>
        {t('noneNext')}
      </EmptyState>
    );
  }
  const shown = filteredDocuments(files, filtersFrom(params));
  return (
    <>
      <Filters files={files} />
      <output className={styles.count}>{t('count', { count: shown.length })}</output>
      {shown.length > 0 ? (
        <ul className={styles.list}>
          {shown.map((document) => (
            <DocumentRow key={document.key} document={document} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('nothingFits')}
          picture={<StatePicture scene="empty-search" />}
          action={
            <Button variant="secondary" text={t('reset')} onClick={() => setParams({}, { replace: true })} />
          }
        >
          {t('nothingFitsNext')}
        </EmptyState>
      )}
    </>
  );
}

function Filters({ files }: { readonly files: readonly ReadableDocument[] }): ReactElement {
  const { t } = useTranslation(['documents', 'common']);
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const filters = filtersFrom(params);
  const change = (name: keyof typeof filters, value: string): void =>
    setParams(withFilter(params, name, value), { replace: true });
  const works = new Map(files.flatMap((file) => file.works.map((work) => [work.id, work] as const)));
  return (
    <search className={styles.filters} aria-label={t('search')}>
      <SearchField
        label={t('search')}
        clearLabel={t('clear')}
        value={filters.search}
        maxLength={200}
        onChange={(value) => change('search', value)}
      />
      <Select
        label={t('language')}
        labelHidden
        placeholder={t('language')}
        options={[{ value: 'any', label: t('anyLanguage') }, ...LANGUAGE_OPTIONS]}
        value={filters.language ?? 'any'}
        onChange={(value) => change('language', value === 'any' ? '' : value)}
      />
      <Select
        label={t('work')}
        labelHidden
        placeholder={t('work')}
        options={[
          { value: 'any', label: t('anyWork') },
          ...[...works.values()].map(({ id, title }) => ({ value: id, label: textIn(title, language) })),
        ]}
        value={works.has(filters.work) ? filters.work : 'any'}
        onChange={(value) => change('work', value === 'any' ? '' : value)}
      />
    </search>
  );
}

function DocumentRow({ document }: { readonly document: ListedDocument }): ReactElement | null {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const format = useFormat();
  const shown = fileFor(document, language);
  if (shown === undefined) return null;
  const open = (): void =>
    viewDocument(
      document.files.map(({ file }) => file),
      document.files.indexOf(shown),
    );
  return (
    <li className={styles.row}>
      <FileText size={28} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <h2>{shown.title}</h2>
        <p className={styles.facts}>
          {shown.file.pageCount === null ? null : <span>{t('pages', { count: shown.file.pageCount })}</span>}
          <span>
            {t('megabytes', { size: format.number(Math.ceil(shown.file.sizeBytes / 100_000) / 10) })}
          </span>
          {document.files.map((file) =>
            file.language === null ? null : (
              <Badge key={file.language}>{LANGUAGE_NAMES[file.language]}</Badge>
            ),
          )}
        </p>
        <p className={styles.works}>
          {t('readIn')}{' '}
          {shown.file.works.map((work) => (
            <Link key={work.id} className={linkClass()} to={workPath(work)}>
              {textIn(work.title, language)}
            </Link>
          ))}
        </p>
      </div>
      <Button
        variant="secondary"
        icon={<BookOpen size={18} aria-hidden="true" />}
        text={t('open')}
        aria-label={t('openNamed', { title: shown.title })}
        onClick={open}
      />
    </li>
  );
}
