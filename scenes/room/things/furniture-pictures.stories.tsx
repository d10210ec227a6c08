import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { Manifest } from '#assets/manifest.ts';
import { PictureGrid } from '#scenes/kit/pictures/picture-grid.tsx';
import type { GridPicture } from '#scenes/kit/pictures/picture-grid.tsx';

const FACINGS = ['se', 'sw', 'nw', 'ne'] as const;

function pieces({ furniture }: Manifest): readonly GridPicture[] {
  return Object.entries(furniture).flatMap(([kind, { states }]) =>
    states.flatMap((state) =>
      FACINGS.map((facing): GridPicture => {
        const name = `furniture/${kind}/${state}/${facing}`;
        return {
          label: `${kind} ${state} ${facing}`,
          names: [`shadow/${name}`, name],
          room: [190, 330, 190, 110],
        };
      }),
    ),
  );
}

const KIT_ROOMS: Readonly<Record<string, GridPicture['room']>> = {
  floor: [70, 20, 70, 70],
  wall: [90, 360, 90, 50],
  door: [130, 330, 130, 110],
  airDoor: [130, 330, 130, 110],
  mark: [70, 20, 70, 70],
};

function kit({ sprites }: Manifest): readonly GridPicture[] {
  return Object.keys(sprites).flatMap((name) => {
    const room = KIT_ROOMS[name.split('/')[0] ?? ''];
    return room ? [{ label: name, names: [name], room }] : [];
  });
}

function rooms({ rooms: built, sprites }: Manifest): readonly GridPicture[] {
  return Object.keys(built ?? {}).flatMap((id): GridPicture[] => {
    const frame = sprites[`room/${id}`]?.frame;
    if (!frame) return [];
    const [, , width, height, pivotX, pivotY] = frame;
    return [{ label: id, names: [`room/${id}`], room: [pivotX, pivotY, width - pivotX, height - pivotY] }];
  });
}

const SHOWN = { pieces, kit, rooms } as const;

interface FurnitureProps {
  readonly show: keyof typeof SHOWN;
}

function FurniturePictures({ show }: FurnitureProps): ReactElement {
  return <PictureGrid picturesOf={SHOWN[show]} />;
}

const meta = {
  title: 'Scenes/Furniture and rooms',
  component: FurniturePictures,
  args: { show: 'pieces' },
} satisfies Meta<typeof FurniturePictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPieceInEveryState: Story = {};
export const FloorsWallsDoorsMarks: Story = { args: { show: 'kit' } };
export const RoomsWithoutFurniture: Story = { args: { show: 'rooms' } };
