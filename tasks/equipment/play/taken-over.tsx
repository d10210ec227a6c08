// The bay gone on with from a replay, as free practice: kept on the device, graded nowhere.
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Replay } from '#contract/entities/attempt.ts';
import type { Language } from '#contract/languages.ts';
import type { StoredRun } from '#src/lib/attempts/practice-runs.ts';
import { RunLog } from '#src/lib/attempts/run-log.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { BayFilm } from '../compare/bay-film.ts';
import type { EquipmentGame } from './equipment-game.ts';
import { EquipmentPlayer } from './equipment-player.tsx';
import { forkRun, openFork, type Fork } from './take-over.ts';
import { playTexts } from './texts/play-texts.ts';
import styles from './equipment-player.module.css';

interface TakenOverProps {
  readonly replay: Replay;
  readonly film: BayFilm;
  /** A new way from a moment, or one that was kept. */
  readonly from: Fork | StoredRun;
  readonly language: Language;
  readonly onClose: () => void;
}

export function TakenOver(props: TakenOverProps): ReactElement {
  const { language, onClose } = props;
  const [game] = useState(() => begin(props));
  const texts = playTexts(language).takeOver;
  return (
    <EquipmentPlayer
      game={game}
      language={language}
      isReadOnly={false}
      saysReason
      bar={
        <div className={styles.ownWay}>
          <Button
            size="s"
            variant="secondary"
            icon={<ArrowLeft size={16} aria-hidden="true" />}
            text={texts.back}
            onClick={onClose}
          />
          <h1>{texts.title}</h1>
        </div>
      }
      goal={texts.goal}
      trainingKey={undefined}
      explain={undefined}
      hintPenalty={0}
    />
  );
}

function begin({ replay, film, from }: TakenOverProps): EquipmentGame {
  if ('keptAt' in from) return openFork(film, replay, new RunLog(from));
  const log = new RunLog(forkRun(replay, from.entries, new Date().toISOString()));
  void log.keep();
  const game = openFork(film, replay, log);
  const ms = Math.min(from.restMs, film.ruleset.longestWaitMs);
  if (ms > 0) game.tryAll([{ code: 'WAIT', params: { ms } }]);
  return game;
}
