// The form of a person, new or known, over the list.
import { RolesError } from './roles-error.tsx';
import { KeyRound } from 'lucide-react';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { getUser } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import { LANGUAGE_NAMES } from '#contract/languages.ts';
import { LANGUAGE_OPTIONS } from '#src/i18n/language-options.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import {
  checkEmail,
  checkLogin,
  checkPatronymic,
  checkRequired,
  type FieldError,
} from '#src/lib/forms/field-rules.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { GroupBox } from '#src/ui/loaded/group-box.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { GenderSwitch } from '#src/ui/fields/gender-switch.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { PatronymicField } from '#src/ui/fields/patronymic-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { EditForm, EditOverlay } from './edit-overlay.tsx';
import { newPassword } from './new-password.ts';
import { useRoleOptions } from './people-queries.ts';
import styles from './people.module.css';
import { RolesField } from './roles-field.tsx';
import { useStoredForm } from '#src/lib/forms/use-stored-form.ts';
import { USER_KIND } from './user-kind.ts';
import {
  checkNewPassword,
  checkRoles,
  NO_GROUP,
  roleIdsOf,
  type UserField,
  type UserValues,
} from './user-values.ts';

interface UserFormOverlayProps {
  /** `new`, or the id of a person; null while it is closed. */
  readonly edited: string | null;
  readonly onClose: () => void;
}

export function UserFormOverlay(props: UserFormOverlayProps): ReactElement {
  const { t } = useTranslation('people');
  return (
    <EditOverlay
      {...props}
      size="m"
      newTitle={t('form.newTitle')}
      title={t('form.title')}
      height="360px"
      query={(id) => callQuery<typeof getUser>('/users/:id', { params: { id } })}
      form={(user) => <UserForm user={user} onClose={props.onClose} />}
    />
  );
}

interface UserFormProps {
  readonly user: User | undefined;
  readonly onClose: () => void;
}

function UserForm({ user, onClose }: UserFormProps): ReactElement {
  const { t } = useTranslation('people');
  const isNew = user === undefined;
  const { form, conflict, submit, takeTheirs, drop } = useStoredForm(USER_KIND, user, (stored) => {
    const name = fullNameOf(stored);
    showToast({ tone: 'success', text: t(isNew ? 'form.made' : 'form.saved', { name }) });
    onClose();
  });
  const cancel = (): void => {
    drop();
    onClose();
  };
  return (
    <EditForm form={form} isNew={isNew} makeText={t('form.make')} onSubmit={submit} onCancel={cancel}>
      {conflict ? <Conflict {...conflict} onTakeTheirs={takeTheirs} /> : null}
      <NameFields form={form} />
      <AccountFields form={form} user={user} />
    </EditForm>
  );
}

interface ConflictProps {
  readonly stored: User;
  readonly theirs: readonly UserField[];
  readonly both: readonly UserField[];
  readonly onTakeTheirs: () => void;
}

/** What another changed meanwhile; what one typed stands in the fields. */
function Conflict({ stored, theirs, both, onTakeTheirs }: ConflictProps): ReactElement {
  const { t } = useTranslation('people');
  const shown = useShownValues(stored);
  return (
    <Notice
      tone="warning"
      live
      title={t('form.conflict')}
      action={<Button size="s" variant="secondary" text={t('form.takeTheirs')} onClick={onTakeTheirs} />}
    >
      <ul className={styles.changes}>
        {theirs.map((field) => (
          <li key={field}>
            {t('form.theirValue', { field: t(`form.fields.${field}`), value: shown(field) })}
            {both.includes(field) ? ` ${t('form.yoursStays')}` : null}
          </li>
        ))}
      </ul>
      <p>{t('form.conflictNext')}</p>
    </Notice>
  );
}

function useShownValues(stored: User): (field: UserField) => string {
  const { t } = useTranslation('people');
  const roleTitle = useRoleTitle();
  const yesNo = (is: boolean): string => t(is ? 'yes' : 'no');
  return (field) => {
    if (field === 'groupId') return stored.group?.name ?? t('noGroup');
    if (field === 'roles') return stored.roles.map(roleTitle).join(', ');
    if (field === 'defaultLang') return LANGUAGE_NAMES[stored.defaultLang];
    if (field === 'gender') return t(stored.gender === 'ж' ? 'form.female' : 'form.male');
    if (field === 'noPatronymic') return yesNo(stored.lastName === '');
    return field === 'password' ? '' : stored[field];
  };
}

