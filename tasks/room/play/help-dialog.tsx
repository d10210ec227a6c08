// The keys of the room.
import type { ReactElement } from 'react';
import type { Language } from '#contract/text-in.ts';
import { Overlay } from '#src/ui/overlay.tsx';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './room-player.module.css';

export interface HelpDialogProps {
  readonly language: Language;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function HelpDialog({ language, isOpen, onClose }: HelpDialogProps): ReactElement {
  const texts = roomTexts(language);
  const rows = [
    ['← ↑ → ↓', texts.keys.arrows],
    ['Tab', texts.keys.tab],
    ['Enter', texts.keys.enter],
    ['Space', texts.keys.space],
    ['B', texts.keys.b],
    ['1, 2', texts.keys.sections],
    ['H', texts.keys.h],
    ['G', texts.keys.g],
    ['M', texts.keys.m],
    ['V', texts.keys.v],
    ['Z, ?', texts.keys.question],
    ['Esc', texts.keys.escape],
  ] as const;
  return (
    <Overlay open={isOpen} title={texts.help} closeLabel={texts.close} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Overlay>
  );
}
