// Volume, mute and how much is captioned: kept between visits.

export interface SoundSettings {
  /** 0 to 1, as on the control. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Steps and room tones are captioned every time, not once. */
  readonly hasAllCaptions: boolean;
}

export const DEFAULT_SETTINGS: SoundSettings = { volume: 0.6, isMuted: false, hasAllCaptions: false };

/** Where settings are kept, as text. */
export interface SettingsStore {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
}

/** The stored settings, with defaults for whatever is missing or invalid. */
export function parseSettings(text: string | undefined): SoundSettings {
  const [volume, muted, captions] = (text ?? '').split(' ');
  const percent = /^\d{1,3}$/.test(volume ?? '') ? Number(volume) : 100 * DEFAULT_SETTINGS.volume;
  return {
    volume: Math.min(100, percent) / 100,
    isMuted: muted === 'muted',
    hasAllCaptions: captions === 'all',
  };
}

export function formatSettings({ volume, isMuted, hasAllCaptions }: SoundSettings): string {
  return `${Math.round(volume * 100)} ${isMuted ? 'muted' : 'heard'} ${hasAllCaptions ? 'all' : 'few'}`;
}

/** The volume is squared, because the ear then hears even steps. */
export function gainOfVolume(volume: number): number {
  return volume * volume;
}
