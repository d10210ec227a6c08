import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  checkEmail,
  checkLogin,
  checkPassword,
  checkPatronymic,
  checkRepeat,
  checkRequired,
} from '#src/lib/forms/field-rules.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { useKeptForm } from '#src/lib/forms/use-kept-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { GenderSwitch } from '#src/ui/fields/gender-switch.tsx';
import { Link } from '#src/ui/navigation/link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { openOverlay } from '#src/ui/overlays/overlay-store.ts';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { PatronymicField } from '#src/ui/fields/patronymic-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from './form.module.css';
import { GroupChoice } from './group-choice.tsx';
import { LinkButton } from './link-button.tsx';
import { EMPTY_REGISTRATION, type RegistrationValues } from './registration-values.ts';

interface FieldsProps {
  readonly form: UseFormReturn<RegistrationValues>;
}

const SECRET = ['password', 'repeat'] as const;

function PersonFields({ form }: FieldsProps): ReactElement {
  const { t } = useTranslation('auth');
  const { bind, choose } = useFields(form);
  const none = choose('noPatronymic');
  return (
    <>
      <TextField
        label={t('registration.surname')}
        autoComplete="family-name"
        autoFocus
        {...bind('surname', checkRequired)}
      />
      <div className={styles.row}>
        <TextField
          label={t('registration.name')}
          autoComplete="given-name"
          {...bind('name', checkRequired)}
        />
        <PatronymicField
          label={t('registration.lastname')}
          autoComplete="additional-name"
          {...bind('lastname', (value, values) => checkPatronymic(value, values.noPatronymic))}
          none={none.value}
          onNone={none.onChange}
        />
      </div>
      <div className={styles.row}>
        <GenderSwitch
          label={t('registration.gender')}
          maleLabel={t('registration.male')}
          femaleLabel={t('registration.female')}
          {...choose('gender')}
        />
        <GroupChoice {...choose('groupId')} />
      </div>
    </>
  );
}

function AccountFields({ form }: FieldsProps): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  const { bind } = useFields(form);
  const eye = { showLabel: t('common:actions.showPassword'), hideLabel: t('common:actions.hidePassword') };
  return (
    <>
      <div className={styles.row}>
        <TextField
          label={t('registration.email')}
          type="email"
          autoComplete="email"
          {...bind('email', (value) => checkEmail(value))}
        />
        <TextField
          label={t('registration.login')}
          description={t('registration.loginHint')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          {...bind('login', checkLogin)}
        />
      </div>
      <div className={styles.row}>
        <PasswordField
          {...eye}
          label={t('registration.password')}
          description={t('registration.passwordHint')}
          autoComplete="new-password"
          {...bind('password', checkPassword)}
        />
        <PasswordField
          {...eye}
          label={t('registration.repeat')}
          autoComplete="new-password"
          {...bind('repeat', (value, values) => checkRepeat(value, values.password))}
        />
      </div>
    </>
  );
}

interface RegistrationFormProps {
  readonly sending: boolean;
  readonly failure: string | undefined;
  readonly onSend: (values: RegistrationValues) => Promise<void>;
}

export function RegistrationForm({ sending, failure, onSend }: RegistrationFormProps): ReactElement {
  const { t } = useTranslation('auth');
  const { form } = useKeptForm('registration', EMPTY_REGISTRATION, SECRET);
  return (
    <Form className={styles.form} onSubmit={form.handleSubmit(onSend)}>
      <PersonFields form={form} />
      <AccountFields form={form} />
      <p className={styles.lead}>
        {t('registration.consent')}{' '}
        <Link href="/privacy" target="_blank">
          {t('registration.consentLink')}
        </Link>
      </p>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <Button type="submit" size="l" fullWidth text={t('registration.submit')} loading={sending} />
      <p className={styles.aside}>
        {t('registration.haveAccount')}
        <LinkButton text={t('registration.toLogin')} onPress={() => openOverlay('login')} />
      </p>
    </Form>
  );
}
