// What the player's parts share: the game's view, the open menu, and the acts of pointer and keys.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Action } from '#contract/simulation/log.ts';
import { possibleActions, type ActionTarget } from '#machines/room/possible-actions.ts';
import type { RoomScene } from '#scenes/room/room-scene.ts';
import type { RoomIntents, SceneTarget } from '#scenes/room/targets.ts';
import { tileInDirection, type ArrowKey } from '#scenes/room/tile-direction.ts';
import type { CloseUpOf } from '../closeup/close-up-of.ts';
import { drop } from './drop-actions.ts';
import type { GameView, RoomGame } from './room-game.ts';
import type { MenuPlace } from './target-menu.tsx';
import { walkTo } from './walk-actions.ts';

export interface RoomPlayerModel {
  readonly view: GameView;
  readonly menu: MenuPlace | undefined;
  readonly intents: RoomIntents;
  readonly openMenu: (target: ActionTarget, at?: MenuPlace['at']) => void;
  readonly closeMenu: () => void;
  readonly closeUp: CloseUpOf | undefined;
  /** Looks at a place from near; undefined leaves it. */
  readonly look: (of: CloseUpOf | undefined) => void;
  readonly choose: (steps: readonly Action[]) => void;
  readonly first: (target: ActionTarget) => void;
  readonly arrow: (key: ArrowKey) => void;
  readonly scene: RoomScene | undefined;
  readonly onScene: (scene: RoomScene | undefined) => void;
}

export function useRoomPlayer(game: RoomGame, isReadOnly: boolean): RoomPlayerModel {
  const view = useSyncExternalStore(game.subscribe, game.view);
  const [menu, setMenu] = useState<MenuPlace>();
  const [closeUp, setCloseUp] = useState<CloseUpOf>();
  const [scene, setScene] = useState<RoomScene>();
  useEveryState(game, scene);

  const tryAll = (steps: readonly Action[]): boolean => !isReadOnly && game.tryAll(steps);
  const state = () => game.view().state;
  const openMenu: RoomPlayerModel['openMenu'] = (target, at) => {
    const shown = sceneTarget(target);
    setMenu({ target, at: at ?? (shown && scene?.placeOfTarget(shown)) });
  };
  return {
    view,
    menu,
    scene,
    onScene: setScene,
    openMenu,
    closeMenu: () => setMenu(undefined),
    closeUp,
    look: (of) => {
      setMenu(undefined);
      setCloseUp(of);
    },
    choose: (steps) => {
      setMenu(undefined);
      tryAll(steps);
    },
    first: (target) => {
      const [likeliest] = possibleActions(game.ruleset, state(), target);
      if (likeliest) tryAll(likeliest.steps);
    },
    arrow: (key) => {
      const next = tileInDirection(game.ruleset.map, state().person, key);
      if (next) tryAll(walkTo(game.ruleset, state(), next.tile, next.location));
    },
    intents: {
      onWalk: (tile, location) => {
        setMenu(undefined);
        tryAll(walkTo(game.ruleset, state(), tile, location));
      },
      onThing: (target, at) => openMenu(actionTarget(target), at),
      onDrop: (subjectId, place) => drop({ ruleset: game.ruleset, state, tryAll }, subjectId, place),
    },
  };
}

/** The scene is shown each state of a chain of actions, not its end alone. */
function useEveryState(game: RoomGame, scene: RoomScene | undefined): void {
  const shown = useRef(0);
  useEffect(() => {
    shown.current = game.view().happened.length;
    return game.subscribe(() => {
      const { happened } = game.view();
      for (const { outcome } of happened.slice(shown.current)) scene?.show(outcome.state);
      shown.current = happened.length;
    });
  }, [game, scene]);
}

function actionTarget(target: SceneTarget): ActionTarget {
  return target.kind === 'subject' ? { kind: 'item', id: target.id } : target;
}

/** The thing of the scene that a menu is about; undefined for what is not to be seen there. */
export function sceneTarget(target: ActionTarget | undefined): SceneTarget | undefined {
  switch (target?.kind) {
    case 'item':
      return { kind: 'subject', id: target.id };
    case 'furniture':
    case 'door':
      return { kind: target.kind, id: target.id };
    case 'person':
      return { kind: 'person' };
    default:
      return undefined;
  }
}
