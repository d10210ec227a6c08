import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, formatSettings, gainOfVolume, parseSettings } from './sound-settings.ts';

describe('kept settings', () => {
  it.each([
    [undefined, DEFAULT_SETTINGS],
    ['', DEFAULT_SETTINGS],
    ['60 heard few', DEFAULT_SETTINGS],
    ['0 muted all', { volume: 0, isMuted: true, hasAllCaptions: true }],
    ['999 heard few', { volume: 1, isMuted: false, hasAllCaptions: false }],
    ['{"volume":1}', DEFAULT_SETTINGS],
  ])('%s', (text, settings) => {
    expect(parseSettings(text)).toEqual(settings);
  });

  it('come back as they were written', () => {
    const settings = { volume: 0.35, isMuted: true, hasAllCaptions: true };
    expect(parseSettings(formatSettings(settings))).toEqual(settings);
  });

  it('half the way is a quarter of the level', () => {
    expect(gainOfVolume(0.5)).toBe(0.25);
  });
});
