// The group and role that a new person gets.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupBox } from '#src/ui/loaded/group-box.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useRoleChoices } from './use-choices.ts';

/** Each request keeps the group it asked for. */
export const AS_ASKED = 'AS_ASKED';
const NO_GROUP = 'NO_GROUP';

export interface ApproveValues {
  /** '' for none. */
  readonly groupId: string;
  readonly role: string;
}

interface GroupFieldProps {
  readonly value: string;
  readonly onChange: (groupId: string) => void;
  readonly withAsAsked?: boolean | undefined;
}

/** A group, no group, or the one asked for. */
export function GroupField({ value, onChange, withAsAsked = false }: GroupFieldProps): ReactElement {
  const { t } = useTranslation('registration-requests');
  const asAsked = withAsAsked ? [{ value: AS_ASKED, label: t('decide.asAsked') }] : [];
  return (
    <GroupBox
      label={t('decide.group')}
      value={value === '' ? NO_GROUP : value}
      besides={[...asAsked, { value: NO_GROUP, label: t('noGroup') }]}
      onChange={(next) => onChange(next === NO_GROUP ? '' : next)}
    />
  );
}

interface RoleFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (role: string) => void;
}

export function RoleField({ label, value, onChange }: RoleFieldProps): ReactElement | null {
  const { choices: roles, query } = useRoleChoices();
  if (query.isError && roles === undefined) return <QueryError compact query={query} />;
  if (roles === undefined) return null;
  return <Select label={label} placeholder={label} value={value} onChange={onChange} options={roles} />;
}

interface ApproveFieldsProps {
  readonly values: ApproveValues;
  readonly onChange: (values: ApproveValues) => void;
  readonly withAsAsked?: boolean | undefined;
}

export function ApproveFields({ values, onChange, withAsAsked }: ApproveFieldsProps): ReactElement {
  const { t } = useTranslation('registration-requests');
  return (
    <>
      <GroupField
        value={values.groupId}
        withAsAsked={withAsAsked}
        onChange={(groupId) => onChange({ ...values, groupId })}
      />
      <RoleField
        label={t('decide.role')}
        value={values.role}
        onChange={(role) => onChange({ ...values, role })}
      />
    </>
  );
}
