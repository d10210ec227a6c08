// The keys of the bay and of its terminal.
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import { KeysDialog } from '../../simulation/play/keys-dialog.tsx';
import { playTexts } from './texts/play-texts.ts';

interface HelpDialogProps {
  readonly language: Language;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function HelpDialog({ language, isOpen, onClose }: HelpDialogProps): ReactElement {
  const texts = playTexts(language);
  const { keys } = texts;
  const rows = [
    ['F1–F8', keys.f],
    ['1–9', keys.digits],
    ['Tab', keys.tab],
    ['← ↑ → ↓', keys.arrows],
    ['Enter', keys.enter],
    ['T', keys.t],
    ['N', keys.n],
    ['M', keys.m],
    ['?', keys.question],
    ['Esc', keys.escape],
  ] as const;
  return <KeysDialog texts={texts} rows={rows} isOpen={isOpen} onClose={onClose} />;
}
