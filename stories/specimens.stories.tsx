import type { Meta, StoryObj } from '@storybook/react-vite';
import { SPECIMENS } from '#src/ui/specimens/specimens.ts';
import { StoryGrid } from './story-frame.tsx';

/** The groups of the page /ui. */
const meta = { title: 'Specimens/Groups' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function groupStory(id: (typeof SPECIMENS)[number]['id']): Story {
  return {
    render: () => (
      <StoryGrid>
        {SPECIMENS.filter((group) => group.id === id).map(({ Content }) => (
          <Content key={id} />
        ))}
      </StoryGrid>
    ),
  };
}

export const Foundations = groupStory('foundations');
export const Actions = groupStory('actions');
export const Fields = groupStory('fields');
export const Choices = groupStory('choices');
export const Lists = groupStory('lists');
export const Feedback = groupStory('feedback');
export const States = groupStory('states');
