import { useEffect, type ReactElement } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkEmail, checkLogin, checkPassword, checkRepeat, checkRequired } from '#src/lib/field-rules.ts';
import { keepDraft, readDraft } from '#src/lib/form-draft.ts';
import { useFields } from '#src/lib/use-field.ts';
import { Button } from '#src/ui/button.tsx';
import { GenderSwitch } from '#src/ui/gender-switch.tsx';
import { Link } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { openOverlay } from '#src/ui/overlay-store.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './form.module.css';
import { GroupChoice } from './group-choice.tsx';
import { LinkButton } from './link-button.tsx';
import { emptyRegistration, type RegistrationValues } from './registration-values.ts';

type Form = UseFormReturn<RegistrationValues>;

function useRegistrationForm(): Form {
  const draft = readDraft('registration');
  const gender = draft['gender'] === 'FEMALE' ? 'FEMALE' : 'MALE';
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: { ...emptyRegistration, ...draft, gender },
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { password: _password, repeat: _repeat, ...kept } }) =>
          keepDraft('registration', kept),
      }),
    [subscribe],
  );
  return form;
}

function PersonFields({ form }: { readonly form: Form }): ReactElement {
  const { t } = useTranslation('auth');
  const bind = useFields(form);
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
        <TextField
          label={t('registration.lastname')}
          autoComplete="additional-name"
          {...bind('lastname', checkRequired)}
        />
      </div>
      <div className={styles.row}>
        <Controller
          control={form.control}
          name="gender"
          render={({ field }) => (
            <GenderSwitch
              label={t('registration.gender')}
              maleLabel={t('registration.male')}
              femaleLabel={t('registration.female')}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          control={form.control}
          name="groupId"
          render={({ field }) => <GroupChoice value={field.value} onChange={field.onChange} />}
        />
      </div>
    </>
  );
}

function AccountFields({ form }: { readonly form: Form }): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  const bind = useFields(form);
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
          {...bind('password', checkPassword, 'repeat')}
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
  const form = useRegistrationForm();
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
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
    </form>
  );
}
