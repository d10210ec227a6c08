// The words of every replay, whichever simulation it is of.
import type { Language } from '#contract/text-in.ts';
import { roomTexts } from '../room/texts/room-texts.ts';
import type { RoomTexts } from '../room/texts/ru.ts';

export type ReplayWords = Pick<RoomTexts, 'replay' | 'compare'>;

/** They have always been said with the room's. */
export function replayTexts(language: Language): ReplayWords {
  const { replay, compare } = roomTexts(language);
  return { replay, compare };
}
