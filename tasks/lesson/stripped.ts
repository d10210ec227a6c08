// The params of a LESSON as they reach the learner. The server has checked them; rich texts are drawn node by node.
import { z } from 'zod';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { Box } from '../kit/box.ts';

interface SentOption {
  readonly id: string;
  readonly content: MaybeRich;
  readonly box?: Box | undefined;
}

export interface SentCard {
  readonly id: string;
  readonly title: MaybeRich;
  readonly text: MaybeRich;
  readonly filesId: readonly string[];
  readonly alt: LocalizedText;
  readonly thing: {
    readonly kind: 'ASK' | 'SPOT';
    readonly ask: MaybeRich;
    readonly options: readonly SentOption[];
  } | null;
}

export const sentLessonSchema = z.object({ cards: z.array(z.custom<SentCard>()).min(1) });
