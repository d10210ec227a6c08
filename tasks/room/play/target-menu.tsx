// What can be done with one thing: its name and its actions, the likeliest first.
import { Search, X } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { filled, lowerFirst, PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { ActionTarget, PossibleAction } from '#machines/room/possible-actions.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { ColouredPicture, type PictureOf } from '#src/ui/data/coloured-picture.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { answerMenuKey } from '../../simulation/play/menu-keys.ts';
import { isSameAction } from '../../simulation/guide/same-action.ts';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './room-player.module.css';

/** From the middle of a thing to its menu, and from the menu to the stage's edge. */
const BESIDE_PX = 56;
const EDGE_PX = 12;

/** What one is or has already is no choice; the log would only keep a refused try. */
const NEEDLESS: ReadonlySet<string> = new Set(['alreadyThere', 'alreadySitting']);

export interface MenuPlace {
  readonly target: ActionTarget;
  /** Where it was pointed at, in CSS pixels of the stage; absent when it was opened by a key. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

interface TargetMenuProps {
  readonly title: string;
  readonly options: readonly PossibleAction[];
  readonly language: Language;
  /** TRAINING: why an option is not possible, with what is in the way; absent where that is not said. */
  readonly reasonOf: ((option: PossibleAction) => Trilingual | undefined) | undefined;
  readonly at: MenuPlace['at'];
  /** The action that a newcomer is led to: marked. */
  readonly wanted?: Action | undefined;
  /** The picture of what an action is done with, where the menu is about several things. */
  readonly iconOf?: ((action: Action) => PictureOf | undefined) | undefined;
  /** Looks at it from near; absent for what has no inside. */
  readonly onLook?: (() => void) | undefined;
  readonly onChoose: (steps: readonly Action[]) => void;
  readonly onClose: () => void;
}

export function TargetMenu(props: TargetMenuProps): ReactElement {
  const { title, language, at, onClose } = props;
  const options = props.options.filter(({ reason }) => reason === undefined || !NEEDLESS.has(reason));
  const texts = roomTexts(language);
  const list = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  usePlaceBeside(list, at);
  useEffect(() => {
    const [wantedOption, option, close] = ['[data-wanted]', '[data-option]', '[data-close]'].map((part) =>
      list.current?.querySelector<HTMLElement>(part),
    );
    (wantedOption ?? option ?? close)?.focus();
  }, [title]);
  const onKeyDown = (event: KeyboardEvent): void => answerMenuKey(event, list.current, onClose);
  return (
    <dialog
      open
      ref={list}
      aria-label={`${title}${PUNCTUATION[language].stop}${texts.actions}`}
      className={at ? styles.menuAt : styles.menu}
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
        <Options {...props} options={options} onKeyDown={onKeyDown} />
      )}
    </dialog>
  );
}

function usePlaceBeside(menu: RefObject<HTMLElement | null>, at: MenuPlace['at']): void {
  useLayoutEffect(() => {
    if (menu.current && at) placeBeside(menu.current, at);
  });
}

/** Beside the thing, not over it, as far as the stage has room; on a narrow page the style sheet places it. */
function placeBeside(menu: HTMLElement, at: NonNullable<MenuPlace['at']>): void {
  const { offsetParent: stage, offsetWidth: width, offsetHeight: height, style } = menu;
  if (!stage) return;
  const isRoomAfter = at.x + BESIDE_PX + width + EDGE_PX <= stage.clientWidth;
  const start = isRoomAfter ? at.x + BESIDE_PX : at.x - BESIDE_PX - width;
  const lowest = Math.max(EDGE_PX, stage.clientHeight - height - EDGE_PX);
  style.insetInlineStart = `${Math.max(EDGE_PX, Math.round(start))}px`;
  style.insetBlockStart = `${Math.min(Math.max(EDGE_PX, Math.round(at.y)), lowest)}px`;
}

interface OptionsProps extends TargetMenuProps {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Options(props: OptionsProps): ReactElement {
  const { options, language, reasonOf, iconOf, wanted, onChoose, onKeyDown } = props;
  const texts = roomTexts(language);
  return (
    <ul className={styles.options}>
      {options.map((option) => {
        const isWanted = wanted !== undefined && isSameAction(option.action, wanted);
        const why = reasonOf?.(option);
        const reason = why && textIn(why, language);
        const icon = iconOf?.(option.action);
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
              {icon === undefined ? null : (
                <ColouredPicture picture={icon} width={28} height={28} className={styles.icon} />
              )}
              <span className={styles.thingText}>{textIn(option.text, language)}</span>
              {isWanted ? <Badge tone="amber">{texts.assist.wanted}</Badge> : null}
              {reason === undefined ? null : (
                <span className={styles.reason}>
                  {filled(texts.notPossible, { reason: lowerFirst(reason) })}
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
  const trail = useRef<readonly Element[]>(undefined);
  useEffect(() => {
    trail.current ??= focusTrail();
    return () => {
      if (document.activeElement !== document.body) return;
      for (const part of (trail.current ?? []).filter(({ isConnected }) => isConnected)) {
        if (part instanceof HTMLElement && part.tabIndex === -1 && part.hasAttribute('tabindex'))
          return part.focus();
        const next = part instanceof HTMLButtonElement ? part : part.querySelector('button');
        if (next?.checkVisibility()) return next.focus();
      }
    };
  }, []);
}

/** What has the focus, and all that it lies in. */
function focusTrail(): readonly Element[] {
  const trail: Element[] = [];
  for (let part = document.activeElement; part; part = part.parentElement) trail.push(part);
  return trail;
}
