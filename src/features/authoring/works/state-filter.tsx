// The filter that lists what is in the trash or the archive instead of what is in use.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentState } from '#contract/entities/bank.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { FilterSelect } from '#src/ui/list/list-filters.tsx';
import type { List } from '#src/ui/list/use-list.ts';
import { PUT_AWAY } from './works-address.ts';

interface StateFilterProps<Filter extends string> {
  readonly list: List<Filter | 'state'>;
}

export function StateFilter<Filter extends string>({ list }: StateFilterProps<Filter>): ReactElement {
  const { t } = useTranslation('works');
  return (
    <FilterSelect
      list={list}
      name="state"
      label={t('state.label')}
      anyText={t('state.ACTIVE')}
      options={PUT_AWAY.map((value) => ({ value, label: t(`state.${value}`) }))}
    />
  );
}

/** Of the list's address; what is in use unless the trash or the archive is chosen. */
export function stateOf<Filter extends string>(list: List<Filter | 'state'>): ContentState {
  return PUT_AWAY.find((state) => state === list.filter('state')) ?? 'ACTIVE';
}

export function NothingYet({ title, next }: { readonly title: string; readonly next: string }): ReactElement {
  return (
    <EmptyState title={title} picture={<StatePicture scene="empty-search" />}>
      {next}
    </EmptyState>
  );
}
