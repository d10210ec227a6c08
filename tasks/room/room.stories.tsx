import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { AttemptTask, Replay } from '#contract/entities/attempt.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { RoomAnswerScreen } from './answer-screen.tsx';
import { RoomReplayScreen } from './replay-screen.tsx';

const [roomCase] = BUILTIN_ROOM_CASES;
if (!roomCase) throw new Error('There is no built-in case');

const simulation = {
  simulation: 'ROOM',
  codeVersion: 1,
  caseId: roomCase.id,
  caseRevision: roomCase.revision,
  rulesetId: builtinRoomRuleset.id,
  rulesetRevision: builtinRoomRuleset.revision,
  seed: roomCase.seed,
  ruleset: builtinRoomRuleset,
  play: roomCase.play,
} as const;

const task: AttemptTask = {
  id: 'task',
  order: 0,
  taskType: 'ROOM',
  question: { content: roomCase.goal, filesId: [] },
  answers: [],
  fileDocumentIds: [],
  maxScore: 100,
  maxAttempts: 1,
  hintPenalty: 0,
  hasHint: false,
  params: {},
  simulation,
  saved: { answer: null, attemptsUsed: 0, hintTaken: false, restart: 0, entries: [] },
};

const replay: Replay = {
  completedWorkId: 'attempt',
  taskId: 'task',
  simulation,
  entries: [
    ...planLog(builtinRoomRuleset, roomCase.play, roomCase.seed, [
      { code: 'A001', to: 'entrance' },
      { code: 'A003', to: 'entrance-bench' },
    ]),
  ],
  finalHash: '',
  invalid: null,
  grade: null,
  reference: null,
  user: { id: 'student', fullName: 'Иванова Мария Сергеевна', group: null },
  startedAt: '2026-03-01T08:00:00.000Z',
};

const meta = {
  title: 'Tasks/Room',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onEvent = fn();
/** A scene rendered in software is slow to start. */
const SCENE_WAIT = { timeout: 20_000 };

export const Answering: Story = {
  render: () => (
    <div style={{ height: '100vh' }}>
      <RoomAnswerScreen
        task={task}
        mode="TRAINING"
        language="ru"
        isReadOnly={false}
        onEvent={onEvent}
        elapsedMs={() => 0}
        bar={<h1>Вход в чистую зону</h1>}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    onEvent.mockClear();
    const scene = await waitFor(() => {
      const ready = canvasElement.querySelector('[data-scene="ready"]');
      if (!ready) throw new Error('The scene is not there yet');
      return ready;
    }, SCENE_WAIT);
    await expect(scene).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(onEvent).toHaveBeenCalledOnce(), SCENE_WAIT);
  },
};

export const Replaying: Story = {
  render: () => <RoomReplayScreen replay={replay} language="ru" startAtMs={0} onClose={() => undefined} />,
  play: async ({ canvas, canvasElement }) => {
    const forward = canvas.getByRole('button', { name: 'Следующее действие' });
    await userEvent.click(forward);
    await expect(canvasElement.querySelector('[data-moment="2"]')).not.toBeNull();
  },
};
