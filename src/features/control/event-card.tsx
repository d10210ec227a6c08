// One control event: when it is, how long it takes, and what the learner can do about it now.
import { Clock, Play } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { LearnerExecution } from '#contract/entities/execution.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { controlAttemptPath, resultPath } from '#src/lib/attempts/attempt-routes.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import styles from './control.module.css';

const TONES = { OPEN: 'amber', COMING: 'primary', ENDED: 'neutral' } as const satisfies Record<
  LearnerExecution['state'],
  BadgeTone
>;

export function EventCard({ event }: { readonly event: LearnerExecution }): ReactElement {
  const { t } = useTranslation('cabinet');
  const language = useLanguage();
  const isOpen = event.state === 'OPEN';
  return (
    <Card
      tone={isOpen && !isDone(event) ? 'live' : 'plain'}
      title={textIn(event.title, language)}
      subtitle={textIn(event.work.title, language)}
      aside={
        <Badge tone={TONES[event.state]} live={isOpen}>
          {t(`control.states.${event.state}`)}
        </Badge>
      }
      footer={<EventAct event={event} />}
    >
      <p>{textIn(event.description, language)}</p>
      <EventTime event={event} />
    </Card>
  );
}

function isDone(event: LearnerExecution): boolean {
  return event.attemptStatus !== null && event.attemptStatus !== 'IN_PROGRESS';
}

function EventTime({ event }: { readonly event: LearnerExecution }): ReactElement {
  const { t } = useTranslation('cabinet');
  const format = useFormat();
  const when = {
    COMING: t('control.opens', { date: format.dateTime(event.startDateTime) }),
    OPEN: t('control.closes', { date: format.dateTime(event.endDateTime) }),
    ENDED: t('control.ended', { date: format.dateTime(event.endDateTime) }),
  }[event.state];
  return (
    <p className={styles.time}>
      <Clock size={16} aria-hidden="true" />
      <span>
        {when} · {t('control.minutes', { count: event.executionTime })}
      </span>
    </p>
  );
}

function EventAct({ event }: { readonly event: LearnerExecution }): ReactElement | null {
  const { t } = useTranslation('cabinet');
  if (isDone(event) && event.attemptId !== null) {
    return (
      <>
        <span className={styles.note}>{t('control.done')}</span>
        <Link className={buttonClass({ variant: 'secondary' })} to={resultPath(event.attemptId)}>
          {t('control.result')}
        </Link>
      </>
    );
  }
  if (event.state === 'ENDED') return <span className={styles.note}>{t('control.missed')}</span>;
  if (event.state === 'COMING') return null;
  if (event.attemptId !== null) {
    return (
      <Link className={buttonClass()} to={controlAttemptPath(event.id)}>
        <Play size={18} aria-hidden="true" /> {t('control.resume')}
      </Link>
    );
  }
  return <StartButton executionId={event.id} />;
}

/** The time starts with the attempt, so this asks first. */
function StartButton({ executionId }: { readonly executionId: string }): ReactElement {
  const { t } = useTranslation('cabinet');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<Play size={18} />} text={t('control.start')} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={t('control.confirmTitle')}
        confirmText={t('control.confirmStart')}
        cancelText={t('control.notNow')}
        onConfirm={() => void navigate(controlAttemptPath(executionId))}
        onCancel={() => setAsking(false)}
      >
        {t('control.confirmText')}
      </ConfirmDialog>
    </>
  );
}
