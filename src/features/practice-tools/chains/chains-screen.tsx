// /testcase-chains-actions: the chains by which cases are judged, shipped and own.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Workflow } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listChains } from '#contract/calls/practice-tools.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList } from '#src/ui/list/use-list.ts';
import { CommonFilters } from '../parts/common-filters.tsx';
import { ToolsHead } from '../parts/tools-head.tsx';
import styles from '../practice-tools.module.css';
import { CHAINS_LIST, CONSTRUCTOR_PATH, narrowingOf, NEW_CHAIN_PATH } from '../tools-address.ts';
import { useChainColumns } from './chain-columns.tsx';

export function ChainsScreen(): ReactElement {
  const { t } = useTranslation('practice-tools');
  const list = useList(CHAINS_LIST);
  const chains = useQuery({
    ...callQuery<typeof listChains>('/action-sequence', {
      query: { ...list.query, ...narrowingOf(list.filter) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <ToolsHead
        title={t('chains.title')}
        lead={t('chains.lead')}
        actions={
          <>
            <Link className={buttonClass({ variant: 'secondary' })} to={CONSTRUCTOR_PATH}>
              <Workflow size={18} aria-hidden="true" /> {t('chains.draw')}
            </Link>
            <Link className={buttonClass()} to={NEW_CHAIN_PATH}>
              <Plus size={18} aria-hidden="true" /> {t('chains.make')}
            </Link>
          </>
        }
      />
      <ListHead list={list} searchLabel={t('chains.search')} filters={<CommonFilters list={list} />} />
      <ListRows
        name="chains"
        list={list}
        query={chains}
        caption={t('chains.title')}
        columns={useChainColumns()}
        rowKey={({ id }) => id}
        total={(count) => t('chains.total', { count })}
        empty={<EmptyState title={t('actions.empty')}>{t('chains.emptyNext')}</EmptyState>}
      />
    </div>
  );
}
