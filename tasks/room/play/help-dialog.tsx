// The keys of the room.
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import { KeysDialog } from '../../simulation/play/keys-dialog.tsx';
import { roomTexts } from '../texts/room-texts.ts';

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
  return <KeysDialog texts={texts} rows={rows} isOpen={isOpen} onClose={onClose} />;
}
