import type { passwordReset } from '#contract/calls/auth.ts';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dropAddressSecrets, heldResetToken } from '#src/lib/session/address-secrets.ts';
import { call } from '#src/lib/api/call.ts';
import { checkPassword, checkRepeat } from '#src/lib/forms/field-rules.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { closeOverlay, openOverlay } from '#src/ui/overlays/overlay-store.ts';
import { NamedOverlay } from '#src/ui/overlays/named-overlay.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import styles from './form.module.css';
import { useSubmission } from './use-submission.ts';

interface ResetValues {
  readonly password: string;
  readonly repeat: string;
}

interface ResetFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function ResetFields({ form }: { readonly form: ReturnType<typeof useForm<ResetValues>> }): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  const { bind } = useFields(form);
  const eye = { showLabel: t('common:actions.showPassword'), hideLabel: t('common:actions.hidePassword') };
  return (
    <>
      <PasswordField
        {...eye}
        label={t('reset.password')}
        description={t('registration.passwordHint')}
        autoComplete="new-password"
        autoFocus
        {...bind('password', checkPassword)}
      />
      <PasswordField
        {...eye}
        label={t('reset.repeat')}
        autoComplete="new-password"
        {...bind('repeat', (value, values) => checkRepeat(value, values.password))}
      />
    </>
  );
}

function ResetForm({ onDone, onCancel }: ResetFormProps): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  const form = useForm<ResetValues>({ mode: 'onTouched', defaultValues: { password: '', repeat: '' } });
  const { sending, failure, submit } = useSubmission(t('reset.failed'));
  const send = async ({ password }: ResetValues): Promise<void> => {
    const body = { token: heldResetToken() ?? '', newPassword: password };
    if (await submit(() => call<typeof passwordReset>('POST', '/auth/password-reset', { body }))) onDone();
  };
  return (
    <Form className={styles.form} failure={failure} onSubmit={form.handleSubmit(send)}>
      <ResetFields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" text={t('reset.submit')} loading={sending} />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={onCancel} />
      </div>
    </Form>
  );
}

function Done({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('auth');
  const toLogin = (): void => {
    onClose();
    openOverlay('login');
  };
  return (
    <div className={styles.form}>
      <Notice tone="success" title={t('reset.done')} live>
        {t('reset.doneHint')}
      </Notice>
      <Button text={t('reset.toLogin')} onClick={toLogin} />
    </div>
  );
}

/** Sets a new password with the token from the letter. */
export function ResetOverlay(): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const forget = (): void => {
    dropAddressSecrets();
    setDone(false);
    void navigate('/', { replace: true });
  };
  const close = (): void => {
    closeOverlay('reset');
    forget();
  };
  return (
    <NamedOverlay
      name="reset"
      title={done ? t('reset.doneTitle') : t('reset.title')}
      closeLabel={t('common:actions.close')}
      onClosed={forget}
    >
      {done ? <Done onClose={close} /> : <ResetForm onDone={() => setDone(true)} onCancel={close} />}
    </NamedOverlay>
  );
}
