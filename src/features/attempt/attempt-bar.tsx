// The attempt's own controls: what it is, the time left, where the work is kept, leaving and finishing.
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAGS, textIn, type Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { SaveIndicator, type SaveState } from '#src/ui/feedback/save-indicator.tsx';
import { Timer } from '#src/ui/data/timer.tsx';
import styles from './attempt-bar.module.css';
import type { SavingState } from './saving/saver.ts';
import type { AttemptOnPage } from './use-attempt.ts';

interface AttemptBarProps {
  readonly page: AttemptOnPage;
  readonly onLeave: () => void;
  readonly onFinish: () => void;
  readonly onExpire: () => void;
  /** The page scrolls: the bar may leave the window, the time left may not. */
  readonly scrolls: boolean;
  /** Nothing is left to do: finishing is the thing to press. */
  readonly isDone: boolean;
}

const INDICATOR = {
  SERVER: 'server',
  DEVICE: 'here',
  WAITING: 'waiting',
  TAKEN_OVER: 'waiting',
  CLOSED: 'server',
} as const satisfies Record<SavingState, SaveState>;

export function AttemptBar({
  page,
  onLeave,
  onFinish,
  onExpire,
  scrolls,
  isDone,
}: AttemptBarProps): ReactElement | null {
  const { t } = useTranslation('attempt');
  const language = useLanguage();
  if (!page.session) return null;
  const { attempt } = page.session.opened;
  const title = attempt.executionTitle ?? attempt.workTitle;
  return (
    <div className={styles.bar}>
      <IconButton label={t('attempt.leave')} icon={<ArrowLeft aria-hidden="true" />} onClick={onLeave} />
      <div className={styles.titles}>
        <h1 className={styles.title}>{textIn(title, language)}</h1>
        <p className={styles.mode}>{t(`modes.${attempt.mode}`)}</p>
      </div>
      <div className={styles.state}>
        <SaveIndicator isTerse state={INDICATOR[page.saving]} text={t(`saving.${page.saving}`)} />
        <TimeLeft page={page} onExpire={onExpire} scrolls={scrolls} />
      </div>
      <Button
        variant={isDone ? 'primary' : 'secondary'}
        text={t('attempt.finish')}
        onClick={onFinish}
        loading={page.phase === 'submitting'}
        disabled={page.phase !== 'running'}
      />
    </div>
  );
}

function TimeLeft(props: Pick<AttemptBarProps, 'page' | 'onExpire' | 'scrolls'>): ReactElement | null {
  const { page, onExpire, scrolls } = props;
  const { t } = useTranslation('attempt');
  const language = useLanguage();
  const { deadline, session } = page;
  if (deadline === null || !session || page.isPaused) return null;
  return (
    <Timer
      label={t('timer.ask')}
      remainingMs={() => session.clock.remainingMs(deadline)}
      speak={(ms) => t('timer.left', { time: durationInWords(ms, language) })}
      onExpire={onExpire}
      staysInSight={scrolls}
    />
  );
}

/** Such as "4 minutes 30 seconds", in the words of the language. */
function durationInWords(ms: number, language: Language): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [
    [Math.floor(seconds / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0);
  const words = (shown.length > 0 ? shown : parts.slice(1)).map(([value, unit]) =>
    new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
      value,
    ),
  );
  return words.join(' ');
}
