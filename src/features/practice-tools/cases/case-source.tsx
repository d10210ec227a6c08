// Choosing the case or the chain with which something begins.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listChains } from '#contract/calls/practice-tools.ts';
import type { listTestCases } from '#contract/calls/test-cases.ts';
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { inEveryLanguage, textIn } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
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

/** The start that has nothing in it. */
export const BLANK_START = 'blank';

/** The case with whose start a chain is played, or none: the chosen one, else the first of the likely ones that there is. */
export function useStarts(
  simulation: PracticeSimulation,
  chosen: string | undefined,
  likely: readonly (string | null)[],
) {
  const query = { size: MAX_OFFERED, simulation };
  const cases = useQuery(callQuery<typeof listTestCases>('/test-cases', { query }));
  const rows = cases.data?.content ?? [];
  const start = chosen ?? likely.find((id) => rows.some((row) => row.id === id)) ?? BLANK_START;
  return { cases, rows, start };
}

interface StartSourceProps {
  readonly starts: ReturnType<typeof useStarts>;
  readonly onChange: (start: string) => void;
}

export function StartSource({ starts, onChange }: StartSourceProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const { cases, rows, start } = starts;
  if (cases.isError) return <QueryError compact query={cases} />;
  if (cases.isPending) return <Skeleton shape="block" height="88px" />;
  const blank = { id: BLANK_START, title: inEveryLanguage(() => t('new.blankStart')) };
  return (
    <Source
      label={t('new.which.START')}
      description={t('new.startHow')}
      rows={[blank, ...rows]}
      value={start}
      onChange={onChange}
    />
  );
}

interface OfferedProps extends Omit<SourceProps, 'simulation'> {
  readonly label: string;
  readonly description?: string;
  readonly rows: readonly Offered[];
}

function Source({ label, description, rows, value, onChange }: OfferedProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'lists']);
  const language = useLanguage();
  return (
    <ComboBox
      label={label}
      description={description}
      placeholder={t('new.choose')}
      emptyText={t('lists:nothingFound')}
      value={value}
      onChange={onChange}
      options={rows.map(({ id, title }) => ({ value: id, label: textIn(title, language) || t('untitled') }))}
    />
  );
}
