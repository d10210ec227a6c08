// Letters the plates of the bay by the language.
import type { Container } from 'pixi.js';
import { inLanguage } from '#contract/simulation/text.ts';
import type { Language } from '#contract/simulation/text.ts';
import type { BayFacts } from './bay-facts.ts';
import { SIGN_TEXTS } from './bay-texts.ts';
import { lettered } from './lettering.ts';

/** A plate is lettered on what it is fixed to: what stands before that covers the words too. */
type Board = 'walls' | 'track' | 'exit';

const BOARDS: Readonly<Record<string, Board>> = { trackName: 'track', stopWork: 'track', exit: 'exit' };

export function letterSigns(
  facts: BayFacts,
  language: Language,
  boards: Readonly<Record<Board, Container>>,
): void {
  for (const board of Object.values(boards)) for (const old of board.removeChildren()) old.destroy();
  for (const [name, sign] of Object.entries(facts.signs)) {
    const words = SIGN_TEXTS[name];
    if (words) boards[BOARDS[name] ?? 'walls'].addChild(lettered(inLanguage(words, language), sign));
  }
}
