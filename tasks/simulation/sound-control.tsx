// How loud, muted, how much is written out: one button of a tool bar that opens a small panel.
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactElement, RefObject } from 'react';
import { filled, type Language } from '#contract/languages.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import type { SoundSettings } from '#scenes/kit/sound/sound-settings.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { Switch } from '#src/ui/fields/switch.tsx';
import { soundTexts } from './sound-texts.ts';
import styles from './sound.module.css';

interface SoundControlProps {
  readonly board: SoundBoard;
  readonly language: Language;
  /** Where the panel has room. */
  readonly opens?: 'beside' | 'below';
}

export function SoundControl({ board, language, opens = 'beside' }: SoundControlProps): ReactElement {
  const { settings } = useSyncExternalStore(board.subscribe, board.view);
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useClosing(root, isOpen, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });
  return (
    <div ref={root} className={styles.control}>
      <IconButton
        ref={button}
        label={levelText(settings, language)}
        withTooltip
        icon={<LevelIcon settings={settings} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <fieldset
        id={id}
        hidden={!isOpen}
        aria-label={soundTexts(language).sound}
        className={joinClasses(styles.panel, styles[opens])}
      >
        <Settings board={board} settings={settings} language={language} />
      </fieldset>
    </div>
  );
}

function levelText({ isMuted, volume }: SoundSettings, language: Language): string {
  const texts = soundTexts(language);
  return isMuted ? texts.muted : filled(texts.level, { percent: Math.round(volume * 100) });
}

function LevelIcon({ settings: { isMuted, volume } }: { readonly settings: SoundSettings }): ReactElement {
  if (isMuted || volume === 0) return <VolumeX aria-hidden="true" />;
  return volume < 0.4 ? <Volume1 aria-hidden="true" /> : <Volume2 aria-hidden="true" />;
}

interface SettingsProps {
  readonly board: SoundBoard;
  readonly settings: SoundSettings;
  readonly language: Language;
}

function Settings({ board, settings, language }: SettingsProps): ReactElement {
  const texts = soundTexts(language);
  const percent = Math.round(settings.volume * 100);
  return (
    <>
      <div className={styles.level}>
        <IconButton
          label={settings.isMuted ? texts.unmute : texts.mute}
          icon={<LevelIcon settings={settings} />}
          onClick={() => board.setMuted(!settings.isMuted)}
        />
        <input
          type="range"
          className={styles.range}
          aria-label={texts.volume}
          aria-valuetext={`${percent} %`}
          min={0}
          max={100}
          step={5}
          value={settings.isMuted ? 0 : percent}
          onChange={(event) => board.setVolume(Number(event.target.value) / 100)}
        />
        <span className={styles.percent} aria-hidden="true">
          {settings.isMuted ? 0 : percent} %
        </span>
      </div>
      <Switch
        label={texts.allCaptions}
        description={texts.allCaptionsHint}
        checked={settings.hasAllCaptions}
        onChange={(event) => board.setAllCaptions(event.target.checked)}
      />
    </>
  );
}

/** Escape and a press outside close it. */
function useClosing(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (byKey: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    const onPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target)) close(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close(true);
    };
    document.addEventListener('pointerdown', onPointer, { signal });
    root.current?.addEventListener('keydown', onKey, { signal });
    return () => stopped.abort();
  });
}
