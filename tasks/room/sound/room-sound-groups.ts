import type { SoundGroup } from '#assets/sounds.ts';

/** The sound groups that a room screen loads. */
export const ROOM_SOUNDS: readonly SoundGroup[] = ['steps-and-things', 'tones', 'suite'];
