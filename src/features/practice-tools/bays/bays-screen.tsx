// /bay-editing: the rules of the bay that the site has made; with one in the address, its tables over the list.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listBays } from '#contract/calls/bays.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList } from '#src/ui/list/use-list.ts';
import { useOpened } from '#src/ui/navigation/use-opened.ts';
import { ViewFilter } from '../parts/common-filters.tsx';
import { ToolsHead } from '../parts/tools-head.tsx';
import styles from '../practice-tools.module.css';
import { BAYS_LIST, OPENED_BAY } from '../tools-address.ts';
import { useBayColumns } from './bay-columns.tsx';
import { beginBay, refreshBays } from './bay-drafts.ts';
import { BayEditor } from './bay-editor.tsx';

export function BaysScreen(): ReactElement {
  const { t } = useTranslation(['bays', 'practice-tools']);
  const list = useList(BAYS_LIST);
  const opened = useOpened(OPENED_BAY);
  const archived = list.filter('view') === 'archived' ? ({ archived: 'true' } as const) : {};
  const bays = useQuery({
    ...callQuery<typeof listBays>('/bays', { query: { ...list.query, ...archived } }),
    placeholderData: keepPreviousData,
  });
  const making = useMutation({
    mutationFn: beginBay,
    onSuccess: async ({ id }) => {
      await refreshBays();
      opened.open(id);
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return (
    <div className={styles.page}>
      <ToolsHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            icon={<Plus size={18} aria-hidden="true" />}
            text={t('make')}
            loading={making.isPending}
            onClick={() => making.mutate()}
          />
        }
      />
      <ListHead list={list} searchLabel={t('search')} filters={<ViewFilter list={list} />} />
      <ListRows
        name="bays"
        list={list}
        query={bays}
        caption={t('title')}
        columns={useBayColumns(opened)}
        rowKey={({ id }) => id}
        total={(count) => t('total', { count })}
        empty={<EmptyState title={t('practice-tools:actions.empty')}>{t('emptyNext')}</EmptyState>}
      />
      <BayEditor opened={opened} />
    </div>
  );
}
