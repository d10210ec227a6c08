import type { changePassword } from '#contract/calls/users.ts';
import { useState, type ReactElement } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import { checkPassword, checkRepeat, checkRequired } from '#src/lib/field-rules.ts';
import { useFields } from '#src/lib/use-field.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Overlay } from '#src/ui/overlay.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import styles from './profile-screen.module.css';

interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeat: string;
}

function PasswordFields({ form }: { readonly form: UseFormReturn<PasswordValues> }): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  const bind = useFields(form);
  const eye = { showLabel: t('common:actions.showPassword'), hideLabel: t('common:actions.hidePassword') };
  return (
    <>
      <PasswordField {...eye} label={t('oldPassword')} autoFocus {...bind('oldPassword', checkRequired)} />
      <PasswordField
        {...eye}
        label={t('newPassword')}
        autoComplete="new-password"
        {...bind('newPassword', checkPassword, 'repeat')}
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
  const [failure, setFailure] = useState<string>();
  const save = async ({ oldPassword, newPassword }: PasswordValues): Promise<void> => {
    setFailure(undefined);
    try {
      await call<typeof changePassword>('PATCH', '/users/change-password', {
        body: { oldPassword, newPassword },
      });
      showToast({ tone: 'success', text: t('passwordChanged') });
      onClose();
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t('passwordFailed'));
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <PasswordFields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" text={t('changePassword')} loading={form.formState.isSubmitting} />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
      </div>
    </form>
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
