import type { SoundGroup } from '#assets/sounds.ts';

/** The sound groups that a bay screen loads. */
export const BAY_SOUNDS: readonly SoundGroup[] = ['steps-and-things', 'tones', 'bay'];
