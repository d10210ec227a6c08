import type { updateProfile } from '#contract/calls/users.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { currentUserQuery, updateCurrentUser } from '#src/lib/session/current-user.ts';
import { checkEmail, checkPatronymic, checkRequired, patronymicOf } from '#src/lib/forms/field-rules.ts';
import { showRefusal } from '#src/lib/forms/show-refusal.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { useKeptForm } from '#src/lib/forms/use-kept-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { GenderSwitch } from '#src/ui/fields/gender-switch.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { PatronymicField } from '#src/ui/fields/patronymic-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './profile-screen.module.css';

const SECRET = ['password'] as const;

interface ProfileValues {
  readonly surname: string;
  readonly name: string;
  readonly lastName: string;
  readonly noPatronymic: boolean;
  readonly email: string;
  /** Asked for where the email is another one. */
  readonly password: string;
  readonly gender: 'MALE' | 'FEMALE';
}

function valuesOf(user: CurrentUser): ProfileValues {
  const { surname, name, lastName, email } = user;
  const gender = user.gender === 'ж' ? 'FEMALE' : 'MALE';
  return { surname, name, lastName, noPatronymic: lastName === '', email, password: '', gender };
}

function isNewEmail(user: CurrentUser, email: string): boolean {
  return email.trim().toLowerCase() !== user.email.toLowerCase();
}

function bodyOf(user: CurrentUser, values: ProfileValues) {
  const { surname, name, lastName, noPatronymic, email, password, gender } = values;
  return {
    surname: surname.trim(),
    name: name.trim(),
    lastName: patronymicOf(lastName, noPatronymic),
    noPatronymic,
    email: email.trim(),
    gender,
    ...(isNewEmail(user, email) ? { password } : {}),
  };
}

interface ProfileFieldsProps {
  readonly user: CurrentUser;
  readonly form: UseFormReturn<ProfileValues>;
}

/** Another email is the way to the account, so it asks for the password. */
function EmailFields({ user, form }: ProfileFieldsProps): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  const { bind } = useFields(form);
  const eye = { showLabel: t('common:actions.showPassword'), hideLabel: t('common:actions.hidePassword') };
  const email = bind('email', (value) => checkEmail(value, 'emailProfile'));
  return (
    <>
      <TextField label={t('email')} type="email" autoComplete="email" {...email} />
      {isNewEmail(user, form.getValues('email')) ? (
        <PasswordField
          {...eye}
          label={t('oldPassword')}
          description={t('emailPasswordHint')}
          {...bind('password', (value, values) =>
            isNewEmail(user, values.email) ? checkRequired(value) : undefined,
          )}
        />
      ) : null}
    </>
  );
}

function ProfileFields({ user, form }: ProfileFieldsProps): ReactElement {
  const { t } = useTranslation('profile');
  const { bind, choose } = useFields(form);
  const none = choose('noPatronymic');
  return (
    <>
      <TextField
        label={t('surname')}
        autoComplete="family-name"
        autoFocus
        {...bind('surname', checkRequired)}
      />
      <div className={styles.row}>
        <TextField label={t('name')} autoComplete="given-name" {...bind('name', checkRequired)} />
        <PatronymicField
          label={t('lastName')}
          autoComplete="additional-name"
          {...bind('lastName', (value, values) => checkPatronymic(value, values.noPatronymic))}
          none={none.value}
          onNone={none.onChange}
        />
      </div>
      <EmailFields user={user} form={form} />
      <GenderSwitch
        label={t('gender')}
        maleLabel={t('male')}
        femaleLabel={t('female')}
        {...choose('gender')}
      />
    </>
  );
}

interface EditFormProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

function EditForm({ user, onClose }: EditFormProps): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  // Where another changes it meanwhile, what is stored is loaded, and the form follows it.
  const { form, drop } = useKeptForm('profile', valuesOf(user), SECRET);
  const refuse = async (error: unknown): Promise<void> => {
    if (isApiError(error, 'WRONG_CREDENTIALS') || isApiError(error, 'TOO_MANY_TRIES'))
      return showRefusal(form, error);
    const isMoved = isApiError(error, 'VERSION_MOVED');
    if (isMoved) await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    form.setError('root', { message: t(isMoved ? 'editConflict' : 'editFailed') });
  };
  const save = async (values: ProfileValues): Promise<void> => {
    try {
      const body = bodyOf(user, values);
      await updateCurrentUser(
        await call<typeof updateProfile>('PUT', '/users/profile', { body, ifMatch: user.version }),
      );
      drop();
      showToast({
        tone: 'success',
        text: isNewEmail(user, body.email) ? t('savedEmail', { email: body.email }) : t('saved'),
      });
      onClose();
    } catch (error) {
      await refuse(error);
    }
  };
  const cancel = (): void => {
    drop();
    onClose();
  };
  const { errors, isSubmitting } = form.formState;
  return (
    <Form className={styles.form} failure={errors.root?.message} onSubmit={form.handleSubmit(save)}>
      <ProfileFields user={user} form={form} />
      <div className={styles.buttons}>
        <Button type="submit" text={t('common:actions.save')} loading={isSubmitting} />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={cancel} />
      </div>
    </Form>
  );
}

interface EditOverlayProps extends EditFormProps {
  readonly open: boolean;
}

/** The form for what people may change about themselves. */
export function EditOverlay({ open, ...rest }: EditOverlayProps): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Overlay open={open} onClose={rest.onClose} title={t('editTitle')} closeLabel={t('common:actions.close')}>
      <EditForm {...rest} />
    </Overlay>
  );
}
