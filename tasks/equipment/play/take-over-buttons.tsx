// From a replay on: another way from the moment shown, or back to the one that was kept.
import { GitBranch, Play } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import type { Replay } from '#contract/entities/attempt.ts';
import type { Language } from '#contract/languages.ts';
import { readRun, type StoredRun } from '#src/lib/attempts/practice-runs.ts';
import { isRunOf } from '#src/lib/attempts/run-log.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { forkId, type Fork } from './take-over.ts';
import { playTexts } from './texts/play-texts.ts';
import styles from './equipment-player.module.css';

interface TakeOverButtonsProps {
  readonly replay: Replay;
  readonly language: Language;
  readonly forkHere: () => Fork;
  readonly onTake: (from: Fork | StoredRun) => void;
}

export function TakeOverButtons({ replay, language, forkHere, onTake }: TakeOverButtonsProps): ReactElement {
  const texts = playTexts(language).takeOver;
  const [kept, setKept] = useState<StoredRun>();
  useEffect(() => {
    let isLeft = false;
    void readRun(forkId(replay)).then((run) => {
      if (!isLeft && isRunOf(run, replay.simulation)) setKept(run);
    });
    return () => {
      isLeft = true;
    };
  }, [replay]);
  return (
    <div className={styles.takeOver}>
      <Button
        size="s"
        icon={<GitBranch size={16} aria-hidden="true" />}
        text={texts.take}
        title={texts.hint}
        onClick={() => onTake(forkHere())}
      />
      {kept ? (
        <Button
          size="s"
          variant="secondary"
          icon={<Play size={16} aria-hidden="true" />}
          text={texts.goOn}
          onClick={() => onTake(kept)}
        />
      ) : null}
    </div>
  );
}
