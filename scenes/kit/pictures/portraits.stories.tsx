// Everyone who speaks to the learner, in every mood.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureGrid } from './picture-grid.tsx';

const meta: Meta<typeof PictureGrid> = {
  title: 'Scenes/Portraits',
  component: PictureGrid,
  args: {
    scale: 1,
    picturesOf: ({ sprites }) =>
      Object.entries(sprites)
        .filter(([name]) => name.startsWith('portrait/'))
        .map(([name, { frame }]) => {
          const [, , width, height, pivotX, pivotY] = frame;
          return { label: name, names: [name], room: [pivotX, pivotY, width - pivotX, height - pivotY] };
        }),
  },
};
export default meta;
type Story = StoryObj<typeof PictureGrid>;

export const EveryoneInEveryMood: Story = {};
