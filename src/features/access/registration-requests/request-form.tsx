import { useState, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegistrationRequest } from '#contract/calls/registration-requests.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { checkEmail, checkLogin, checkPatronymic, checkRequired } from '#src/lib/forms/field-rules.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { useKeptText } from '#src/lib/forms/use-kept-text.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { GenderSwitch } from '#src/ui/fields/gender-switch.tsx';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PatronymicField } from '#src/ui/fields/patronymic-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from '../access.module.css';
import { GroupField, RoleField } from './approve-fields.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useRequestForm, type RequestValues } from './use-request-form.ts';

interface RequestFormProps {
  readonly request: RegistrationRequest;
  readonly onClose: () => void;
}

export function RequestForm({ request, onClose }: RequestFormProps): ReactElement {
  const { t } = useTranslation('registration-requests');
  const format = useFormat();
  const { form, save, approve, reject, name } = useRequestForm(request, onClose);
  const role = useKeptText(`request-role-${request.id}`, 'ROLE_STUDENT');
  const [rejecting, setRejecting] = useState(false);
  const busy = save.isPending || approve.isPending || reject.isPending;
  const submit = form.handleSubmit((values) => approve.mutate({ values, role: role.text }));
  return (
    <Form className={styles.form} failure={form.formState.errors.root?.message} onSubmit={submit}>
      <p className={styles.note}>{t('panel.created', { time: format.dateTime(request.createdAt) })}</p>
      <PersonFields form={form} request={request} />
      <RoleField label={t('panel.approveAs')} value={role.text} onChange={role.change} />
      <div className={joinClasses(styles.buttons, styles.sticky)}>
        <Button type="submit" text={t('approve')} loading={approve.isPending} disabled={busy} />
        <Button variant="error" text={t('reject')} disabled={busy} onClick={() => setRejecting(true)} />
        <SaveButton form={form} loading={save.isPending} onSave={(values) => save.mutate(values)} />
      </div>
      <RejectDialog
        id={request.id}
        open={rejecting}
        name={name}
        loading={reject.isPending}
        onReject={(reason) => reject.mutate(reason)}
        onCancel={() => setRejecting(false)}
      />
    </Form>
  );
}

interface SaveButtonProps {
  readonly form: UseFormReturn<RequestValues>;
  readonly loading: boolean;
  readonly onSave: (values: RequestValues) => void;
}

function SaveButton({ form, loading, onSave }: SaveButtonProps): ReactElement {
  const { t } = useTranslation('common');
  return (
    <Button
      variant="secondary"
      text={t('actions.save')}
      loading={loading}
      onClick={() => void form.handleSubmit(onSave)()}
    />
  );
}

interface PersonFieldsProps {
  readonly form: UseFormReturn<RequestValues>;
  readonly request: RegistrationRequest;
}

/** What is taken stands at its field until it is corrected. */
function takenText(mark: boolean, before: string, now: string, text: string): string | undefined {
  return mark && before === now ? text : undefined;
}

const DIRTY = { shouldDirty: true, shouldValidate: true };

interface GiveLoginProps {
  readonly login: string;
  readonly onGive: (login: string) => void;
}

function GiveLogin({ login, onGive }: GiveLoginProps): ReactElement {
  const { t } = useTranslation('registration-requests');
  return <Button variant="secondary" text={t('panel.giveLogin', { login })} onClick={() => onGive(login)} />;
}

function PersonFields({ form, request }: PersonFieldsProps): ReactElement {
  const { t } = useTranslation('registration-requests');
  const { bind, choose } = useFields(form);
  const none = choose('noPatronymic');
  const { login, email } = form.getValues();
  const loginField = bind('login', checkLogin);
  const emailField = bind('email', (value) => checkEmail(value));
  const loginTaken = takenText(request.loginTaken, request.login, login, t('loginTaken'));
  const emailTaken = takenText(request.emailTaken, request.email, email, t('emailTaken'));
  return (
    <>
      {(loginTaken ?? emailTaken) ? (
        <Notice
          tone="warning"
          action={
            loginTaken === undefined || request.freeLogin === null ? null : (
              <GiveLogin login={request.freeLogin} onGive={(value) => form.setValue('login', value, DIRTY)} />
            )
          }
        >
          {t('panel.takenHint')}
        </Notice>
      ) : null}
      <div className={styles.row}>
        <TextField label={t('panel.surname')} {...bind('surname', checkRequired)} />
        <TextField label={t('panel.name')} {...bind('name', checkRequired)} />
        <PatronymicField
          label={t('panel.lastname')}
          {...bind('lastname', (value, values) => checkPatronymic(value, values.noPatronymic))}
          none={none.value}
          onNone={none.onChange}
        />
        <GenderSwitch
          label={t('panel.gender')}
          maleLabel={t('panel.male')}
          femaleLabel={t('panel.female')}
          {...choose('gender')}
        />
        <TextField label={t('panel.login')} {...loginField} error={loginField.error ?? loginTaken} />
        <TextField
          type="email"
          label={t('panel.email')}
          {...emailField}
          error={emailField.error ?? emailTaken}
        />
      </div>
      <GroupField {...choose('groupId')} />
    </>
  );
}
