// The mirror: both persons on arrival, properly dressed, with faults, and with every aspect; and all other
// close-ups.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Language } from '#contract/languages.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { fiveFaults } from '#machines/room/builtin/cases/five-faults.ts';
import { playWith, type PlayParts } from '#machines/room/builtin/cases/play-with.ts';
import { streetClothes } from '#machines/room/builtin/cases/street-clothes.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { CloseUp } from './close-up.tsx';
import type { CloseUpOf } from './close-up-of.ts';

const meta = { title: 'Tasks/Room from near', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = (): void => undefined;

function near(of: CloseUpOf, play: RoomPlay, saysReason = true, language: Language = 'ru'): Story {
  const state = roomSimulation.start(ruleset, play, 1);
  return {
    render: () => (
      <div style={{ position: 'relative', height: '100vh' }}>
        <CloseUp
          of={of}
          ruleset={ruleset}
          state={state}
          language={language}
          saysReason={saysReason}
          onMenu={nothing}
          onFirst={nothing}
          onChoose={nothing}
          onClose={nothing}
        />
      </div>
    ),
  };
}

const mirrorIn = (location: string): CloseUpOf => ({
  kind: 'furniture',
  id: ruleset.map.furniture.find((piece) => piece.kind === 'mirror' && piece.location === location)?.id ?? '',
});

const at = (id: string): CloseUpOf => ({ kind: 'furniture', id });

const someone = (gender: 'man' | 'girl', parts: PlayParts): RoomPlay => {
  const play = playWith(parts);
  return { ...play, person: { ...play.person, gender } };
};

const RIGHT: NonNullable<PlayParts['settings']> = [
  'underwear-9',
  'crocs-9',
  'reusableShoecovers-9',
  { id: 'coverall-9', params: 'closed' },
  { id: 'masksM-9', params: 'correct' },
  { id: 'glovesM-9', params: 'correct' },
  'hat-9',
  'safetyGlasses-9',
  'keyCard-9',
  { id: 'handSize', params: 'M' },
  { id: 'faceSize', params: 'M' },
];
const ASPECTS: PlayParts['settings'] = [
  'underwear-9',
  'crocs-9',
  'makeup',
  'longHair',
  'mustaches',
  'beard',
  'earrings-9',
];

const dressing = mirrorIn('dressing');
const locker = mirrorIn('locker');
const inDressing = (settings: NonNullable<PlayParts['settings']>): PlayParts => ({
  location: 'dressing',
  settings,
});

export const ManFromTheStreet: Story = near(locker, streetClothes.play);
export const ManDressedRight: Story = near(dressing, someone('man', inDressing(RIGHT)));
export const GirlDressedRight: Story = near(dressing, someone('girl', inDressing(RIGHT)));
export const ManWithEveryAspect: Story = near(
  locker,
  someone('man', { location: 'locker', settings: ASPECTS }),
);
export const GirlWithMakeup: Story = near(
  mirrorIn('washroom'),
  someone('girl', {
    location: 'washroom',
    settings: ['underwear-9', 'crocs-9', 'makeup', 'longHair', 'earrings-9'],
  }),
);
export const FiveFaults: Story = {
  ...near(dressing, fiveFaults.play),
  play: async ({ canvasElement }) => {
    const marked = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-marker]')].map(
        ({ dataset }) => dataset['marker'],
      );
    await waitFor(() => expect(marked().length).toBeGreaterThanOrEqual(5));
    for (const spot of ['hair', 'face', 'trunk', 'rightHand']) await expect(marked()).toContain(spot);
  },
};
/** In CONTROL only the picture is shown. */
export const FiveFaultsInControl: Story = {
  ...near(dressing, fiveFaults.play, false),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-layer]')).not.toBeNull());
    await expect(canvasElement.querySelector('[data-marker], li')).toBeNull();
  },
};
export const FiveFaultsInChinese: Story = near(dressing, fiveFaults.play, true, 'ch');

const inLocker = someone('man', {
  location: 'locker',
  openClosets: ['locker-closet-1'],
  hand: ['bag-0'],
  bag: ['apple-0', 'bottle-0', 'pen-0', 'laptop-0'],
  subject: [
    ['coat-0', 'locker-closet-1'],
    ['jeans-0', 'locker-closet-1'],
    ['shirt-0', 'locker-closet-1'],
    ['boots-0', 'locker-closet-1'],
    ['earrings-0', 'locker-closet-1'],
  ],
});
const atEntrance = someone('man', {
  location: 'entrance',
  hand: ['boots-0'],
  subject: [
    ['bag-0', 'entrance-bench'],
    ['coat-0', 'entrance-bench'],
    ['apple-0', 'entrance-bench'],
    ['trash-0', 'entrance-trash'],
    ['shoeCovers-9', 'entrance-trash'],
  ],
});
const dressingRack = someone('girl', {
  location: 'dressing',
  hand: ['safetyGlasses-8'],
  subject: [
    ['coverall-9', 'dressing-rack'],
    ['reusableShoecovers-9', 'dressing-rack'],
    ['safetyGlasses-9', 'dressing-rack'],
  ],
});
const inSeparate = someone('girl', {
  location: 'separate',
  hand: ['hat-9'],
  subject: [
    ['laptop-0', 'separate-table'],
    ['pen-0', 'separate-table'],
    ...[
      'masksS',
      'masksM',
      'masksL',
      'glovesS',
      'glovesM',
      'glovesL',
      'glovesXL',
      'napkin',
      'alcoholLiquid',
    ].map((craft) => [`${craft}-9`, 'separate-rack'] as const),
    ['hat-8', 'separate-rack'],
  ],
});

export const Closet: Story = near(at('locker-closet-1'), inLocker);
export const LockedCloset: Story = near(at('locker-closet-2'), inLocker);
export const Bag: Story = near({ kind: 'bag' }, inLocker);
export const LockerBench: Story = near(at('locker-bench'), inLocker, true, 'en');
export const ShoeRack: Story = near(at('entrance-shoerack'), atEntrance);
export const Dispenser: Story = near(at('entrance-dispensary'), atEntrance);
export const EntranceBench: Story = near(at('entrance-bench'), atEntrance, true, 'ch');
export const Bin: Story = near(at('entrance-trash'), atEntrance);
export const Sink: Story = near(
  at('washroom-sink'),
  someone('girl', { location: 'washroom', hand: ['earrings-0'] }),
);
export const Rack: Story = near(at('separate-rack'), inSeparate);
export const Table: Story = near(at('separate-table'), inSeparate);
export const GarmentRack: Story = near(at('dressing-rack'), dressingRack);
export const CrossOverBench: Story = near(at('dressing-bench'), dressingRack);
