// The documents of a work: they can be read before it is begun.
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getWorkDocuments } from '#contract/calls/works.ts';
import { fileFor, localDocuments } from '#contract/document-name.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { viewDocument } from '#src/ui/overlays/viewed-files.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './work-screen.module.css';

export function WorkDocuments({ workId }: { readonly workId: string }): ReactElement | null {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const files = useQuery(
    callQuery<typeof getWorkDocuments>('/works/:id/document', { params: { id: workId } }),
  );
  if (files.isError && files.data === undefined) {
    return (
      <Card title={t('ofWork')}>
        <QueryError compact query={files} />
      </Card>
    );
  }
  if (files.data === undefined || files.data.length === 0) return null;
  const all = (
    <Link className={linkClass()} to="/documents">
      {t('all')}
    </Link>
  );
  return (
    <Card title={t('ofWork')} aside={all}>
      <div className={styles.documents}>
        {localDocuments(files.data).map((document) => {
          const shown = fileFor(document, language);
          const named = document.files.map(({ file }) => file);
          return shown === undefined ? null : (
            <Button
              key={document.key}
              variant="secondary"
              icon={<FileText size={18} aria-hidden="true" />}
              text={shown.title}
              onClick={() => viewDocument(named, document.files.indexOf(shown))}
            />
          );
        })}
      </div>
    </Card>
  );
}
