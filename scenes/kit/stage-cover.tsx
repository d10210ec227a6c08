// Lies over a scene while its pictures load, and says so when they did not.
import type { ReactElement } from 'react';
import type { Language } from '#contract/simulation/text.ts';
import { STAGE_TEXTS } from './stage-texts.ts';
import styles from './stage-cover.module.css';

/** Where a scene's pictures stand: `arriving` when those of the place in view are on their way; `late` when some of those that come while one plays did not. */
export type Loading =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'arriving' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'late' }
  | { readonly kind: 'ready' };

export interface StageCoverProps {
  readonly loading: Loading;
  readonly language: Language;
  readonly onRetry: () => void;
}

export function StageCover({ loading, language, onRetry }: StageCoverProps): ReactElement | null {
  const texts = STAGE_TEXTS[language];
  switch (loading.kind) {
    case 'ready':
      return null;
    case 'loading':
      return <Bar label={texts.loading} share={loading.share} />;
    case 'failed':
      return (
        <div className={styles['cover']} role="alert">
          <p className={styles['title']}>{texts.failed}</p>
          <p className={styles['hint']}>{texts.failedHint}</p>
          <Retry text={texts.retry} onRetry={onRetry} />
        </div>
      );
    case 'arriving':
      return (
        <div className={styles['strip']}>
          <output>{texts.loading}</output>
        </div>
      );
    case 'late':
      return (
        <div className={styles['strip']}>
          <output>{texts.lateFailed}</output>
          <Retry text={texts.retry} onRetry={onRetry} />
        </div>
      );
  }
}

function Bar({ label, share }: { readonly label: string; readonly share: number }): ReactElement {
  const percent = Math.round(share * 100);
  return (
    <div className={styles['cover']}>
      <div className={styles['words']}>
        <span>{label}</span>
        <span className={styles['percent']}>{percent} %</span>
      </div>
      <progress className={styles['track']} aria-label={label} value={percent} max={100} />
    </div>
  );
}

function Retry({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }): ReactElement {
  return (
    <button type="button" className={styles['retry']} onClick={onRetry}>
      {text}
    </button>
  );
}
