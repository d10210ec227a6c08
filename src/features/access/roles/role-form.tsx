import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIVILEGES, type Privilege } from '#contract/privileges.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { checkRequired } from '#src/lib/forms/field-rules.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from '../access.module.css';
import { ConfirmChange } from './confirm-change.tsx';
import { asksFirst, changeOf } from './privilege-groups.ts';
import { PrivilegeFields } from './privilege-fields.tsx';
import { privilegesOf, type RoleValues } from './role-values.ts';
import { useRoleForm, type RoleDraft } from './use-role-form.ts';

interface RoleFormProps {
  readonly draft: RoleDraft;
  readonly onClose: () => void;
}

export function RoleForm({ draft, onClose }: RoleFormProps): ReactElement {
  const { t } = useTranslation(['roles', 'common']);
  const { form, save, cancel } = useRoleForm(draft, onClose);
  const { bind } = useFields(form);
  const [asking, setAsking] = useState(false);
  const own = useIsOwn(draft);
  const chosen = privilegesOf(form.getValues());
  const change = changeOf(draft.role?.privileges ?? [], chosen);
  const userCount = draft.role?.userCount ?? 0;
  const choose = (next: ReadonlySet<Privilege>): void => {
    for (const privilege of PRIVILEGES) form.setValue(privilege, next.has(privilege));
  };
  const ask = async (values: RoleValues): Promise<void> => {
    if (asksFirst(change, { userCount, own })) setAsking(true);
    else await save(values);
  };
  const confirm = async (values: RoleValues): Promise<void> => {
    setAsking(false);
    await save(values);
  };
  const { errors, isSubmitting } = form.formState;
  return (
    <Form className={styles.form} failure={errors.root?.message} onSubmit={form.handleSubmit(ask)}>
      <TextField
        label={t('editor.name')}
        description={draft.role?.builtIn === true ? t('editor.builtInHint') : t('editor.nameHint')}
        autoFocus
        maxLength={100}
        {...bind('titleName', checkRequired)}
      />
      <Holders draft={draft} own={own} />
      <PrivilegeFields chosen={chosen} onChange={choose} />
      <div className={joinClasses(styles.buttons, styles.sticky)}>
        <Button type="submit" text={t('common:actions.save')} loading={isSubmitting} />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={cancel} />
      </div>
      <ConfirmChange
        open={asking}
        change={change}
        userCount={userCount}
        own={own}
        onCancel={() => setAsking(false)}
        onConfirm={() => void form.handleSubmit(confirm)()}
      />
    </Form>
  );
}

function useIsOwn({ role }: RoleDraft): boolean {
  const user = useCurrentUser();
  return role !== undefined && user?.roles.some(({ id }) => id === role.id) === true;
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