interface FieldsProps {
  readonly form: UseFormReturn<UserValues>;
}

interface AccountFieldsProps extends FieldsProps {
  readonly user: User | undefined;
}

function NameFields({ form }: FieldsProps): ReactElement {
  const { t } = useTranslation('people');
  const { bind, choose } = useFields(form);
  const none = choose('noPatronymic');
  return (
    <>
      <div className={styles.row}>
        <TextField
          label={t('form.fields.surname')}
          autoFocus
          autoComplete="off"
          {...bind('surname', checkRequired)}
        />
        <TextField label={t('form.fields.name')} autoComplete="off" {...bind('name', checkRequired)} />
      </div>
      <div className={styles.row}>
        <PatronymicField
          label={t('form.fields.lastName')}
          autoComplete="off"
          {...bind('lastName', (value, values) => checkPatronymic(value, values.noPatronymic))}
          none={none.value}
          onNone={none.onChange}
        />
        <GenderSwitch
          label={t('form.fields.gender')}
          maleLabel={t('form.male')}
          femaleLabel={t('form.female')}
          {...choose('gender')}
        />
      </div>
    </>
  );
}

function AccountFields({ form, user }: AccountFieldsProps): ReactElement {
  const { t } = useTranslation('people');
  const { bind, choose } = useFields(form);
  return (
    <>
      <div className={styles.row}>
        <TextField label={t('form.fields.login')} autoComplete="off" {...bind('login', checkLogin)} />
        <TextField
          label={t('form.fields.email')}
          type="email"
          autoComplete="off"
          {...bind('email', (value) => checkEmail(value))}
        />
      </div>
      <NewPassword form={form} isNew={user === undefined} />
      <div className={styles.row}>
        <GroupBox
          label={t('form.fields.groupId')}
          besides={[{ value: NO_GROUP, label: t('noGroup') }]}
          {...choose('groupId')}
        />
        <Select
          label={t('form.fields.defaultLang')}
          placeholder=""
          options={LANGUAGE_OPTIONS}
          {...choose('defaultLang')}
        />
      </div>
      <Roles form={form} user={user} />
    </>
  );
}

function NewPassword({ form, isNew }: FieldsProps & { readonly isNew: boolean }): ReactElement {
  const { t } = useTranslation(['people', 'common']);
  const { bind } = useFields(form);
  const check = (password: string): FieldError | undefined => checkNewPassword(password, isNew);
  return (
    <div className={styles.withButton}>
      <PasswordField
        label={t(isNew ? 'form.fields.password' : 'form.newPassword')}
        description={isNew ? undefined : t('form.passwordHint')}
        showLabel={t('common:actions.showPassword')}
        hideLabel={t('common:actions.hidePassword')}
        {...bind('password', check)}
        required={isNew}
        autoComplete="new-password"
      />
      <Button
        variant="secondary"
        icon={<KeyRound size={18} aria-hidden="true" />}
        text={t('form.inventPassword')}
        onClick={() => form.setValue('password', newPassword(), { shouldValidate: true })}
      />
    </div>
  );
}

/** A role that one may not give but the person has is named too, and may stay. */
function Roles({ form, user }: AccountFieldsProps): ReactElement {
  const { choose } = useFields(form);
  const { value, onChange, error } = choose('roles', checkRoles);
  const { options } = useRoleOptions();
  const title = useRoleTitle();
  const held = new Map((user?.roles ?? []).map((role) => [role.id, title(role)]));
  const nameOf = (id: string): string =>
    options.find((option) => option.value === id)?.label ?? held.get(id) ?? id;
  return (
    <>
      <RolesField
        roleIds={roleIdsOf({ roles: value })}
        options={options}
        nameOf={nameOf}
        error={error}
        onChange={(roleIds) => onChange(roleIds.join(' '))}
      />
      <RolesError />
    </>
  );
}
