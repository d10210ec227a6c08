// What can be done with one thing: its name and its actions, the likeliest first.
import { Search, X } from 'lucide-react';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react';
import type { Action } from '#contract/simulation/log.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { textIn, type Language } from '#contract/text-in.ts';
import type { ActionTarget, PossibleAction } from '#machines/room/possible-actions.ts';
import { Badge } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { isSameAction } from '../guide/fits-step.ts';
import { filled, roomTexts } from '../texts/room-texts.ts';
import styles from './room-player.module.css';

export interface MenuPlace {
  readonly target: ActionTarget;
  /** Where it was pointed at, in CSS pixels of the stage; absent when it was opened by a key. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

export interface TargetMenuProps {
  readonly title: string;
  readonly options: readonly PossibleAction[];
  readonly language: Language;
  /** TRAINING: why an option is not possible, with what is in the way; absent where that is not said. */
  readonly reasonOf: ((option: PossibleAction) => Trilingual | undefined) | undefined;
  readonly at: MenuPlace['at'];
  /** The action that a newcomer is led to: marked. */
  readonly wanted?: Action | undefined;
  /** Looks at it from near; absent for what has no inside. */
  readonly onLook?: (() => void) | undefined;
  readonly onChoose: (steps: readonly Action[]) => void;
  readonly onClose: () => void;
}

export function TargetMenu(props: TargetMenuProps): ReactElement {
  const { title, options, language, at, onClose } = props;
  const texts = roomTexts(language);
  const list = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  useEffect(() => {
    const [wantedOption, option, close] = ['[data-wanted]', '[data-option]', '[data-close]'].map((part) =>
      list.current?.querySelector<HTMLElement>(part),
    );
    (wantedOption ?? option ?? close)?.focus();
  }, [title]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown') moveFocus(list.current, 1);
    else if (event.key === 'ArrowUp') moveFocus(list.current, -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <dialog
      open
      ref={list}
      aria-label={`${title}. ${texts.actions}`}
      className={at ? styles.menuAt : styles.menu}
      style={at && placeWithin(at)}
    >
      <header className={styles.menuHead}>
        <h2>{title}</h2>
        <IconButton
          label={texts.close}
          icon={<X size={18} aria-hidden="true" />}
          data-close
          onClick={onClose}
          onKeyDown={onKeyDown}
        />
      </header>
      {props.onLook ? (
        <button
          type="button"
          className={styles.option}
          data-look
          onClick={props.onLook}
          onKeyDown={onKeyDown}
        >
          <Search size={16} aria-hidden="true" />
          <span>{texts.closeUp.look}</span>
        </button>
      ) : null}
      {options.length === 0 ? (
        <p className={styles.quiet}>{texts.noActions}</p>
      ) : (
        <Options {...props} onKeyDown={onKeyDown} />
      )}
    </dialog>
  );
}

/** Where it was pointed at, as far as the menu still fits into the stage there. */
function placeWithin({ x, y }: NonNullable<MenuPlace['at']>): CSSProperties {
  return {
    insetInlineStart: `clamp(12px, ${Math.round(x)}px, calc(100% - 292px))`,
    insetBlockStart: `clamp(12px, ${Math.round(y)}px, calc(100% - 260px))`,
  };
}

interface OptionsProps extends TargetMenuProps {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Options({ options, language, reasonOf, wanted, onChoose, onKeyDown }: OptionsProps): ReactElement {
  const texts = roomTexts(language);
  return (
    <ul className={styles.options}>
      {options.map((option) => {
        const isWanted = wanted !== undefined && isSameAction(option.action, wanted);
        const why = reasonOf?.(option);
        const reason = why && textIn(why, language);
        return (
          <li key={JSON.stringify(option.action)}>
            <button
              type="button"
              data-option
              data-wanted={isWanted || undefined}
              className={styles.option}
              onClick={() => onChoose(option.steps)}
              onKeyDown={onKeyDown}
            >
              <span>{textIn(option.text, language)}</span>
              {isWanted ? <Badge tone="amber">{texts.assist.wanted}</Badge> : null}
              {reason === undefined ? null : (
                <span className={styles.reason}>
                  {filled(texts.notPossible, { reason: reason.toLowerCase() })}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** When the menu is gone, the focus is where it was; where that is gone too, as a thing put away, at what is next to it. */
function useFocusReturn(): void {
  useEffect(() => {
    const trail: Element[] = [];
    for (let part = document.activeElement; part; part = part.parentElement) trail.push(part);
    return () => {
      if (document.activeElement !== document.body) return;
      for (const part of trail.filter(({ isConnected }) => isConnected)) {
        const next = part instanceof HTMLButtonElement ? part : part.querySelector('button');
        if (next) return next.focus();
      }
    };
  }, []);
}

function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const options = [...(list?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
  const index = options.findIndex((option) => option === document.activeElement);
  options.at((index + by + options.length) % Math.max(options.length, 1))?.focus();
}
