// /edit-technical-work: the state of technical works, the form that changes it, who sees what, and what was done before.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getTechnicalWorksDetails, TechnicalWorksDetails } from '#contract/calls/technical-works.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { QueryError } from '#src/lib/query-error.tsx';
import { Loader } from '#src/ui/loader.tsx';
import { WorksForm } from './works-form.tsx';
import { WorksHistory } from './works-history.tsx';
import { WorksPreview } from './works-preview.tsx';
import { WorksState } from './works-state.tsx';
import {
  keepWorksDraft,
  readWorksDraft,
  valuesOf,
  type WorksDraft,
  type WorksValues,
} from './works-values.ts';
import styles from './works.module.css';

const LOOK_EVERY_MS = 10_000;

export function EditTechnicalWorkScreen(): ReactElement {
  // The words of the history too: asked for later, they would take the page away for a moment.
  const { t } = useTranslation(['upkeep', 'common', 'lists']);
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
  // Untouched, the form follows what is stored; touched, it holds on to what was typed and over what.
  const [draft, setDraft] = useState<WorksDraft | undefined>(readWorksDraft);
  const change = (next: WorksDraft | undefined): void => {
    setDraft(next);
    keepWorksDraft(next);
  };
  const values = draft?.values ?? valuesOf(details);
  const version = draft?.version ?? details.version;
  return (
    <>
      <WorksState details={details} onChanged={() => change(undefined)} />
      <div className={styles.columns}>
        <WorksForm
          key={details.status}
          details={details}
          values={values}
          version={version}
          isTouched={draft !== undefined}
          onChange={(part: Partial<WorksValues>) => change({ values: { ...values, ...part }, version })}
          onReset={() => change(undefined)}
        />
        <WorksPreview values={values} />
      </div>
      <WorksHistory version={details.version} />
    </>
  );
}
