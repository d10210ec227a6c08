// How the lessons of the demo courses are written: cards with a picture, a text, and something to try.
import { told, words, type SeedTask, type Told, type Words } from './seed-content.ts';

/** A picture that the asset scripts made. A changed one gets a new id. */
export interface BuiltPicture {
  readonly id: string;
  /** Below assets/built. */
  readonly built: string;
  /** What it shows, for those who do not see it. */
  readonly alt: Words;
}

export const practicePicture = (name: string, alt: Words): BuiltPicture => ({
  id: `seed-lesson-${name}`,
  built: `practice/${name}.webp`,
  alt,
});

interface Choice {
  readonly label: Words;
  /** What is told to whoever chooses it. */
  readonly told: Words;
  readonly isRight?: true;
}

interface Spot extends Choice {
  /** x, y, width and height in thousandths of the picture. */
  readonly box: readonly [number, number, number, number];
}

export interface Card {
  readonly title: Words;
  readonly text: Words;
  readonly picture: BuiltPicture;
  readonly ask: Words;
  /** A question, or something to find in the picture. */
  readonly things: { readonly choices: readonly Choice[] } | { readonly spots: readonly Spot[] };
}

function option(choice: Choice | Spot, at: number): Readonly<Record<string, unknown>> {
  const { label, told: said, isRight = false } = choice;
  const written = { id: `o${at + 1}`, content: words(label), told: words(said), isRight };
  if (!('box' in choice)) return written;
  const [x, y, width, height] = choice.box;
  return { ...written, box: { x, y, width, height } };
}

interface SeedLesson {
  readonly task: SeedTask;
  readonly pictures: readonly BuiltPicture[];
}

/** A lesson for TRAINING alone: whoever is tested has learned before. Going through it gives one point. */
export function lesson(question: Words, cards: readonly Card[], text: Told): SeedLesson {
  const task: SeedTask = {
    ...told({ ...text, points: 1 }),
    taskType: 'LESSON',
    question: { content: words(question) },
    settingsTask: { modes: ['TRAINING'] },
    params: {
      cards: cards.map(({ title, text: said, picture, ask, things }, at) => ({
        id: `card-${at + 1}`,
        title: words(title),
        text: words(said),
        filesId: [picture.id],
        alt: words(picture.alt),
        thing: {
          kind: 'spots' in things ? 'SPOT' : 'ASK',
          ask: words(ask),
          options: ('spots' in things ? things.spots : things.choices).map(option),
        },
      })),
    },
  };
  return { task, pictures: cards.map(({ picture }) => picture) };
}
