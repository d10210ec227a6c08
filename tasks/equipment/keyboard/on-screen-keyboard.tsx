// The terminal's on-screen keyboard for mouse and touch; pressing a real key highlights the matching key.
import { ArrowBigUp, ArrowLeft, ArrowRight, CornerDownLeft, Delete, Keyboard, X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { keyboardTexts, LAYOUT_MARKS } from './keyboard-texts.ts';
import type { KeyboardTexts } from './keyboard-texts.ts';
import { LAYOUT_NAMES, LAYOUTS, nextLayout, textOf } from './layouts.ts';
import type { KeyAct, KeyboardKey } from './layouts.ts';
import type { KeyboardLayout as LayoutName } from '#contract/simulation/equipment-kinds.ts';
import { useKeyboard } from './use-keyboard.ts';
import type { ButtonPress } from './button-press.ts';
import type { KeyboardModel } from './use-keyboard.ts';
import styles from './on-screen-keyboard.module.css';

export interface OnScreenKeyboardProps {
  readonly language: Language;
  readonly first: LayoutName;
  readonly onPress: (press: ButtonPress) => void;
  readonly onHide?: (() => void) | undefined;
}

export function OnScreenKeyboard({ language, first, onPress, onHide }: OnScreenKeyboardProps): ReactElement {
  const model = useKeyboard(first, onPress);
  const texts = keyboardTexts(language);
  return (
    <section
      className={styles.keyboard}
      aria-label={texts.title}
      data-layout={model.state.layout}
      onPointerDown={(event) => event.preventDefault()}
    >
      <fieldset className={styles.tabs} aria-label={texts.layouts}>
        {LAYOUT_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            tabIndex={-1}
            aria-label={`${LAYOUT_MARKS[name]}, ${texts.names[name]}`}
            aria-pressed={name === model.state.layout}
            className={styles.tab}
            onClick={() => model.show(name)}
          >
            {LAYOUT_MARKS[name]}
          </button>
        ))}
        <span className={styles.name}>{texts.names[model.state.layout]}</span>
        {onHide ? (
          <button type="button" tabIndex={-1} aria-label={texts.hide} className={styles.tab} onClick={onHide}>
            <X size={16} aria-hidden="true" />
          </button>
        ) : null}
      </fieldset>
      {LAYOUTS[model.state.layout].map((row) => (
        <div key={row[0]?.id} className={styles.row}>
          {row.map((key) => (
            <KeyCap key={key.id} cap={key} model={model} texts={texts} />
          ))}
        </div>
      ))}
    </section>
  );
}

interface KeyCapProps {
  readonly cap: KeyboardKey;
  readonly model: KeyboardModel;
  readonly texts: KeyboardTexts;
}

function KeyCap({ cap, model, texts }: KeyCapProps): ReactElement {
  const { state, lit, press } = model;
  const isHeld = cap.act === 'shift' && state.shift !== 'off';
  const kind = cap.act === 'type' ? (cap.isHex ? styles.hex : undefined) : styles.act;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-key={cap.id}
      data-lit={lit === cap.id || undefined}
      data-lock={(cap.act === 'shift' && state.shift === 'locked') || undefined}
      aria-label={cap.act === 'type' ? undefined : spokenAct(cap.act, state.layout, texts)}
      aria-pressed={cap.act === 'shift' ? isHeld : undefined}
      className={joinClasses(styles.key, kind)}
      style={{ gridColumn: `span ${cap.units}` }}
      onClick={() => press(cap)}
    >
      {cap.act === 'type' ? textOf(cap, state.shift !== 'off') : actMark(cap.act, state.layout)}
    </button>
  );
}

/** The accessible name of a key includes what it shows. */
function spokenAct(act: Exclude<KeyAct, 'type'>, layout: LayoutName, texts: KeyboardTexts): string {
  const mark = { layout: LAYOUT_MARKS[nextLayout(layout)], clear: 'CLR' }[String(act)];
  return mark === undefined ? texts.acts[act] : `${mark}, ${texts.acts[act]}`;
}

function actMark(act: Exclude<KeyAct, 'type'>, layout: LayoutName): ReactElement | string {
  switch (act) {
    case 'shift':
      return <ArrowBigUp size={18} aria-hidden="true" />;
    case 'backspace':
      return <Delete size={18} aria-hidden="true" />;
    case 'enter':
      return <CornerDownLeft size={18} aria-hidden="true" />;
    case 'left':
      return <ArrowLeft size={18} aria-hidden="true" />;
    case 'right':
      return <ArrowRight size={18} aria-hidden="true" />;
    case 'clear':
      return 'CLR';
    case 'space':
      return <span className={styles.bar} aria-hidden="true" />;
    case 'layout':
      return (
        <span className={styles.switch} aria-hidden="true">
          <Keyboard size={13} />
          {LAYOUT_MARKS[nextLayout(layout)]}
        </span>
      );
  }
}
