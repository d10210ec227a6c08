import type { changePassword } from '#contract/calls/users.ts';
import type { ReactElement } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '#src/lib/api/call.ts';
import { checkPassword, checkRepeat, checkRequired } from '#src/lib/forms/field-rules.ts';
import { showRefusal } from '#src/lib/forms/show-refusal.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './profile-screen.module.css';

interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeat: string;
}

function PasswordFields({ form }: { readonly form: UseFormReturn<PasswordValues> }): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  const { bind } = useFields(form);
  const eye = { showLabel: t('common:actions.showPassword'), hideLabel: t('common:actions.hidePassword') };
  return (
    <>
      <PasswordField {...eye} label={t('oldPassword')} autoFocus {...bind('oldPassword', checkRequired)} />
      <PasswordField
        {...eye}
        label={t('newPassword')}
        autoComplete="new-password"
        {...bind('newPassword', checkPassword)}
      />
      <PasswordField
        {...eye}
        label={t('repeatPassword')}
        autoComplete="new-password"
        {...bind('repeat', (value, values) => checkRepeat(value, values.newPassword))}
      />
    </>
  );
}

function PasswordForm({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', repeat: '' },
  });
  const save = async ({ oldPassword, newPassword }: PasswordValues): Promise<void> => {
    try {
      await call<typeof changePassword>('PATCH', '/users/change-password', {
        body: { oldPassword, newPassword },
      });
      showToast({ tone: 'success', text: t('passwordChanged') });
      onClose();
    } catch (error) {
      showRefusal(form, error, t('passwordFailed'));
    }
  };
  return (
    <Form
      className={styles.form}
      failure={form.formState.errors.root?.message}
      onSubmit={form.handleSubmit(save)}
    >
      <PasswordFields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" text={t('changePassword')} loading={form.formState.isSubmitting} />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
      </div>
    </Form>
  );
}

interface PasswordOverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PasswordOverlay({ open, onClose }: PasswordOverlayProps): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Overlay open={open} onClose={onClose} title={t('passwordTitle')} closeLabel={t('common:actions.close')}>
      <PasswordForm onClose={onClose} />
    </Overlay>
  );
}
