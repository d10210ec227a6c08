// /edit-technical-work: the state of technical works, the form that changes it, who sees what, and what was done before.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getTechnicalWorksDetails, TechnicalWorksDetails } from '#contract/calls/technical-works.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { WorksForm } from './technical-works-form.tsx';
import { WorksHistory } from './technical-works-history.tsx';
import { WorksPreview } from './technical-works-preview.tsx';
import { WorksState } from './technical-works-state.tsx';
import { useWorksForm } from './use-works-form.ts';
import styles from './technical-works.module.css';

const LOOK_EVERY_MS = 10_000;

export function EditTechnicalWorkScreen(): ReactElement {
  // The words of the history too: asked for later, they would take the page away for a moment.
  const { t } = useTranslation(['technical-works', 'common', 'lists']);
  const details = useQuery({
    ...callQuery<typeof getTechnicalWorksDetails>('/technical-works/details', {}),
    refetchInterval: LOOK_EVERY_MS,
  });
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {details.data ? <Works details={details.data} /> : null}
      {details.isError ? <QueryError query={details} /> : null}
      {details.isPending ? <Loader label={t('common:loading')} /> : null}
    </div>
  );
}

function Works({ details }: { readonly details: TechnicalWorksDetails }): ReactElement {
  const works = useWorksForm(details);
  return (
    <>
      <WorksState details={details} onChanged={works.begin} />
      <div className={styles.columns}>
        <WorksForm key={details.status} details={details} works={works} />
        <WorksPreview values={works.values} />
      </div>
      <WorksHistory version={details.version} />
    </>
  );
}
