// A place from near over the scene: things where they lie, dashed places for what is held, the mirror with the person.
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { textIn, type Language } from '#contract/text-in.ts';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import type { RoomState } from '#machines/room/state.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './close-up.module.css';
import type { CloseUpOf } from './close-up-of.ts';
import { closeUpView } from './close-up-view.ts';
import { Inside } from './inside.tsx';
import { Mirror } from './mirror.tsx';

/** What the last action led to. */
export interface Said {
  readonly seq: number;
  readonly item: string | undefined;
  readonly isRefused: boolean;
  /** TRAINING: why it was refused, or what of it was wrong. */
  readonly text: string;
}

export interface CloseUpProps {
  readonly of: CloseUpOf;
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly language: Language;
  /** TRAINING: the mirror says what is not right. */
  readonly saysReason: boolean;
  readonly said?: Said | undefined;
  readonly onMenu: (target: ActionTarget) => void;
  readonly onFirst: (target: ActionTarget) => void;
  readonly onChoose: (steps: readonly Action[]) => void;
  readonly onClose: () => void;
}

export function CloseUp(props: CloseUpProps): ReactElement | null {
  const { of, ruleset, state, language, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const name = of.kind === 'bag' ? of.kind : of.id;
  useFocusReturn();
  useEffect(() => dialog.current?.querySelector('button')?.focus(), [name]);
  useEffect(() => {
    // What had the focus was taken out, or put in: the focus stays in the picture.
    if (document.activeElement === document.body) dialog.current?.querySelector('button')?.focus();
  }, [state]);
  useEscape(dialog, onClose);
  const view = closeUpView(ruleset, state, of);
  if (!view) return null;
  const title = textIn(view.text, language);
  return (
    <dialog
      open
      ref={dialog}
      aria-label={title}
      className={styles.closeUp}
      data-close-up={name}
      data-near={view.picture}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <IconButton
          label={roomTexts(language).close}
          icon={<X size={18} aria-hidden="true" />}
          onClick={onClose}
        />
      </header>
      {view.picture === 'mirror' ? <Mirror {...props} /> : <Inside {...props} view={view} />}
    </dialog>
  );
}

/** When it is left, the focus is where it was before. */
function useFocusReturn(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
}

/** Escape leaves it, wherever in it the focus is. */
function useEscape(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const stopped = new AbortController();
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current();
    };
    dialog.current?.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, [dialog]);
}
