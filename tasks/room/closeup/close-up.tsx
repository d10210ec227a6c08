// A place from near over the scene: things where they lie, dashed places for what is held, the mirror with the person.
import { X } from 'lucide-react';
import {
  useEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { textIn, type Language } from '#contract/text-in.ts';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import type { RoomState } from '#machines/room/state.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { itemIcon } from '../play/item-icon.ts';
import { filled, roomTexts } from '../texts/room-texts.ts';
import styles from './close-up.module.css';
import { closeUpView, type CloseUpBox, type CloseUpOf, type CloseUpView } from './close-up-view.ts';
import { Mirror } from './mirror.tsx';

export interface CloseUpProps {
  readonly of: CloseUpOf;
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly language: Language;
  /** TRAINING: the mirror says what is not right. */
  readonly saysReason: boolean;
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
    <dialog open ref={dialog} aria-label={title} className={styles.closeUp} data-close-up={name}>
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

interface InsideProps extends CloseUpProps {
  readonly view: CloseUpView;
}

function Inside(props: InsideProps): ReactElement {
  const { view, language } = props;
  const texts = roomTexts(language).closeUp;
  if (view.isLocked) return <Locked {...props} />;
  const isEmpty = view.things.length === 0;
  return (
    <>
      <div className={`${styles.picture} ${styles[view.picture] ?? ''}`}>
        <Things {...props} />
        <Places {...props} />
      </div>
      {isEmpty ? <p className={styles.quiet}>{texts.empty}</p> : null}
    </>
  );
}

/** Enter does the first thing, as in the panels; a tap opens the list. */
function Things({ view, language, onMenu, onFirst }: InsideProps): ReactElement {
  return (
    <>
      {view.things.map(({ subject, item, box }) => {
        const target = { kind: 'item', id: subject.id } as const;
        const onKeyDown = (event: KeyboardEvent): void => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onFirst(target);
        };
        const name = textIn(item.text, language);
        return (
          <button
            key={subject.id}
            type="button"
            className={styles.thing}
            style={styleOf(box)}
            aria-label={name}
            title={name}
            onClick={() => onMenu(target)}
            onKeyDown={onKeyDown}
          >
            <Picture icon={itemIcon(item)} name={name} />
          </button>
        );
      })}
    </>
  );
}

function Places({ view, language, onChoose }: InsideProps): ReactElement {
  const texts = roomTexts(language).closeUp;
  return (
    <>
      {view.places.map(({ subject, item, box, option }) => {
        const name = filled(texts.put, { item: textIn(item.text, language) });
        return (
          <button
            key={`${subject.id}-${option.action.to ?? ''}`}
            type="button"
            className={styles.place}
            style={styleOf(box)}
            aria-label={name}
            title={name}
            onClick={() => onChoose(option.steps)}
          >
            <Picture icon={itemIcon(item)} name={name} />
          </button>
        );
      })}
    </>
  );
}

function Picture({ icon, name }: { readonly icon: string | undefined; readonly name: string }): ReactElement {
  return icon === undefined ? <span aria-hidden="true">{name}</span> : <img src={icon} alt="" />;
}

function Locked({ of, language, onMenu }: InsideProps): ReactElement {
  const texts = roomTexts(language);
  return (
    <div className={styles.picture}>
      <div className={styles.locked}>
        <p>{texts.closeUp.locked}</p>
        {of.kind === 'furniture' ? (
          <Button text={texts.actions} onClick={() => onMenu({ kind: 'furniture', id: of.id })} />
        ) : null}
      </div>
    </div>
  );
}

function styleOf({ left, top, width, heightToWidth }: CloseUpBox): CSSProperties {
  return {
    insetInlineStart: `${left}%`,
    insetBlockStart: `${top}%`,
    width: `${width}%`,
    maxHeight: `${100 - top}%`,
    aspectRatio: `${1 / heightToWidth}`,
  };
}
