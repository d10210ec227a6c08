// /practice-available-screens and /practice-possible-settings: the profiles of the terminal, by their screens and by their settings.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listTerminalProfiles } from '#contract/calls/terminal-profiles.ts';
import type { getCaseRuleset } from '#contract/calls/test-cases.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { ViewFilter } from '../parts/common-filters.tsx';
import { openNew, useOpenedItem } from '../parts/opened-item.ts';
import { ToolsHead } from '../parts/tools-head.tsx';
import styles from '../practice-tools.module.css';
import { PROFILES_LIST, ROLES, type ProfileFilterName } from '../tools-address.ts';
import { useProfileColumns } from './profile-columns.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import type { ProfileSide } from './profile-form.tsx';

export function AvailableScreensScreen(): ReactElement {
  return <ProfilesScreen side="screens" />;
}

export function PossibleSettingsScreen(): ReactElement {
  return <ProfilesScreen side="settings" />;
}

function queryOf({ query, filter }: List<ProfileFilterName>) {
  const role = ROLES.find((one) => one === filter('role'));
  return {
    ...query,
    ...(role && { role }),
    ...(filter('view') === 'archived' ? ({ archived: 'true' } as const) : {}),
  };
}

function ProfilesScreen({ side }: { readonly side: ProfileSide }): ReactElement {
  const { t } = useTranslation(['terminal-profiles', 'practice-tools']);
  const list = useList(PROFILES_LIST);
  const opened = useOpenedItem();
  const rules = useQuery(
    callQuery<typeof getCaseRuleset>('/practice-ruleset/:simulation', {
      params: { simulation: 'EQUIPMENT' },
    }),
  );
  const ruleset = useMemo(
    () => (rules.data === undefined ? undefined : equipmentRulesetSchema.parse(rules.data.ruleset)),
    [rules.data],
  );
  const profiles = useQuery({
    ...callQuery<typeof listTerminalProfiles>('/terminal-profiles', { query: queryOf(list) }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <ToolsHead
        title={t(`${side}.title`)}
        lead={t(`${side}.lead`)}
        actions={
          <Button
            icon={<Plus size={18} aria-hidden="true" />}
            text={t('make')}
            onClick={() => opened.open(openNew())}
          />
        }
      />
      <ListHead list={list} searchLabel={t('search')} filters={<Filters list={list} />} />
      {rules.isError ? <QueryError compact query={rules} /> : null}
      <ListRows
        name="profiles"
        list={list}
        query={profiles}
        caption={t(`${side}.title`)}
        columns={useProfileColumns({ side, opened, ruleset })}
        rowKey={({ id }) => id}
        total={(count) => t('total', { count })}
        empty={<EmptyState title={t('practice-tools:actions.empty')}>{t('emptyNext')}</EmptyState>}
      />
      <ProfileEditor side={side} ruleset={ruleset} opened={opened} />
    </div>
  );
}

function Filters({ list }: { readonly list: List<ProfileFilterName> }): ReactElement {
  const { t } = useTranslation('terminal-profiles');
  return (
    <>
      <FilterSelect
        list={list}
        name="role"
        label={t('role')}
        anyText={t('anyRole')}
        options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <ViewFilter list={list} />
    </>
  );
}
