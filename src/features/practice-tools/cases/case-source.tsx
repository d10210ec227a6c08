// Choosing the case or the chain with which something begins.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listChains } from '#contract/calls/practice-tools.ts';
import type { listTestCases } from '#contract/calls/test-cases.ts';
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { textIn } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';

const MAX_OFFERED = 200;

interface SourceProps {
  readonly simulation: PracticeSimulation;
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

interface Offered {
  readonly id: string;
  readonly title: Trilingual;
}

interface CaseSourceProps extends SourceProps {
  readonly label: string;
}

export function CaseSource(props: CaseSourceProps): ReactElement {
  const query = { size: MAX_OFFERED, simulation: props.simulation };
  const cases = useQuery(callQuery<typeof listTestCases>('/test-cases', { query }));
  if (cases.isError) return <QueryError compact query={cases} />;
  return <Source {...props} rows={cases.data?.content ?? []} />;
}

export function ChainSource(props: SourceProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const query = { size: MAX_OFFERED, simulation: props.simulation };
  const chains = useQuery(callQuery<typeof listChains>('/action-sequence', { query }));
  if (chains.isError) return <QueryError compact query={chains} />;
  const rows = (chains.data?.content ?? []).filter(({ revision }) => revision > 0);
  return <Source {...props} label={t('new.which.CHAIN')} rows={rows} />;
}

interface OfferedProps extends SourceProps {
  readonly label: string;
  readonly rows: readonly Offered[];
}

function Source({ label, rows, value, onChange }: OfferedProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'lists']);
  const language = useLanguage();
  return (
    <ComboBox
      label={label}
      placeholder={t('new.choose')}
      emptyText={t('lists:nothingFound')}
      value={value}
      onChange={onChange}
      options={rows.map(({ id, title }) => ({ value: id, label: textIn(title, language) || t('untitled') }))}
    />
  );
}
