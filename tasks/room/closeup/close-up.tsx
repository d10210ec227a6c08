// A close-up over the scene: things where they lie, dashed places for held things, the mirror with the
// person.
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { textIn } from '#contract/languages.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './close-up.module.css';
import type { CloseUpProps } from './close-up-props.ts';
import { closeUpView } from './close-up-view.ts';
import { Inside } from './inside.tsx';
import { Mirror } from './mirror.tsx';

export function CloseUp(props: CloseUpProps): ReactElement | null {
  const { of, ruleset, state, language, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const name = of.kind === 'bag' ? of.kind : of.id;
  useFocusReturn();
  useEffect(() => dialog.current?.querySelector('button')?.focus(), [name]);
  useEffect(() => {
    // The focused thing was taken out or put in: keep the focus in the picture.
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

/** On closing, returns the focus to where it was. */
function useFocusReturn(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
}

/** Escape closes it, wherever in it the focus is. */
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
