import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isApiError } from '#src/lib/api-error.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useCurrentUser } from '#src/lib/current-user.ts';
import { Button } from '#src/ui/button.tsx';
import { joinClasses } from '#src/ui/join-classes.ts';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from '../access.module.css';
import { ConfirmChange } from './confirm-change.tsx';
import { asksFirst, changeOf } from './privilege-groups.ts';
import { PrivilegeFields } from './privilege-fields.tsx';
import { useRoleForm, type RoleDraft } from './use-role-form.ts';

interface RoleFormProps {
  readonly draft: RoleDraft;
  readonly onClose: () => void;
}

export function RoleForm({ draft, onClose }: RoleFormProps): ReactElement {
  const { t } = useTranslation(['roles', 'common', 'auth']);
  const form = useRoleForm(draft, onClose);
  const [asking, setAsking] = useState(false);
  const [sent, setSent] = useState(false);
  const own = useIsOwn(draft);
  const { values, save } = form;
  const change = changeOf(draft.role?.privileges ?? [], values.privileges);
  const isNameless = values.titleName.trim() === '';
  const userCount = draft.role?.userCount ?? 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (isNameless) return;
    if (asksFirst(change, { userCount, own })) setAsking(true);
    else save.mutate();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Failure error={save.error} />
      <TextField
        label={t('editor.name')}
        description={draft.role?.builtIn === true ? t('editor.builtInHint') : t('editor.nameHint')}
        required
        autoFocus
        maxLength={100}
        value={values.titleName}
        error={titleError(save.error) ?? (sent && isNameless ? t('auth:field.required') : undefined)}
        onChange={(event) => form.setTitle(event.currentTarget.value)}
      />
      <Holders draft={draft} own={own} />
      <PrivilegeFields chosen={values.privileges} onChange={form.setPrivileges} />
      <div className={joinClasses(styles.buttons, styles.sticky)}>
        <Button type="submit" text={t('common:actions.save')} loading={save.isPending} />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={form.cancel} />
      </div>
      <ConfirmChange
        open={asking}
        change={change}
        userCount={userCount}
        own={own}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          save.mutate();
        }}
      />
    </form>
  );
}

function useIsOwn({ role }: RoleDraft): boolean {
  const user = useCurrentUser();
  return role !== undefined && user?.roles.some(({ id }) => id === role.id) === true;
}

function titleError(error: Error | null): string | undefined {
  return error instanceof ApiError && isApiError(error, 'TAKEN') ? error.message : undefined;
}

function Failure({ error }: { readonly error: Error | null }): ReactElement | null {
  const { t } = useTranslation('roles');
  if (error === null || isApiError(error, 'TAKEN') || isApiError(error, 'VERSION_MOVED')) return null;
  return (
    <Notice tone="danger" live>
      {error instanceof ApiError ? error.message : t('editor.failed')}
    </Notice>
  );
}

function Holders({ draft, own }: { readonly draft: RoleDraft; readonly own: boolean }): ReactElement | null {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const count = draft.role?.userCount ?? 0;
  if (count === 0) return null;
  return (
    <p className={styles.note}>
      {t('editor.holders', { number: format.number(count) })} {own ? t('editor.own') : null}
    </p>
  );
}
