// Before a control begins: the countdown by the server's time, what to know, whether the device is fit, the code word.
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import type { LearnerExecution } from '#contract/entities/execution.ts';
import { PUNCTUATION, textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { resultPath } from '#src/lib/attempts/attempt-routes.ts';
import { useServerNow } from '#src/lib/attempts/server-now.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { playTone, useDeviceChecks, type CheckName, type CheckState } from './device-checks.ts';
import styles from './control.module.css';

interface BeforeControlProps {
  readonly event: LearnerExecution;
  /** What the server said to the last try to begin. */
  readonly refusal: string | undefined;
  readonly onBegin: (codeWord: string | undefined) => void;
}

export function BeforeControl(props: BeforeControlProps): ReactElement {
  const { event } = props;
  const { t } = useTranslation('control-task');
  const language = useLanguage();
  const format = useFormat();
  return (
    <div className={styles.page}>
      <header>
        <h1>{textIn(event.title, language)}</h1>
        <p className={styles.note}>{textIn(event.work.title, language)}</p>
      </header>
      <p className={styles.when}>
        <Clock size={18} aria-hidden="true" />
        <span>
          {t('before.window', {
            from: format.dateTime(event.startDateTime),
            until: format.dateTime(event.endDateTime),
          })}
          {' · '}
          {t('before.minutes', { count: event.executionTime })}
        </span>
      </p>
      <Inside {...props} />
    </div>
  );
}

function Inside(props: BeforeControlProps): ReactElement {
  const { event } = props;
  const { t } = useTranslation('control-task');
  const language = useLanguage();
  const nowMs = useServerNow(event.serverNow);
  const toList = (
    <Link className={buttonClass({ variant: 'secondary' })} to="/control">
      {t('before.toList')}
    </Link>
  );
  // The browser's way back from the result leads here.
  if (event.attemptId !== null && event.attemptStatus !== 'IN_PROGRESS')
    return <Navigate to={resultPath(event.attemptId)} replace />;
  if (event.isOut)
    return (
      <EmptyState title={t('before.out')} action={toList}>
        {t('before.outText')}
      </EmptyState>
    );
  if (Date.parse(event.endDateTime) <= nowMs)
    return (
      <EmptyState title={t('before.ended')} action={toList}>
        {t('before.endedText')}
      </EmptyState>
    );
  const description = textIn(event.description, language);
  return (
    <>
      {description === '' ? null : <p className={styles.text}>{description}</p>}
      <div className={styles.columns}>
        <Start {...props} nowMs={nowMs} />
        <Checks />
      </div>
    </>
  );
}

const MAX_CODE_WORD = 60;

function Start({
  event,
  refusal,
  onBegin,
  nowMs,
}: BeforeControlProps & { readonly nowMs: number }): ReactElement {
  const { t } = useTranslation('control-task');
  const format = useFormat();
  const [code, setCode] = useState('');
  const [isJudged, setJudged] = useState(false);
  const waitMs = Date.parse(event.startDateTime) - nowMs;
  const fault = event.asksCode && code.trim() === '' ? t('before.codeFault') : undefined;
  const begin = (sent: FormEvent): void => {
    sent.preventDefault();
    setJudged(true);
    if (fault === undefined && waitMs <= 0) onBegin(event.asksCode ? code : undefined);
  };
  return (
    <Card>
      <Form className={styles.form} failure={refusal} onSubmit={begin}>
        {waitMs > 0 ? <Countdown ms={waitMs} text={format.clock(waitMs)} /> : null}
        {event.asksCode ? (
          <TextField
            label={t('before.code')}
            description={t('before.codeHint')}
            autoComplete="off"
            maxLength={MAX_CODE_WORD}
            required
            value={code}
            error={isJudged ? fault : undefined}
            onChange={(changed) => setCode(changed.currentTarget.value)}
          />
        ) : null}
        <Button type="submit" size="l" text={t('before.begin')} disabled={waitMs > 0 || event.isPaused} />
        <p className={styles.note}>{t('before.beginNote')}</p>
      </Form>
    </Card>
  );
}

const MINUTE_MS = 60_000;

/** Told once a minute, and every second only to the eye. */
function Countdown({ ms, text }: { readonly ms: number; readonly text: string }): ReactElement {
  const { t } = useTranslation('control-task');
  const minutes = Math.ceil(ms / MINUTE_MS);
  return (
    <div className={styles.countdown}>
      <span className={styles.note}>{t('before.untilStart')}</span>
      <span className={styles.clock} role="timer">
        {text}
      </span>
      <output className={styles.spoken}>{t('before.untilStartIn', { count: minutes })}</output>
    </div>
  );
}

const CHECKS = ['browser', 'storage', 'sound', 'connection'] as const satisfies readonly CheckName[];

function Checks(): ReactElement {
  const { t } = useTranslation('control-task');
  const checks = useDeviceChecks();
  return (
    <Card title={t('before.checks')}>
      <ul className={styles.checks}>
        {CHECKS.map((name) => (
          <Check key={name} name={name} state={checks[name]} />
        ))}
      </ul>
      {checks.sound === 'OK' ? (
        <Button size="s" variant="secondary" text={t('before.playSound')} onClick={playTone} />
      ) : null}
    </Card>
  );
}

function Check({ name, state }: { readonly name: CheckName; readonly state: CheckState }): ReactElement {
  const { t } = useTranslation('control-task');
  const { colon } = PUNCTUATION[useLanguage()];
  const words = { OK: t('before.ok'), WAIT: t('before.wait'), BAD: t(`before.bad.${name}`) }[state];
  const Icon = state === 'BAD' ? TriangleAlert : CircleCheck;
  return (
    <li className={state === 'BAD' ? styles.bad : styles.fine}>
      <Icon size={18} aria-hidden="true" />
      <span>
        {t(`before.check.${name}`)}
        {colon}
        {words}
      </span>
    </li>
  );
}
