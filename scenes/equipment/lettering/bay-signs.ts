// Draws the bay's signs in the chosen language.
import type { Container } from 'pixi.js';
import { textIn, type Language } from '#contract/languages.ts';
import type { BayFacts } from '../bay-facts.ts';
import { SIGN_TEXTS } from './bay-texts.ts';
import { lettered } from './lettering.ts';

/** Text goes onto whatever its plate is fixed to, so that things in front of that cover the text too. */
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
    if (words) boards[BOARDS[name] ?? 'walls'].addChild(lettered(textIn(words, language), sign));
  }
}
