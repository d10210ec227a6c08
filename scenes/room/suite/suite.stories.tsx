import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { WHOLE_SUITE_MAP } from '#machines/room/builtin/whole-suite.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { RoomStage } from '../room-stage.tsx';

const ruleset = { ...builtinRoomRuleset, map: WHOLE_SUITE_MAP };
const [manCase, girlCase] = BUILTIN_ROOM_CASES;
const ROOMS = WHOLE_SUITE_MAP.locations.map(({ id }) => id);

/** Where single-use items and clean clothes of the farther rooms lie. */
const ISSUED: Readonly<Record<string, readonly string[]>> = {
  'separate-rack': [
    'hat-0',
    'napkin-0',
    'alcoholLiquid-0',
    'glovesS-0',
    'glovesM-0',
    'glovesL-0',
    'glovesXL-0',
    'masksS-0',
    'masksM-0',
    'masksL-0',
    'masksXL-0',
  ],
  'separate-table': ['pen-9'],
  'dressing-rack': ['coverall-0', 'coverall-1', 'coverall-2', 'safetyGlasses-0', 'reusableShoecovers-0'],
  'locker-closet-1': ['coat-9', 'shirt-9', 'jeans-9', 'laptop-9', 'bottle-9'],
};

/** The suite with a person in a room and things on every rack. */
function stateIn(location: string, sex: 'man' | 'girl', isOpen: boolean): RoomState {
  const play = (sex === 'man' ? manCase : girlCase)?.play;
  const place = WHOLE_SUITE_MAP.locations.find(({ id }) => id === location);
  if (!play || !place) throw new Error(`No case or no location ${location}`);
  const state = roomSimulation.start(ruleset, play, 1);
  const placed = Object.entries(ISSUED).flatMap(([zone, ids]) =>
    ids.map((id) => {
      const { x, y } = WHOLE_SUITE_MAP.dropZones.find((one) => one.id === zone)?.anchor ?? { x: 0, y: 0 };
      const subject = {
        id,
        craft: id.replace(/-\d+$/, ''),
        place: { at: 'zone', zone, x, y },
        isIssued: false,
      } as const;
      return [id, subject] as const;
    }),
  );
  return {
    ...state,
    subjects: { ...state.subjects, ...Object.fromEntries(placed) },
    closets: { 'locker-closet-1': isOpen, 'locker-closet-2': false },
    person: { ...state.person, ...place.start, location },
  };
}

interface SuiteProps {
  readonly room: string;
  /** Shows only this room. */
  readonly isNear: boolean;
  readonly sex: 'man' | 'girl';
  readonly language: Language;
  readonly isHintOn: boolean;
  readonly isClosetOpen: boolean;
}

const ignore = (): undefined => undefined;
const INTENTS = { onWalk: ignore, onThing: ignore, onDrop: ignore };

function Suite({ room, isNear, sex, language, isHintOn, isClosetOpen }: SuiteProps): ReactElement {
  const state = useMemo(
    () => ({ ...stateIn(room, sex, isClosetOpen), isHintOn }),
    [room, sex, isClosetOpen, isHintOn],
  );
  return (
    <div style={{ position: 'relative', height: '100dvh' }}>
      <RoomStage
        key={`${room} ${sex} ${isNear} ${isClosetOpen} ${isHintOn}`}
        ruleset={ruleset}
        state={state}
        language={language}
        isSeeking
        reducedMotion
        intents={INTENTS}
        onReady={(scene) => {
          if (isNear) scene?.focusRoom(room);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Scenes/Suite',
  component: Suite,
  parameters: { layout: 'fullscreen' },
  args: {
    room: 'out',
    isNear: false,
    sex: 'man',
    language: 'ru',
    isHintOn: false,
    isClosetOpen: true,
  },
  argTypes: {
    room: { control: 'select', options: ROOMS },
    sex: { control: 'inline-radio', options: ['man', 'girl'] },
    language: { control: 'inline-radio', options: LANGUAGES },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-scene=ready] canvas')).not.toBeNull(), {
      timeout: 20_000,
    });
  },
} satisfies Meta<typeof Suite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeSuite: Story = {};
export const WholeSuiteWithHints: Story = { args: { isHintOn: true } };
export const WholeSuiteInChinese: Story = { args: { language: 'ch' } };
export const Street: Story = { args: { room: 'out', isNear: true } };
export const Entrance: Story = { args: { room: 'entrance', isNear: true } };
export const Locker: Story = { args: { room: 'locker', isNear: true } };
export const Washroom: Story = { args: { room: 'washroom', isNear: true, sex: 'girl' } };
export const Separate: Story = { args: { room: 'separate', isNear: true } };
export const Dressing: Story = { args: { room: 'dressing', isNear: true } };
export const Transit: Story = { args: { room: 'transit', isNear: true } };
