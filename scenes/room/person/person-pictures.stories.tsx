import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { Manifest } from '#assets/manifest.ts';
import type { Facing } from '#contract/simulation/room-kinds.ts';
import { ManifestPicture, useManifest } from '#scenes/kit/pictures/manifest-picture.tsx';
import { PictureGrid } from '#scenes/kit/pictures/picture-grid.tsx';
import type { GridPicture } from '#scenes/kit/pictures/picture-grid.tsx';
import { DRESS_PRESETS } from './dress-presets.ts';
import type { DressPreset } from './dress-presets.ts';

const FACINGS = ['se', 'sw', 'nw', 'ne'] as const;
const PRESETS = Object.keys(DRESS_PRESETS) as DressPreset[];
const ROOM = [100, 290, 120, 60] as const;
const POSES = [
  'stand',
  'sit',
  'reach',
  'wash-0',
  'wash-1',
  ...Array.from({ length: 8 }, (_, i) => `walk-${i}`),
];
const LAYERS = [
  ...new Set(Object.values(DRESS_PRESETS).flat()),
  'reusableShoecovers',
  'gloves-wrong',
  'coverall-open',
];

type Sex = 'man' | 'girl';

function stacked({ people }: Manifest, sex: Sex, worn: readonly string[], pose: string): readonly string[] {
  const layers = people[sex].layers.filter((layer) => layer === 'body' || worn.includes(layer));
  return ['shadow', ...layers].map((layer) => `person/${sex}/${layer}/${pose}`);
}

interface DressedProps {
  readonly sex: Sex;
  readonly dress: DressPreset;
  /** Extra layers to put on. */
  readonly more: readonly string[];
  readonly pose: string;
  readonly facing: Facing;
  readonly isWalking: boolean;
  readonly scale: number;
}

const STEP_MS = 62;

function useWalk(isWalking: boolean): number {
  const [frame, setFrame] = useState(0);
  useEffect(() => {
    if (!isWalking) return undefined;
    const timer = setInterval(() => setFrame((old) => (old + 1) % 8), STEP_MS);
    return () => clearInterval(timer);
  }, [isWalking]);
  return frame;
}

function Dressed({ sex, dress, more, pose, facing, isWalking, scale }: DressedProps): ReactElement {
  const manifest = useManifest();
  const frame = useWalk(isWalking);
  if (!manifest) return <p>…</p>;
  const shown = `${isWalking ? `walk-${frame}` : pose}/${facing}`;
  const room = [100 * scale, 290 * scale, 120 * scale, 60 * scale] as const;
  const names = stacked(manifest, sex, [...DRESS_PRESETS[dress], ...more], shown);
  return <ManifestPicture manifest={manifest} names={names} room={room} scale={scale} />;
}

const meta = {
  title: 'Scenes/Person',
  component: Dressed,
  args: {
    sex: 'man',
    dress: 'street',
    more: [],
    pose: 'stand',
    facing: 'se',
    isWalking: false,
    scale: 2,
  },
  argTypes: {
    sex: { control: 'inline-radio', options: ['man', 'girl'] },
    dress: { control: 'select', options: PRESETS },
    more: { control: 'check', options: LAYERS },
    pose: { control: 'select', options: POSES },
    facing: { control: 'inline-radio', options: FACINGS },
    scale: { control: { type: 'range', min: 0.5, max: 4, step: 0.5 } },
  },
} satisfies Meta<typeof Dressed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dresser: Story = {};
export const Walking: Story = { args: { isWalking: true, dress: 'clean' } };

/** All presets in one pose, in every facing. */
function everyDress(sex: Sex, pose: string): (manifest: Manifest) => readonly GridPicture[] {
  return (manifest) =>
    PRESETS.flatMap((dress) =>
      FACINGS.map((facing) => ({
        label: `${dress} ${pose} ${facing}`,
        names: stacked(manifest, sex, DRESS_PRESETS[dress], `${pose}/${facing}`),
        room: ROOM,
      })),
    );
}

/** One preset in every pose and facing. */
function everyPose(sex: Sex, dress: DressPreset): (manifest: Manifest) => readonly GridPicture[] {
  return (manifest) =>
    manifest.people[sex].poses.flatMap((pose) =>
      FACINGS.map((facing) => ({
        label: `${dress} ${pose} ${facing}`,
        names: stacked(manifest, sex, DRESS_PRESETS[dress], `${pose}/${facing}`),
        room: ROOM,
      })),
    );
}

/** Each layer by itself over the body. */
function everyLayer(sex: Sex): (manifest: Manifest) => readonly GridPicture[] {
  return (manifest) =>
    manifest.people[sex].layers.flatMap((layer) =>
      FACINGS.map((facing) => ({
        label: `${layer} ${facing}`,
        names: stacked(manifest, sex, [layer], `stand/${facing}`),
        room: ROOM,
      })),
    );
}

export const ManInEveryDress: Story = {
  render: ({ pose }) => <PictureGrid picturesOf={everyDress('man', pose)} />,
};
export const GirlInEveryDress: Story = {
  render: ({ pose }) => <PictureGrid picturesOf={everyDress('girl', pose)} />,
};
export const ManInEveryPose: Story = {
  render: ({ dress }) => <PictureGrid picturesOf={everyPose('man', dress)} />,
};
export const GirlInEveryPose: Story = {
  render: ({ dress }) => <PictureGrid picturesOf={everyPose('girl', dress)} />,
};
export const LayersOfTheMan: Story = { render: () => <PictureGrid picturesOf={everyLayer('man')} /> };
export const LayersOfTheGirl: Story = { render: () => <PictureGrid picturesOf={everyLayer('girl')} /> };
