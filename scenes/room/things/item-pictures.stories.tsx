import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { itemIconUrl } from '#assets/built-files.ts';
import type { Manifest } from '#assets/manifest.ts';
import type { Facing } from '#contract/simulation/room-kinds.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { project } from '#scenes/kit/projection.ts';
import { PictureGrid } from '#scenes/kit/pictures/picture-grid.tsx';
import type { GridPicture } from '#scenes/kit/pictures/picture-grid.tsx';
import { DRESS_PRESETS } from '../person/dress-presets.ts';
import { layersOf } from '../person/dress.ts';
import { itemLooksOf } from './item-looks.ts';

const FACINGS = ['se', 'sw', 'nw', 'ne'] as const;
const LOOKS = [...itemLooksOf(ruleset).values()];
const CODES = ruleset.items.map(({ code }) => code);
const PERSON_ROOM = [100, 290, 120, 80] as const;

type Sex = 'man' | 'girl';

const nameOf = (code: string): string => ruleset.items.find((item) => item.code === code)?.text.ru ?? code;

function lying(): readonly GridPicture[] {
  return CODES.flatMap((code) => [
    {
      label: `${code} ${nameOf(code)}`,
      names: [`shadow/item/${code}`, `item/${code}`],
      icon: itemIconUrl(code),
      room: [70, 100, 70, 50] as const,
    },
  ]);
}

function hanging({ sprites }: Manifest): readonly GridPicture[] {
  return CODES.filter((code) => sprites[`hung/${code}`]).map((code) => ({
    label: `${code} ${nameOf(code)}`,
    names: [`hung/${code}`],
    room: [90, 30, 90, 260] as const,
  }));
}

function inHand(manifest: Manifest, sex: Sex, code: string, pose: string, facing: Facing): GridPicture {
  const { layers, hands } = manifest.people[sex];
  const spot = hands[`${pose}/${facing}`]?.right;
  const carried = manifest.sprites[`held/${code}/${facing}`] ? `held/${code}/${facing}` : `item/${code}`;
  const held = spot ? [{ name: carried, x: spot.x, y: spot.y }] : [];
  const worn: readonly string[] = DRESS_PRESETS.street;
  const body = layers
    .filter((layer) => layer === 'body' || worn.includes(layer))
    .map((layer) => `person/${sex}/${layer}/${pose}/${facing}`);
  const [behind, before] = spot?.isInFront ? [[], held] : [held, []];
  return {
    label: `${code} ${nameOf(code)} ${pose} ${facing}`,
    names: [...behind, ...body, ...before],
    room: PERSON_ROOM,
  };
}

function worn(sex: Sex, code: string): readonly GridPicture[] {
  return LOOKS.filter((look) => look.code === code)
    .flatMap(layersOf)
    .flatMap((layer) =>
      FACINGS.map((facing) => ({
        label: `${code} ${nameOf(code)} ${layer} ${facing}`,
        names: ['shadow', 'body', 'underwear', layer].map((one) => `person/${sex}/${one}/stand/${facing}`),
        room: PERSON_ROOM,
      })),
    );
}

/** An item on the first spot and first hook of every kind of furniture. */
function onFurniture({ furniture, sprites }: Manifest, code: string): readonly GridPicture[] {
  return Object.entries(furniture).flatMap(([kind, { states, spots, hooks }]) => {
    const body = `furniture/${kind}/${states.at(-1)}/sw`;
    const place = ([x, y, z]: readonly [number, number, number], name: string): GridPicture => ({
      label: `${kind} ${name}`,
      names: [`shadow/${body}`, body, { name, ...project(x * 2, y * 2, z) }],
      room: [180, 320, 180, 100],
    });
    const [spot, hook] = [spots[0], hooks?.[0]];
    const hung = `hung/${code}`;
    return [
      ...(spot ? [place(spot, `item/${code}`)] : []),
      ...(hook && sprites[hung] ? [place(hook, hung)] : []),
    ];
  });
}

interface ItemsProps {
  readonly show: 'lying' | 'hanging' | 'held' | 'worn' | 'onFurniture';
  readonly code: string;
  readonly sex: Sex;
  readonly pose: string;
}

function Items({ show, code, sex, pose }: ItemsProps): ReactElement {
  const picturesOf = (manifest: Manifest): readonly GridPicture[] => {
    switch (show) {
      case 'lying':
        return lying();
      case 'hanging':
        return hanging(manifest);
      case 'held':
        return CODES.flatMap((one) => FACINGS.map((facing) => inHand(manifest, sex, one, pose, facing)));
      case 'worn':
        return CODES.flatMap((one) => worn(sex, one));
      case 'onFurniture':
        return onFurniture(manifest, code);
    }
  };
  return <PictureGrid picturesOf={picturesOf} />;
}

const meta = {
  title: 'Scenes/Items',
  component: Items,
  args: { show: 'lying', code: 'S028', sex: 'man', pose: 'stand' },
  argTypes: {
    show: { control: false },
    code: { control: 'select', options: CODES },
    sex: { control: 'inline-radio', options: ['man', 'girl'] },
    pose: { control: 'select', options: ['stand', 'sit', 'reach', 'walk-0', 'walk-2', 'walk-4', 'walk-6'] },
  },
} satisfies Meta<typeof Items>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lying: Story = {};
export const Hanging: Story = { args: { show: 'hanging' } };
export const InTheHand: Story = { args: { show: 'held' } };
export const InTheHandOfOneSitting: Story = { args: { show: 'held', sex: 'girl', pose: 'sit' } };
export const WornByTheMan: Story = { args: { show: 'worn' } };
export const WornByTheGirl: Story = { args: { show: 'worn', sex: 'girl' } };
export const CoverallOnEachPiece: Story = { args: { show: 'onFurniture' } };
export const BootsOnEachPiece: Story = { args: { show: 'onFurniture', code: 'S003' } };
