// The operator terminal of a coater/developer track, operated by function keys and typing.
import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { CSSProperties, ReactElement, RefObject } from 'react';
import type { Language } from '#contract/languages.ts';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import type { OnScreenKeyboardProps } from '../keyboard/on-screen-keyboard.tsx';
import { AlarmLine, TerminalHeader } from './terminal-header.tsx';
import { longestWord, softKeyOf, SOFT_KEYS } from './soft-keys.ts';
import { ScreenBody } from './screen-body.tsx';
import { TerminalField } from './terminal-field.tsx';
import type { TerminalIntents } from './terminal-intents.ts';
import type { TerminalView } from './terminal-view.ts';
import { terminalTexts } from './texts/terminal-texts.ts';
import type { TerminalTexts } from './texts/ru.ts';
import styles from './terminal.module.css';

const OnScreenKeyboard = lazy(async () => ({
  default: (await import('../keyboard/on-screen-keyboard.tsx')).OnScreenKeyboard,
}));

/** For mouse and touch: loaded when first shown. */
function LateKeyboard(props: OnScreenKeyboardProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <OnScreenKeyboard {...props} />
    </Suspense>
  );
}

interface TerminalProps {
  readonly view: TerminalView;
  readonly language: Language;
  readonly intents: TerminalIntents;
  /** The real function keys belong to the terminal while it is visible and nothing covers it. */
  readonly hasKeys: boolean;
}

export function Terminal({ view, language, intents, hasKeys }: TerminalProps): ReactElement {
  const root = useRef<HTMLElement>(null);
  const texts = terminalTexts(language);
  useSoftKeys(root, hasKeys, intents.onSoftKey);
  const first = view.fields.find(({ isChosen }) => isChosen) ?? view.fields[0];
  return (
    <section
      ref={root}
      className={styles.terminal}
      data-terminal={view.screen}
      aria-label={texts.terminal}
      tabIndex={-1}
    >
      <TerminalHeader view={view} texts={texts} />
      <AlarmLine view={view} texts={texts} onOpen={() => intents.onScreen('ALARMS')} />
      <div className={styles.body} key={view.screen}>
        <div className={styles.titleLine}>
          <h2 className={styles.title}>{view.title}</h2>
          {view.fields.length > 0 ? (
            <button
              type="button"
              className={styles.keyboardButton}
              aria-pressed={view.isKeyboardOpen}
              aria-label={texts.showKeyboard}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => intents.onKeyboard(!view.isKeyboardOpen)}
            >
              <Keyboard size={18} aria-hidden="true" />
            </button>
          ) : null}
        </div>
        {view.fields.length > 0 ? (
          <div className={styles.fields}>
            {view.fields.map((field) => (
              <TerminalField
                key={field.id}
                field={field}
                isFirst={hasKeys && field === first && view.screen !== 'RECIPES'}
                isKeyboardOpen={view.isKeyboardOpen}
                onField={intents.onField}
                onType={intents.onType}
                onLast={view.screen === 'LOGIN' ? () => intents.onSoftKey('F1') : undefined}
              />
            ))}
          </div>
        ) : null}
        <ScreenBody body={view.body} texts={texts} intents={intents} />
      </div>
      {view.isKeyboardOpen && view.fields.length > 0 ? (
        <LateKeyboard
          language={language}
          first={first?.layout ?? 'en'}
          onPress={intents.onPress}
          onHide={() => intents.onKeyboard(false)}
        />
      ) : null}
      <SoftKeyRow view={view} texts={texts} onSoftKey={intents.onSoftKey} />
    </section>
  );
}

interface SoftKeyRowProps extends Pick<TerminalIntents, 'onSoftKey'> {
  readonly view: TerminalView;
  readonly texts: TerminalTexts;
}

function SoftKeyRow({ view, texts, onSoftKey }: SoftKeyRowProps): ReactElement {
  return (
    <div className={styles.softKeys} role="toolbar" aria-label={texts.softKeys}>
      {SOFT_KEYS.map((name) => {
        const row = view.softKeys.find(({ key }) => key === name);
        if (!row) return <span key={name} className={styles.softKey} data-blank aria-hidden="true" />;
        return (
          <button
            key={name}
            type="button"
            data-soft={name}
            className={joinClasses(styles.softKey, row.isWithheld && styles.withheld)}
            aria-current={row.isHere ? 'page' : undefined}
            aria-keyshortcuts={name}
            aria-label={
              row.isWithheld
                ? `${name} ${row.text}${texts.marks.comma}${texts.withheld}`
                : `${name} ${row.text}`
            }
            onClick={() => onSoftKey(name)}
          >
            <kbd>{name}</kbd> <span style={wordStyle(row.text)}>{row.text}</span>
          </button>
        );
      })}
    </div>
  );
}

const wordStyle = (text: string): CSSProperties => ({ ['--letters' as string]: longestWord(text) });

/** F1 to F8, and digits on the main menu. The focused field is left first, so that its text counts. */
function useSoftKeys(
  root: RefObject<HTMLElement | null>,
  hasKeys: boolean,
  onSoftKey: TerminalIntents['onSoftKey'],
): void {
  const latest = useRef(onSoftKey);
  useEffect(() => {
    latest.current = onSoftKey;
  });
  useEffect(() => {
    if (!hasKeys) return undefined;
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!root.current || root.current.closest('[inert], [aria-hidden="true"]')) return;
      const key = softKeyOf(event);
      if (!key) return pressDigit(root.current, event);
      event.preventDefault();
      leaveField();
      latest.current(key);
    };
    document.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, [root, hasKeys]);
}

function pressDigit(root: HTMLElement, { key, target }: KeyboardEvent): void {
  const isOurs = target === document.body || (target instanceof Node && root.contains(target));
  const isTyping = target instanceof HTMLInputElement && target.type !== 'radio';
  if (!isOurs || isTyping || !/^[1-9]$/u.test(key)) return;
  root.querySelector<HTMLElement>(`[data-digit="${key}"]`)?.click();
}

/** Blurring makes a field save its text; it gets the focus back at once. */
function leaveField(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.dataset['field'] === undefined) return;
  field.blur();
  field.focus({ preventScroll: true });
}
