import type { signIn } from '#contract/calls/auth.ts';
import { useEffect, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { call } from '#src/lib/api/call.ts';
import { checkLogin, checkPassword } from '#src/lib/forms/field-rules.ts';
import { useSessionLost } from '#src/lib/session/session.ts';
import { enterSession, homeOf } from '#src/lib/session/sign-in.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { closeOverlay, openOverlay } from '#src/ui/overlays/overlay-store.ts';
import { NamedOverlay } from '#src/ui/overlays/named-overlay.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from './form.module.css';
import { LinkButton } from './link-button.tsx';
import { useSubmission } from './use-submission.ts';

/** A sign-in takes a fraction of this, unless a class signs in at once. */
const QUEUE_SHOWN_AFTER_MS = 1500;

interface LoginValues {
  readonly login: string;
  readonly password: string;
}

/** The address that the guard redirected a person from when their session ended. */
function sentFrom(state: unknown): string | undefined {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/[^/]/u.test(from) ? from : undefined;
}

function useLogin() {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as Location<unknown>;
  const { sending, failure, submit } = useSubmission(t('common:errors.error_403'));
  const send = async ({ login, password }: LoginValues): Promise<void> => {
    await submit(async () => {
      const body = { login: login.trim(), password };
      const entered = await enterSession(await call<typeof signIn>('POST', '/auth/sign-in', { body }));
      closeOverlay('login');
      // A person whose page still holds their work stays on it; one who was redirected goes back to that
      // page.
      if (entered.kind === 'NEW') await navigate(homeOf(entered.user));
      else if (pathname === '/') await navigate(sentFrom(state) ?? homeOf(entered.user));
    });
  };
  return { sending, failure, send };
}

/** Whether it has been going on for a while. */
function useIsLasting(isGoingOn: boolean): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLasting(true), QUEUE_SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [isGoingOn]);
  return isLasting;
}

function LoginForm(): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  const form = useForm<LoginValues>({ mode: 'onTouched', defaultValues: { login: '', password: '' } });
  const { bind } = useFields(form);
  const { sending, failure, send } = useLogin();
  return (
    <Form className={styles.form} onSubmit={form.handleSubmit(send)}>
      {useSessionLost() ? <Notice tone="warning">{t('login.lost')}</Notice> : null}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <TextField
        label={t('login.login')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        {...bind('login', checkLogin)}
      />
      <PasswordField
        label={t('login.password')}
        showLabel={t('common:actions.showPassword')}
        hideLabel={t('common:actions.hidePassword')}
        autoComplete="current-password"
        {...bind('password', checkPassword)}
      />
      <LinkButton className={styles.forgot} text={t('login.forgot')} onPress={() => openOverlay('forgot')} />
      <Button type="submit" size="l" fullWidth text={t('login.submit')} loading={sending} />
      {useIsLasting(sending) ? <Notice live>{t('login.queue')}</Notice> : null}
      <p className={styles.aside}>
        {t('login.noAccount')}
        <LinkButton text={t('login.register')} onPress={() => openOverlay('registration')} />
      </p>
    </Form>
  );
}

/** Sign-in by login and password. */
export function LoginOverlay(): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <NamedOverlay name="login" title={t('login.title')} closeLabel={t('common:actions.close')}>
      <LoginForm />
    </NamedOverlay>
  );
}
