import type { listRegistrationGroups } from '#contract/calls/groups.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { NO_GROUP_ID } from './registration-values.ts';

interface GroupChoiceProps {
  readonly value: string;
  readonly onChange: (groupId: string) => void;
}

/** The optional group; if the list does not load, registration still works. */
export function GroupChoice({ value, onChange }: GroupChoiceProps): ReactElement {
  const { t } = useTranslation('auth');
  const groups = useQuery(callQuery<typeof listRegistrationGroups>('/groups/registration', {}));
  const options = [
    { value: NO_GROUP_ID, label: t('registration.noGroup') },
    ...(groups.data ?? []).map((group) => ({ value: group.id, label: group.name })),
  ];
  const chosen = options.some((option) => option.value === value) ? value : NO_GROUP_ID;
  return (
    <>
      <Select
        label={t('registration.group')}
        placeholder={t('registration.noGroup')}
        options={options}
        value={chosen}
        onChange={onChange}
        {...(groups.isError && { description: t('registration.groupsFailed') })}
      />
      {groups.isError ? <QueryError compact query={groups} /> : null}
    </>
  );
}
