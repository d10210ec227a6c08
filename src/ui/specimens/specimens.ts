// Every group of components with its specimens, for the page /ui and for Storybook.
import type { ComponentType } from 'react';
import { Actions } from './actions.tsx';
import { Choices } from './choices.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import { Lists } from './lists.tsx';
import { States } from './states.tsx';

export const SPECIMENS = [
  { id: 'foundations', Content: Foundations },
  { id: 'actions', Content: Actions },
  { id: 'fields', Content: Fields },
  { id: 'choices', Content: Choices },
  { id: 'lists', Content: Lists },
  { id: 'feedback', Content: Feedback },
  { id: 'states', Content: States },
] as const satisfies readonly { readonly id: string; readonly Content: ComponentType }[];
