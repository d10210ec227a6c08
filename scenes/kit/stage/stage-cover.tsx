// Covers a scene while its pictures load, and says so when loading has failed.
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import { STAGE_TEXTS } from './stage-texts.ts';
import styles from './stage-cover.module.css';

/**
 * How far a scene's pictures are: `arriving` while those in view are being loaded; `late` when some that load
 * in the background have failed; `lost` when they were loaded but can no longer be drawn.
 */
export type Loading =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'arriving' }
  | { readonly kind: 'failed' | 'lost' }
  | { readonly kind: 'late' }
  | { readonly kind: 'ready' };

interface StageCoverProps {
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
    case 'lost':
      return (
        <div className={styles['cover']} role="alert">
          <p className={styles['title']}>{texts[loading.kind]}</p>
          <p className={styles['hint']}>{texts[`${loading.kind}Hint`]}</p>
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
