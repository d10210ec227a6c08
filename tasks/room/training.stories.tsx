// What TRAINING adds to the room, and the feedback after it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Action } from '#contract/simulation/log.ts';
import { roomKeySchema, type RoomKey } from '#contract/simulation/room-case.ts';
import { fiveFaults } from '#machines/room/builtin/cases/five-faults.ts';
import { playWith } from '#machines/room/builtin/cases/play-with.ts';
import { streetClothes } from '#machines/room/builtin/cases/street-clothes.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { CloseUp } from './closeup/close-up.tsx';
import type { CloseUpOf } from './closeup/close-up-of.ts';
import { GUIDE } from './guide/guide.ts';
import { RoomGame } from './play/room-game.ts';
import type { RoomPlayerProps } from './play/player-props.ts';
import { RoomPlayer } from './play/room-player.tsx';
import { RoomDebrief } from './report/room-debrief.tsx';

const way: readonly Action[] = [
  { code: 'A001', to: 'entrance' },
  { code: 'A008', item: 'bag-0', to: 'entrance-bench' },
  { code: 'A013', item: 'crocs-0', from: 'entrance-shoerack' },
];

/** Stories must not contain the key of a real case, so this is a short one of their own. */
const key: RoomKey = roomKeySchema.parse({
  caseId: streetClothes.id,
  revision: 1,
  hints: [{ ru: 'Смените обувь на скамье.', en: 'Change shoes on the bench.', ch: '在长凳上换鞋。' }],
  reference: {
    steps: [
      {
        id: 'enter',
        text: { ru: 'Войти во входную группу', en: 'Go into the entrance', ch: '进入入口区' },
        sources: [],
        match: [{ code: ['A001'], to: ['entrance'] }],
      },
      {
        id: 'take-crocs',
        text: { ru: 'Взять сменную обувь', en: 'Take change shoes', ch: '取换用鞋' },
        sources: [],
        match: [{ code: ['A013'], item: ['crocs-0'] }],
        after: ['enter'],
      },
    ],
    anyOf: [],
    forbidden: [],
    wrong: [],
    end: [],
    freeCodes: ['WALK'],
    passScore: 60,
    weights: {
      neutralExtra: 10,
      wrongExtra: 30,
      refusedTry: 10,
      missingStep: 100,
      missingCritical: 200,
      forbidden: 200,
      fitnessShare: 60,
      orderShare: 30,
      timeShare: 5,
      repeatsShare: 5,
    },
    maxNodes: 1000,
  },
  way,
});

const meta = { title: 'Tasks/Room in training', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A scene rendered in software is slow to start. */
const SCENE_WAIT = { timeout: 20_000 };
const nothing = (): void => undefined;
/** More than the short solution needs. */
const MAX_MOVES = 12;

function newGame({ play, seed } = streetClothes): RoomGame {
  return new RoomGame({
    taskId: 'task',
    ruleset,
    play,
    seed,
    codeVersion: roomSimulation.codeVersion,
    restart: 0,
    maxAttempts: 2,
    entries: [],
    onEvent: nothing,
    monotonicMs: () => performance.now(),
  });
}

function player(props: Partial<RoomPlayerProps> & Pick<RoomPlayerProps, 'game'>): ReactElement {
  return (
    <div style={{ height: '100vh' }}>
      <RoomPlayer
        language="ru"
        isReadOnly={false}
        saysReason
        bar={<h1>Вход в чистую зону</h1>}
        goal={streetClothes.goal.ru}
        trainingKey={key}
        guide={GUIDE}
        hintPenalty={0}
        guidance="OFFERED"
        {...props}
      />
    </div>
  );
}

async function sceneIsReady(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-scene="ready"]')).not.toBeNull(), SCENE_WAIT);
}

const ledGame = newGame();
const onEnd = fn();

