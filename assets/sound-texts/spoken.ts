// The shape of what the voices say; one file a language.
import type { ANNOUNCEMENTS, CALL_ANSWERS, CALLED } from '../sounds.ts';

type Announcement = (typeof ANNOUNCEMENTS)[number];
export type Called = (typeof CALLED)[number];
type CallAnswer = (typeof CALL_ANSWERS)[number];

export interface SpokenTexts {
  /** How speech is written: who, and what is said. */
  readonly quote: string;
  /** Who speaks in the hall. */
  readonly announcement: string;
  /** What speaks beside a door. */
  readonly reader: string;
  readonly people: Readonly<Record<Called, string>>;
  readonly announcements: Readonly<Record<Announcement, string>>;
  readonly answers: Readonly<Record<Called, Readonly<Record<CallAnswer, string>>>>;
}
