// One next step of learning: the first work in the order of a course that is open and not passed yet.
import { ArrowRight } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listDocuments, ReadableDocument } from '#contract/calls/files.ts';
import { fileFor, localDocuments } from '#contract/document-name.ts';
import type { LearnerCourse } from '#contract/entities/work.ts';
import { textIn, type Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { workPath } from '#src/lib/attempts/attempt-routes.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './cabinet.module.css';
import { nextStepOf } from './next-step-of.ts';

/** How much there is to read, in the reader's language; undefined: it is not known, or there is nothing to read. */
function pagesOf(
  documents: readonly ReadableDocument[],
  workId: string,
  language: Language,
): number | undefined {
  const own = documents.filter(({ works }) => works.some(({ id }) => id === workId));
  const pages = localDocuments(own).map((one) => fileFor(one, language)?.file.pageCount ?? 0);
  // Where one is not counted, the others alone would be less than there is.
  return pages.length === 0 || pages.includes(0) ? undefined : pages.reduce((sum, count) => sum + count);
}

export function NextStep({ courses }: { readonly courses: readonly LearnerCourse[] }): ReactElement | null {
  const { t } = useTranslation('cabinet');
  const language = useLanguage();
  const next = nextStepOf(courses);
  const documents = useQuery({
    ...callQuery<typeof listDocuments>('/documents', {}),
    enabled: next?.work.kind === 'DOCUMENT',
  });
  if (next === undefined) return null;
  const { course, work } = next;
  const name = textIn(work.title, language);
  const pages = pagesOf(documents.data ?? [], work.id, language);
  return (
    <section className={styles.section} aria-labelledby="next-heading">
      <h2 id="next-heading">{t('next.title')}</h2>
      <Card
        level={3}
        title={
          pages === undefined ? t(`next.${work.kind}`, { name }) : t('next.read', { name, count: pages })
        }
        subtitle={t('next.of', { course: textIn(course.title, language) })}
        footer={
          <Link className={buttonClass()} to={workPath(work)}>
            {t('next.begin')} <ArrowRight size={18} aria-hidden="true" />
          </Link>
        }
      >
        <p>{textIn(work.description, language)}</p>
        {documents.isError ? <QueryError compact query={documents} /> : null}
      </Card>
    </section>
  );
}
