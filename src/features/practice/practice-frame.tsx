// Round the player of a practised case: the practice's own bar over it, and a case that did not open instead of it.
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#src/ui/notice.tsx';
import { PracticeBar } from './practice-bar.tsx';
import styles from './practice.module.css';
import type { RoomPage } from './room-pages.ts';
import type { Finishing } from './use-finishing.ts';

export interface PracticeFrameProps<Game> {
  /** Undefined where the case's data are not of this version's shape. */
  readonly game: Game | undefined;
  readonly title: string;
  readonly mode: RoomPage['mode'];
  /** null: no clock. */
  readonly limitMs: number | null;
  readonly finishing: Finishing;
  readonly moves?: ReactNode;
  readonly onLeave: () => void;
  readonly children: (game: Game, bar: ReactNode) => ReactElement;
}

export function PracticeFrame<Game>(props: PracticeFrameProps<Game>): ReactElement {
  const { game, title, mode, limitMs, finishing, moves, onLeave, children } = props;
  const { t } = useTranslation('practice');
  const bar = (
    <PracticeBar
      title={title}
      mode={mode}
      limitMs={limitMs}
      isFinishing={finishing.isRunning}
      moves={moves}
      onLeave={onLeave}
      onFinish={finishing.start}
    />
  );
  if (game === undefined) {
    return (
      <>
        {bar}
        <Notice tone="danger">{t('broken')}</Notice>
      </>
    );
  }
  const told =
    finishing.error === undefined ? null : (
      <Notice tone="danger" live>
        {finishing.error}
      </Notice>
    );
  return (
    <div className={styles.full}>
      {children(
        game,
        <>
          {bar}
          {told}
        </>,
      )}
    </div>
  );
}