/** Points at the thing, moves on when the step is done, and ends with the result. */
export const Led: Story = {
  render: () => player({ game: ledGame, guidance: 'LED', onEnd }),
  play: async ({ canvasElement, canvas }) => {
    await sceneIsReady(canvasElement);
    const guide = (): string | null | undefined =>
      canvasElement.querySelector('[data-guide]')?.getAttribute('data-guide');
    for (let moves = 0; guide() !== 'finished' && moves < MAX_MOVES; moves += 1) {
      await waitFor(() => expect(canvasElement.querySelector('[data-pointer]')).toBeVisible());
      const { happened } = ledGame.view();
      await userEvent.keyboard('g');
      await waitFor(() => expect(canvasElement.querySelector('[data-wanted]')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(ledGame.view().happened.length).toBeGreaterThan(happened.length));
    }
    await waitFor(() => expect(guide()).toBe('finished'));
    await userEvent.click(canvas.getByRole('button', { name: 'Посмотреть разбор' }));
    await expect(onEnd).toHaveBeenCalledOnce();
  },
};

const offeredGame = newGame();

/** A person who has not been guided before is asked once. */
export const Offered: Story = {
  render: () => player({ game: offeredGame }),
  beforeEach: () => localStorage.removeItem('room-guide'),
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сам разберусь' }));
    await expect(canvasElement.querySelector('[data-guide]')).toBeNull();
    await expect(localStorage.getItem('room-guide')).toBe('off');
  },
};

const faultyGame = newGame(fiveFaults);
const faultsKey: RoomKey = {
  ...key,
  caseId: fiveFaults.id,
  reference: {
    ...key.reference,
    end: [
      {
        id: 'mask',
        text: { ru: 'Маска закрывает нос', en: 'The mask covers the nose', ch: '口罩遮住鼻子' },
        sources: [],
        isCritical: false,
        failsAttempt: false,
        condition: { key: 'slot.face', is: ['correct'] },
      },
    ],
  },
};

/** A fault is not named before it is corrected. */
export const Faults: Story = {
  render: () => player({ game: faultyGame, trainingKey: faultsKey, huntsFaults: true }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-fault="hidden"]')).toHaveLength(1);
    await expect(canvasElement).not.toHaveTextContent('Маска закрывает нос');
    await expect(canvasElement).toHaveTextContent('При ходьбе');
    await expect(canvasElement).not.toHaveTextContent('Больше всего дают');
    faultyGame.tryAll([{ code: 'A012', item: 'masksM-0' }]);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-fault="right"]')).toHaveTextContent('Маска закрывает нос'),
    );
  },
};

const dressed = roomSimulation.start(
  ruleset,
  playWith({
    location: 'locker',
    openClosets: ['locker-closet-1'],
    hand: ['bag-0'],
    bag: ['apple-0', 'bottle-0', 'pen-0'],
    subject: [
      ['coat-0', 'locker-closet-1'],
      ['jeans-0', 'locker-closet-1'],
    ],
  }),
  1,
);

function near(of: CloseUpOf, state = dressed): Story {
  return {
    render: () => (
      <div style={{ position: 'relative', height: '100vh' }}>
        <CloseUp
          of={of}
          ruleset={ruleset}
          state={state}
          language="ru"
          saysReason
          onMenu={nothing}
          onFirst={nothing}
          onChoose={nothing}
          onClose={nothing}
        />
      </div>
    ),
  };
}

const mirror = ruleset.map.furniture.find(({ kind }) => kind === 'mirror')?.id ?? '';

export const Closet: Story = near({ kind: 'furniture', id: 'locker-closet-1' });
export const LockedCloset: Story = near({ kind: 'furniture', id: 'locker-closet-2' });
export const Bag: Story = near({ kind: 'bag' });
export const Mirror: Story = near(
  { kind: 'furniture', id: mirror },
  roomSimulation.start(ruleset, fiveFaults.play, fiveFaults.seed),
);

export const Debrief: Story = {
  render: () => (
    <div style={{ maxWidth: 900, padding: 24 }}>
      <RoomDebrief
        simulation={{
          simulation: 'ROOM',
          codeVersion: roomSimulation.codeVersion,
          caseId: streetClothes.id,
          caseRevision: 1,
          rulesetId: ruleset.id,
          rulesetRevision: ruleset.revision,
          seed: streetClothes.seed,
          ruleset,
          play: streetClothes.play,
        }}
        entries={planLog(ruleset, streetClothes.play, streetClothes.seed, way)}
        grade={null}
        reference={null}
        language="ru"
        onMoment={nothing}
      />
    </div>
  ),
};
