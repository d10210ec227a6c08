// What can be done with a thing of the bay: its name and its actions, the possible ones first.
import { X } from 'lucide-react';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react';
import { filled, PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { PossibleAction } from '#machines/equipment/possible-actions.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import type { answerMenuKey } from '../../simulation/play/menu-keys.ts';
import { playTexts } from './texts/play-texts.ts';
import type { MenuAt } from './use-equipment-player.ts';
import styles from './equipment-player.module.css';

interface ThingMenuProps {
  readonly title: string;
  readonly options: readonly PossibleAction[];
  readonly language: Language;
  readonly saysReason: boolean;
  /** Whether a learner who is led does it next. */
  readonly isWanted?: (action: Action) => boolean;
  readonly at: MenuAt['at'];
  readonly onChoose: (steps: readonly Action[]) => void;
  readonly onClose: () => void;
  /** Given by the pane, which is there from the start: alone it would stand in the room’s file. */
  readonly answerKey: typeof answerMenuKey;
}

export function ThingMenu(props: ThingMenuProps): ReactElement {
  const { title, options, language, saysReason, isWanted, at, onChoose, onClose, answerKey } = props;
  const texts = playTexts(language);
  const list = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const within = (what: string): HTMLElement | null | undefined => list.current?.querySelector(what);
    (within('[data-wanted]') ?? within('[data-option]') ?? within('[data-close]'))?.focus();
  }, [title]);
  const onKeyDown = (event: KeyboardEvent): void => answerKey(event, list.current, onClose);
  return (
    <dialog
      open
      ref={list}
      className={styles.menu}
      data-free={at === undefined || undefined}
      style={at && placeWithin(at)}
      aria-label={`${title}${PUNCTUATION[language].stop}${texts.actions}`}
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
      {options.length === 0 ? <p className={styles.quiet}>{texts.noActions}</p> : null}
      <ul className={styles.options}>
        {options.map(({ action, steps, text, why }) => (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              data-option
              data-wanted={isWanted?.(action) || undefined}
              className={styles.option}
              onClick={() => onChoose(steps)}
              onKeyDown={onKeyDown}
            >
              <span>{textIn(text, language)}</span>
              {saysReason && why ? (
                <span className={styles.reason}>
                  {filled(texts.notPossible, { reason: textIn(why, language).toLowerCase() })}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** Where it was pointed at, as far as the menu still fits there. */
function placeWithin({ x, y }: NonNullable<MenuAt['at']>): CSSProperties {
  return {
    insetInlineStart: `clamp(12px, ${Math.round(x)}px, calc(100% - 292px))`,
    insetBlockStart: `clamp(12px, ${Math.round(y)}px, calc(100% - 300px))`,
  };
}
