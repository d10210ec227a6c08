// The form of a person, new or known, over the list.
import { KeyRound } from 'lucide-react';
import type { FormEvent, ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { getUser } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/i18n/language.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { GroupBox } from '#src/lib/group-box.tsx';
import { QueryError } from '#src/lib/query-error.tsx';
import { Button } from '#src/ui/button.tsx';
import { GenderSwitch } from '#src/ui/gender-switch.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Overlay } from '#src/ui/overlay.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Select } from '#src/ui/select.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { fullNameOf } from './names.ts';
import { newPassword } from './new-password.ts';
import { refreshPeople, useRoleOptions } from './people-queries.ts';
import styles from './people.module.css';
import { RolesField } from './roles-field.tsx';
import { useUserForm, type UserForm } from './use-user-form.ts';
import { NO_GROUP, roleIdsOf, type UserField } from './user-values.ts';

interface UserFormOverlayProps {
  /** `new`, or the id of a person; null while it is closed. */
  readonly edited: string | null;
  readonly onClose: () => void;
}

export function UserFormOverlay({ edited, onClose }: UserFormOverlayProps): ReactElement {
  const { t } = useTranslation(['people', 'common']);
  return (
    <Overlay
      open={edited !== null}
      size="m"
      title={t(edited === 'new' ? 'form.newTitle' : 'form.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      {edited === 'new' ? <Form user={undefined} onClose={onClose} /> : null}
      {edited !== null && edited !== 'new' ? <KnownPerson id={edited} onClose={onClose} /> : null}
    </Overlay>
  );
}

function KnownPerson({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const query = useQuery({ ...callQuery<typeof getUser>('/users/:id', { params: { id } }), staleTime: 0 });
  if (query.isError) return <QueryError query={query} />;
  if (query.data === undefined || query.isFetching) return <Skeleton shape="block" height="360px" />;
  return <Form key={id} user={query.data} onClose={onClose} />;
}

interface FormProps {
  readonly user: User | undefined;
  readonly onClose: () => void;
}

function Form({ user, onClose }: FormProps): ReactElement {
  const { t } = useTranslation(['people', 'common']);
  const form = useUserForm(user);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const stored = await form.submit();
    if (stored === undefined) return;
    await refreshPeople();
    const name = fullNameOf(stored);
    showToast({ tone: 'success', text: t(form.isNew ? 'form.made' : 'form.saved', { name }) });
    onClose();
  };
  const cancel = (): void => {
    form.drop();
    onClose();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {form.failure === undefined ? null : (
        <Notice tone="danger" live>
          {form.failure}
        </Notice>
      )}
      {form.conflict ? <Conflict form={form} conflict={form.conflict} /> : null}
      <NameFields form={form} />
      <AccountFields form={form} user={user} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          text={t(form.isNew ? 'form.make' : 'common:actions.save')}
          loading={form.isSending}
        />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={cancel} />
      </div>
    </form>
  );
}

interface ConflictProps {
  readonly form: UserForm;
  readonly conflict: NonNullable<UserForm['conflict']>;
}

/** What another changed meanwhile; what one typed stands in the fields. */
function Conflict({ form, conflict }: ConflictProps): ReactElement {
  const { t } = useTranslation('people');
  const shown = useShownValues(conflict.stored);
  return (
    <Notice
      tone="warning"
      live
      title={t('form.conflict')}
      action={<Button size="s" variant="secondary" text={t('form.takeTheirs')} onClick={form.takeTheirs} />}
    >
      <ul className={styles.changes}>
        {conflict.theirs.map((field) => (
          <li key={field}>
            {t('form.theirValue', { field: t(`form.fields.${field}`), value: shown(field) })}
            {conflict.both.includes(field) ? ` ${t('form.yoursStays')}` : null}
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
  return (field) => {
    if (field === 'groupId') return stored.group?.name ?? t('noGroup');
    if (field === 'roles') return stored.roles.map(roleTitle).join(', ');
    if (field === 'defaultLang') return LANGUAGE_NAMES[stored.defaultLang];
    if (field === 'gender') return t(stored.gender === 'ж' ? 'form.female' : 'form.male');
    return field === 'password' ? '' : stored[field];
  };
}

/** What a text field needs of the form. */
function bind(form: UserForm, field: 'surname' | 'name' | 'lastName' | 'login' | 'email' | 'password') {
  return {
    name: `person-${field}`,
    value: form.values[field],
    error: form.errorOf(field),
    onBlur: () => form.touch(field),
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      form.set({ [field]: event.currentTarget.value }),
  };
}

function NameFields({ form }: { readonly form: UserForm }): ReactElement {
  const { t } = useTranslation('people');
  return (
    <>
      <div className={styles.row}>
        <TextField
          label={t('form.fields.surname')}
          required
          autoFocus
          autoComplete="off"
          {...bind(form, 'surname')}
        />
        <TextField label={t('form.fields.name')} required autoComplete="off" {...bind(form, 'name')} />
      </div>
      <div className={styles.row}>
        <TextField label={t('form.fields.lastName')} autoComplete="off" {...bind(form, 'lastName')} />
        <GenderSwitch
          label={t('form.fields.gender')}
          maleLabel={t('form.male')}
          femaleLabel={t('form.female')}
          value={form.values.gender}
          onChange={(gender) => form.set({ gender })}
        />
      </div>
    </>
  );
}

function AccountFields({
  form,
  user,
}: {
  readonly form: UserForm;
  readonly user: User | undefined;
}): ReactElement {
  const { t } = useTranslation('people');
  return (
    <>
      <div className={styles.row}>
        <TextField label={t('form.fields.login')} required autoComplete="off" {...bind(form, 'login')} />
        <TextField
          label={t('form.fields.email')}
          required
          type="email"
          autoComplete="off"
          {...bind(form, 'email')}
        />
      </div>
      <NewPassword form={form} />
      <div className={styles.row}>
        <GroupBox
          label={t('form.fields.groupId')}
          value={form.values.groupId}
          besides={[{ value: NO_GROUP, label: t('noGroup') }]}
          error={form.errorOf('groupId')}
          onChange={(groupId) => form.set({ groupId })}
        />
        <Select
          label={t('form.fields.defaultLang')}
          placeholder=""
          value={form.values.defaultLang}
          onChange={(defaultLang) => form.set({ defaultLang })}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </div>
      <Roles form={form} user={user} />
    </>
  );
}

function NewPassword({ form }: { readonly form: UserForm }): ReactElement {
  const { t } = useTranslation(['people', 'common']);
  return (
    <div className={styles.withButton}>
      <PasswordField
        label={t(form.isNew ? 'form.fields.password' : 'form.newPassword')}
        required={form.isNew}
        description={form.isNew ? undefined : t('form.passwordHint')}
        showLabel={t('common:actions.showPassword')}
        hideLabel={t('common:actions.hidePassword')}
        {...bind(form, 'password')}
        autoComplete="new-password"
      />
      <Button
        variant="secondary"
        icon={<KeyRound size={18} aria-hidden="true" />}
        text={t('form.inventPassword')}
        onClick={() => form.set({ password: newPassword() })}
      />
    </div>
  );
}

/** A role that one may not give but the person has is named too, and may stay. */
function Roles({ form, user }: { readonly form: UserForm; readonly user: User | undefined }): ReactElement {
  const options = useRoleOptions();
  const title = useRoleTitle();
  const held = new Map((user?.roles ?? []).map((role) => [role.id, title(role)]));
  const nameOf = (id: string): string =>
    options.find(({ value }) => value === id)?.label ?? held.get(id) ?? id;
  return (
    <RolesField
      roleIds={roleIdsOf(form.values)}
      options={options}
      nameOf={nameOf}
      error={form.errorOf('roles')}
      onChange={(roleIds) => form.set({ roles: roleIds.join(' ') })}
    />
  );
}
