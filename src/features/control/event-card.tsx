// One control event: when it is, how long it takes, and what the learner can do about it now.
import { Clock, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LearnerExecution } from '#contract/entities/execution.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTimeLeft } from '#src/lib/attempts/time-left.ts';
import { controlAttemptPath, resultPath } from '#src/lib/attempts/attempt-routes.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
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
  const runningLeft = useTimeLeft(event);
  if (runningLeft !== null)
    return (
      <p className={styles.time}>
        <Clock size={16} aria-hidden="true" />
        <span>{t('control.runningLeft', { time: runningLeft })}</span>
      </p>
    );
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
  if (event.isOut) return <span className={styles.note}>{t('control.out')}</span>;
  if (event.state === 'COMING') return <GoTo event={event} text={t('control.wait')} />;
  if (event.attemptId !== null) {
    return <GoTo event={event} text={t('control.resume')} />;
  }
  return <GoTo event={event} text={t('control.start')} />;
}

/** The page of the event waits for its start, and asks before the time begins. */
function GoTo({ event, text }: { readonly event: LearnerExecution; readonly text: string }): ReactElement {
  const isRunning = event.state === 'OPEN';
  return (
    <Link
      className={buttonClass({ variant: isRunning ? 'primary' : 'secondary' })}
      to={controlAttemptPath(event.id)}
    >
      {isRunning ? <Play size={18} aria-hidden="true" /> : null} {text}
    </Link>
  );
}
