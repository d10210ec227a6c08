// The filters that the lists of the practice tools have in common.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#src/ui/list/list-filters.tsx';
import type { List } from '#src/ui/list/use-list.ts';
import { SIMULATIONS, type ChainFilterName } from '../tools-address.ts';

interface FilterProps<Name extends string> {
  readonly list: List<Name>;
}

export function SimulationFilter<Name extends string>({
  list,
}: FilterProps<Name | 'simulation'>): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <FilterSelect
      list={list}
      name="simulation"
      label={t('simulation')}
      anyText={t('anySimulation')}
      options={SIMULATIONS.map((value) => ({ value, label: t(`simulations.${value}`) }))}
    />
  );
}

export function ViewFilter<Name extends string>({ list }: FilterProps<Name | 'view'>): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <FilterSelect
      list={list}
      name="view"
      label={t('view')}
      anyText={t('views.active')}
      options={[{ value: 'archived', label: t('views.archived') }]}
    />
  );
}

export function CommonFilters<Name extends string>({
  list,
}: FilterProps<Name | ChainFilterName>): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <>
      <SimulationFilter list={list} />
      <FilterSelect
        list={list}
        name="used"
        label={t('use')}
        anyText={t('anyUse')}
        options={[
          { value: 'true', label: t('used') },
          { value: 'false', label: t('unused') },
        ]}
      />
      <ViewFilter list={list} />
    </>
  );
}
