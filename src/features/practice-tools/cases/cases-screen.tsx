// /practice-test-cases: the cases that are practised and given out, shipped and own; with a case in the address, its editor.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listTestCases } from '#contract/calls/test-cases.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { useOpened } from '#src/ui/navigation/use-opened.ts';
import { SimulationFilter, ViewFilter } from '../parts/common-filters.tsx';
import { ToolsHead } from '../parts/tools-head.tsx';
import styles from '../practice-tools.module.css';
import { CASES_LIST, DIFFICULTIES, narrowingOf, OPENED_CASE, type CaseFilterName } from '../tools-address.ts';
import { useCaseColumns } from './case-columns.tsx';
import { CaseScreen } from './case-screen.tsx';
import { NewCase, NewCaseOfChain } from './new-case.tsx';

export function CasesScreen(): ReactElement {
  const opened = useOpened(OPENED_CASE);
  if (opened.id === undefined) return <CasesList />;
  return <CaseScreen key={opened.id} id={opened.id} onBack={opened.close} />;
}

function Filters({ list }: { readonly list: List<CaseFilterName> }): ReactElement {
  const { t } = useTranslation(['practice-tools', 'test-cases']);
  return (
    <>
      <SimulationFilter list={list} />
      <FilterSelect
        list={list}
        name="difficulty"
        label={t('test-cases:difficulty')}
        anyText={t('test-cases:anyDifficulty')}
        options={DIFFICULTIES.map((value) => ({ value, label: t(`test-cases:difficulties.${value}`) }))}
      />
      <ViewFilter list={list} />
    </>
  );
}

function CasesList(): ReactElement {
  const { t } = useTranslation(['test-cases', 'practice-tools']);
  const list = useList(CASES_LIST);
  const difficulty = DIFFICULTIES.find((one) => one === list.filter('difficulty'));
  const { used: _used, ...narrowing } = narrowingOf((name) => (name === 'used' ? '' : list.filter(name)));
  const cases = useQuery({
    ...callQuery<typeof listTestCases>('/test-cases', {
      query: { ...list.query, ...narrowing, ...(difficulty && { difficulty }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <ToolsHead title={t('title')} lead={t('lead')} actions={<NewCase />} />
      <NewCaseOfChain />
      <ListHead list={list} searchLabel={t('search')} filters={<Filters list={list} />} />
      <ListRows
        name="cases"
        list={list}
        query={cases}
        caption={t('title')}
        columns={useCaseColumns()}
        rowKey={({ id }) => id}
        total={(count) => t('total', { count })}
        empty={<EmptyState title={t('practice-tools:actions.empty')}>{t('emptyNext')}</EmptyState>}
      />
    </div>
  );
}
