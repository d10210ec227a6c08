// Figures in the terminal's format.
import { filled, type Language } from '#contract/languages.ts';
import type { Setting } from '#contract/simulation/equipment-terminal.ts';
import type { ViewSource } from './view-source.ts';

/** One decimal, with the language's decimal mark. */
export function tenthsText(tenths: number, language: Language): string {
  const text = (tenths / 10).toFixed(1);
  return language === 'ru' ? text.replace('.', ',') : text;
}

/** Such as 0:05:30: hours, minutes and seconds. */
export function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A switch adds on or off to its figure; a figure adds its limits. */
export function settingText({ state, texts, say }: ViewSource, setting: Setting): string {
  const value = state.settings[setting.id] ?? setting.value;
  const { least, most, unit } = setting;
  if (unit === undefined && least === 0 && most === 1) {
    return `${value} · ${value === 1 ? texts.maintenance.on : texts.maintenance.off}`;
  }
  const figure = /^\d/u.test(say(unit)) ? `${value} × ${say(unit)}` : `${value} ${say(unit)}`;
  return filled(texts.maintenance.limits, { figure: figure.trim(), least, most });
}
