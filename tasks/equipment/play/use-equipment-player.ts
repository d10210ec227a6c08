// What the player's parts share: the game's view, the open menu, and what pointer, keys and terminal do.
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '#contract/languages.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { ActionTarget } from '#machines/equipment/actions-for.ts';
import type { Point } from '#scenes/kit/projection.ts';
import type { BayScene } from '#scenes/equipment/bay-scene.ts';
import type { BayTarget } from '#scenes/equipment/bay-targets.ts';
import type { TerminalIntents } from '../terminal/terminal-intents.ts';
import type { EquipmentGame, EquipmentGameView } from './equipment-game.ts';
import { bayTargetOf, targetOfBay } from './target-of-bay.ts';
import { choiceAction, softKeyActions, typeAction, withWay } from './terminal-actions.ts';

export type Pane = 'bay' | 'terminal';

export interface MenuAt {
  readonly target: ActionTarget;
  /** In CSS pixels of the stage; absent when it was opened by a key or from a list. */
  readonly at?: Point | undefined;
}

export interface EquipmentModel {
  readonly view: EquipmentGameView;
  readonly pane: Pane;
  readonly setPane: (pane: Pane) => void;
  readonly menu: MenuAt | undefined;
  readonly openMenu: (target: ActionTarget, at?: Point) => void;
  readonly onBay: (target: BayTarget, at?: Point) => void;
  readonly closeMenu: () => void;
  /** Tries actions in order. */
  readonly act: (actions: readonly Action[]) => boolean;
  readonly terminal: TerminalIntents;
  readonly scene: BayScene | undefined;
  readonly onScene: (scene: BayScene | undefined) => void;
  /** What a learner who is led does next, and with what; the guide sets it. */
  readonly led: Led | undefined;
  readonly setLed: (led: Led | undefined) => void;
}

interface Led {
  readonly action: Action;
  readonly target: ActionTarget;
}

const TICK_MS = 200;
/** A page that slept does not wake up to hours gone by. */
const MAX_TICK_MS = 2000;
/** Held to the server's, time runs on in the background, and stands after this long without it. */
const MAX_SERVER_TICK_MS = 15_000;

export function useEquipmentPlayer(
  game: EquipmentGame,
  isReadOnly: boolean,
  language: Language,
  isServerTime: boolean,
): EquipmentModel {
  const view = useSyncExternalStore(game.subscribe, game.view);
  const [menu, setMenu] = useState<MenuAt>();
  const [scene, setScene] = useState<BayScene>();
  const [pane, setPane] = useState<Pane>('bay');
  const [led, setLed] = useState<Led>();
  useClock(game, isReadOnly, isServerTime);
  const act = (actions: readonly Action[]): boolean => !isReadOnly && game.tryAll(actions);
  const terminal = useTerminalIntents(game, act, language);
  const openMenu: EquipmentModel['openMenu'] = (target, at) => {
    const seen = bayTargetOf(game.ruleset, game.view().state, target);
    setMenu({ target, at: at ?? (seen && scene?.placeOfTarget(seen)) });
  };
  return {
    view,
    pane,
    setPane,
    menu,
    openMenu,
    onBay: (seen, at) => {
      const target = targetOfBay(game.ruleset, game.view().state, seen);
      if (target) openMenu(target, at);
    },
    closeMenu: () => setMenu(undefined),
    act: (actions) => {
      setMenu(undefined);
      if (actions.at(-1)?.to === 'terminal') setPane('terminal');
      return act(actions);
    },
    terminal,
    scene,
    onScene: setScene,
    led,
    setLed,
  };
}

function useClock(game: EquipmentGame, isReadOnly: boolean, isServerTime: boolean): void {
  useEffect(() => {
    if (isReadOnly) return undefined;
    let before = performance.now();
    const ticking = setInterval(() => {
      const now = performance.now();
      game.pass(Math.min(isServerTime ? MAX_SERVER_TICK_MS : MAX_TICK_MS, now - before));
      before = now;
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, [game, isReadOnly, isServerTime]);
}

type Act = (actions: readonly Action[]) => boolean;

function useTerminalIntents(game: EquipmentGame, act: Act, language: Language): TerminalIntents {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const pressed = useRef<readonly string[]>([]);
  return useMemo(() => {
    const state = () => game.view().state;
    const run = (actions: readonly Action[]): void => {
      latest.current(withWay(game.ruleset, state(), actions));
    };
    return {
      onSoftKey: (key) => run(softKeyActions(game.ruleset, state(), key)),
      onScreen: (screen) => run([{ code: 'SCREEN', to: screen }]),
      onChoose: (choice) => run([choiceAction(choice)]),
      onField: () => undefined,
      onType: (field, text) => {
        run([typeAction(field, text, pressed.current)]);
        pressed.current = [];
      },
      onPress: ({ key }) => {
        pressed.current = [...pressed.current, key];
      },
      onKeyboard: (isOpen) =>
        run([isOpen ? { code: 'KEYBOARD', params: { layout: layoutFor(language) } } : { code: 'KEYBOARD' }]),
    };
  }, [game, language]);
}

const layoutFor = (language: Language): string => (language === 'ru' ? 'ru' : 'en');
