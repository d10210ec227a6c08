// Connects the keyboard: its keys type into the focused field, real keys highlight theirs.
import { useEffect, useRef, useState } from 'react';
import type { ButtonPress } from './button-press.ts';
import { findRealKey, pressKey } from './keyboard-state.ts';
import type { Edit, KeyboardState } from './keyboard-state.ts';
import type { KeyboardKey } from './layouts.ts';
import type { KeyboardLayout as LayoutName } from '#contract/simulation/equipment-kinds.ts';
import { isTextField, typeIntoField } from './type-into-field.ts';
import type { TextField } from './type-into-field.ts';

export interface KeyboardModel {
  readonly state: KeyboardState;
  /** The key held down on the real keyboard. */
  readonly lit: string | undefined;
  readonly press: (key: KeyboardKey) => void;
  readonly show: (layout: LayoutName) => void;
}

/** Reports every press on either keyboard; `first` is the initial layout. */
export function useKeyboard(first: LayoutName, onPress: (press: ButtonPress) => void): KeyboardModel {
  const [state, setState] = useState<KeyboardState>({ layout: first, shift: 'off' });
  const [lit, setLit] = useState<string>();
  const field = useLastField();
  const latest = useRef({ state, onPress });
  useEffect(() => {
    latest.current = { state, onPress };
  });
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.isTrusted || event.ctrlKey || event.altKey || event.metaKey || !isTextField(event.target))
        return;
      const found = findRealKey(event.key, latest.current.state.layout);
      if (!found) return;
      const { layout, key } = found;
      setState((old) => (old.layout === layout ? old : { layout, shift: 'off' }));
      setLit(key.id);
      if (!event.repeat) latest.current.onPress({ layout, key: key.id });
    };
    const release = (): void => setLit(undefined);
    document.addEventListener('keydown', onKeyDown, { signal, capture: true });
    document.addEventListener('keyup', release, { signal, capture: true });
    globalThis.addEventListener('blur', release, { signal });
    return () => stopped.abort();
  }, []);
  const type = (edit: Edit): void => {
    const target = field.current;
    if (!target?.isConnected) return;
    target.focus({ preventScroll: true });
    typeIntoField(target, edit);
  };
  return {
    state,
    lit,
    press: (key) => {
      const pressed = pressKey(state, key);
      setState(pressed.state);
      onPress({ layout: state.layout, key: key.id });
      if (pressed.edit) type(pressed.edit);
    },
    show: (layout) => setState({ layout, shift: 'off' }),
  };
}

/** The field that has the focus, or had it last. */
function useLastField(): { readonly current: TextField | undefined } {
  const field = useRef<TextField | undefined>(undefined);
  useEffect(() => {
    const stopped = new AbortController();
    if (isTextField(document.activeElement)) field.current = document.activeElement;
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (isTextField(target)) field.current = target;
      },
      { signal: stopped.signal },
    );
    return () => stopped.abort();
  }, []);
  return field;
}
