import type { passwordConfirmation } from '#contract/calls/auth.ts';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '#src/lib/api/call.ts';
import { checkEmail } from '#src/lib/forms/field-rules.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { closeOverlay, openOverlay } from '#src/ui/overlays/overlay-store.ts';
import { NamedOverlay } from '#src/ui/overlays/named-overlay.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from './form.module.css';
import { LinkButton } from './link-button.tsx';
import { useSubmission } from './use-submission.ts';

interface ForgotValues {
  readonly email: string;
}

function ForgotForm({ onSent }: { readonly onSent: () => void }): ReactElement {
  const { t } = useTranslation('auth');
  const form = useForm<ForgotValues>({ mode: 'onTouched', defaultValues: { email: '' } });
  const { bind } = useFields(form);
  const { sending, failure, submit } = useSubmission(t('forgot.failed'));
  const send = async ({ email }: ForgotValues): Promise<void> => {
    const query = { email: email.trim() };
    if (
      await submit(() => call<typeof passwordConfirmation>('GET', '/auth/password-confirmation', { query }))
    )
      onSent();
  };
  return (
    <Form className={styles.form} onSubmit={form.handleSubmit(send)}>
      <p className={styles.lead}>{t('forgot.text')}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <TextField
        label={t('forgot.email')}
        type="email"
        autoComplete="email"
        autoFocus
        {...bind('email', (value) => checkEmail(value))}
      />
      <Button type="submit" size="l" fullWidth text={t('forgot.submit')} loading={sending} />
      <p className={styles.aside}>
        <LinkButton text={t('forgot.toLogin')} onPress={() => openOverlay('login')} />
      </p>
    </Form>
  );
}

function ForgotBody(): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  const [sent, setSent] = useState(false);
  if (!sent) return <ForgotForm onSent={() => setSent(true)} />;
  return (
    <div className={styles.form}>
      <Notice tone="success" title={t('forgot.sentTitle')} live>
        {t('forgot.sent')}
      </Notice>
      <Button text={t('common:actions.close')} onClick={() => closeOverlay('forgot')} />
    </div>
  );
}

/** Requests a letter with a link to set a new password. */
export function ForgotOverlay(): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <NamedOverlay name="forgot" title={t('forgot.title')} closeLabel={t('common:actions.close')}>
      <ForgotBody />
    </NamedOverlay>
  );
}
