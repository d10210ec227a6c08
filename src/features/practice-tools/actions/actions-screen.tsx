// /testcase-actions: the actions of which chains are made, shipped and own.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listActions } from '#contract/calls/practice-tools.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { FilterComboBox, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { CommonFilters } from '../parts/common-filters.tsx';
import { openNew, useOpenedItem } from '../parts/opened-item.ts';
import { ToolsHead } from '../parts/tools-head.tsx';
import { useNames, useVocabulary } from '../parts/use-vocabulary.ts';
import styles from '../practice-tools.module.css';
import { ACTIONS_LIST, narrowingOf, SIMULATIONS, type ActionFilterName } from '../tools-address.ts';
import { useActionColumns } from './action-columns.tsx';
import { ActionEditor } from './action-editor.tsx';

export function ActionsScreen(): ReactElement {
  const { t } = useTranslation('practice-tools');
  const list = useList(ACTIONS_LIST);
  const opened = useOpenedItem();
  return (
    <div className={styles.page}>
      <ToolsHead
        title={t('actions.title')}
        lead={t('actions.lead')}
        actions={
          <Button
            icon={<Plus size={18} aria-hidden="true" />}
            text={t('actions.make')}
            onClick={() => opened.open(openNew())}
          />
        }
      />
      <ListHead list={list} searchLabel={t('actions.search')} filters={<Filters list={list} />} />
      <Rows list={list} opened={opened} />
      <ActionEditor opened={opened} />
    </div>
  );
}

const WORD_FILTERS = [
  ['code', 'codes', 'anyCode'],
  ['thing', 'things', 'anyThing'],
  ['place', 'places', 'anyPlace'],
] as const;

/** The words are those of the chosen simulation; of the room until one is chosen. */
function Filters({ list }: { readonly list: List<ActionFilterName> }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const simulation = SIMULATIONS.find((one) => one === list.filter('simulation')) ?? 'ROOM';
  const words = useVocabulary(simulation);
  const vocabulary = words.data;
  const names = useNames(vocabulary);
  return (
    <>
      <CommonFilters list={list} />
      {words.isError ? <QueryError compact query={words} /> : null}
      {vocabulary === undefined
        ? null
        : WORD_FILTERS.map(([name, kind, any]) => (
            <FilterComboBox
              key={`${simulation} ${name}`}
              list={list}
              name={name}
              label={t(`filters.${name}`)}
              anyText={t(`filters.${any}`)}
              options={vocabulary[kind].map(({ id }) => ({ value: id, label: names(kind, id) }))}
            />
          ))}
    </>
  );
}

function queryOf(list: List<ActionFilterName>) {
  const words = (['code', 'thing', 'place'] as const).flatMap((name) =>
    list.filter(name) === '' ? [] : [[name, list.filter(name)] as const],
  );
  return { ...list.query, ...narrowingOf(list.filter), ...Object.fromEntries(words) };
}

interface RowsProps {
  readonly list: List<ActionFilterName>;
  readonly opened: Opened;
}

function Rows({ list, opened }: RowsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const actions = useQuery({
    ...callQuery<typeof listActions>('/action', { query: queryOf(list) }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListRows
      name="actions"
      list={list}
      query={actions}
      caption={t('actions.title')}
      columns={useActionColumns(opened)}
      rowKey={({ id }) => id}
      total={(count) => t('actions.total', { count })}
      empty={<EmptyState title={t('actions.empty')}>{t('actions.emptyNext')}</EmptyState>}
    />
  );
}
