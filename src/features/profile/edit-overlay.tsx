import type { updateProfile } from '#contract/calls/users.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import { useState, type ReactElement } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import { currentUserQuery, updateCurrentUser } from '#src/lib/current-user.ts';
import { checkEmail, checkRequired } from '#src/lib/field-rules.ts';
import { dropDraft, withChanges } from '#src/lib/form-draft.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { useFields } from '#src/lib/use-field.ts';
import { useKeepChanges } from '#src/lib/use-kept-form.ts';
import { Button } from '#src/ui/button.tsx';
import { GenderSwitch } from '#src/ui/gender-switch.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Overlay } from '#src/ui/overlay.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import styles from './profile-screen.module.css';

const DRAFT = 'profile';

interface ProfileValues {
  readonly surname: string;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly gender: 'MALE' | 'FEMALE';
}

function valuesOf(user: CurrentUser): ProfileValues {
  const { surname, name, lastName, email } = user;
  return { surname, name, lastName, email, gender: user.gender === 'ж' ? 'FEMALE' : 'MALE' };
}

function trimmed(values: ProfileValues): ProfileValues {
  const { surname, name, lastName, email, gender } = values;
  return {
    surname: surname.trim(),
    name: name.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    gender,
  };
}

function ProfileFields({ form }: { readonly form: UseFormReturn<ProfileValues> }): ReactElement {
  const { t } = useTranslation('profile');
  const bind = useFields(form);
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
        <TextField
          label={t('lastName')}
          autoComplete="additional-name"
          {...bind('lastName', checkRequired)}
        />
      </div>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        {...bind('email', (value) => checkEmail(value, 'emailProfile'))}
      />
      <Controller
        control={form.control}
        name="gender"
        render={({ field }) => (
          <GenderSwitch
            label={t('gender')}
            maleLabel={t('male')}
            femaleLabel={t('female')}
            value={field.value}
            onChange={field.onChange}
          />
        )}
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
  const form = useForm<ProfileValues>({
    mode: 'onTouched',
    defaultValues: withChanges(DRAFT, valuesOf(user)),
  });
  useKeepChanges(form, DRAFT, valuesOf(user));
  const [failure, setFailure] = useState<string>();
  const save = async (values: ProfileValues): Promise<void> => {
    setFailure(undefined);
    try {
      const body = trimmed(values);
      await updateCurrentUser(
        await call<typeof updateProfile>('PUT', '/users/profile', { body, ifMatch: user.version }),
      );
      dropDraft(DRAFT);
      showToast({ tone: 'success', text: t('saved') });
      onClose();
    } catch (error) {
      if (!isApiError(error, 'VERSION_MOVED')) return setFailure(t('editFailed'));
      const stored = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
      form.reset(withChanges(DRAFT, valuesOf(stored)));
      setFailure(t('editConflict'));
    }
  };
  const cancel = (): void => {
    dropDraft(DRAFT);
    onClose();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <ProfileFields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" text={t('common:actions.save')} loading={form.formState.isSubmitting} />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={cancel} />
      </div>
    </form>
  );
}

interface EditOverlayProps extends EditFormProps {
  readonly open: boolean;
}

/** Changes what one may change of oneself. */
export function EditOverlay({ open, ...rest }: EditOverlayProps): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Overlay open={open} onClose={rest.onClose} title={t('editTitle')} closeLabel={t('common:actions.close')}>
      <EditForm {...rest} />
    </Overlay>
  );
}
