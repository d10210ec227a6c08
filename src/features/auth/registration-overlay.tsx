import type { signUp } from '#contract/calls/auth.ts';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { call } from '#src/lib/api/call.ts';
import { dropDraft } from '#src/lib/forms/form-draft.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { closeOverlay } from '#src/ui/overlays/overlay-store.ts';
import { NamedOverlay } from '#src/ui/overlays/named-overlay.tsx';
import styles from './form.module.css';
import { RegistrationForm } from './registration-form.tsx';
import { registrationPayload, type RegistrationValues } from './registration-values.ts';
import { useSubmission } from './use-submission.ts';

function Sent(): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <div className={styles.form}>
      <Notice tone="success" title={t('registration.sentTitle')} live>
        {t('registration.sent')}
      </Notice>
      <Button text={t('common:actions.close')} onClick={() => closeOverlay('registration')} />
    </div>
  );
}

function RegistrationBody(): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  const [sent, setSent] = useState(false);
  const { sending, failure, submit } = useSubmission(t('common:errors.error_500'));
  const send = async (values: RegistrationValues): Promise<void> => {
    const body = registrationPayload(values, currentLanguage());
    if (!(await submit(() => call<typeof signUp>('POST', '/auth/sign-up', { body })))) return;
    dropDraft('registration');
    setSent(true);
  };
  return sent ? <Sent /> : <RegistrationForm sending={sending} failure={failure} onSend={send} />;
}

/** A request for registration, which an administrator decides. */
export function RegistrationOverlay(): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <NamedOverlay
      name="registration"
      title={t('registration.title')}
      closeLabel={t('common:actions.close')}
      size="m"
    >
      <RegistrationBody />
    </NamedOverlay>
  );
}
