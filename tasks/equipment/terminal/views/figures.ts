// Figures as the terminal writes them.
import type { Setting } from '#contract/simulation/equipment-terminal.ts';
import type { Language } from '#contract/text-in.ts';
import { filled } from '../../view/filled.ts';
import type { ViewSource } from './view-source.ts';

/** One digit after the mark of the language. */
export function tenthsText(tenths: number, language: Language): string {
  const text = (tenths / 10).toFixed(1);
  return language === 'ru' ? text.replace('.', ',') : text;
}

/** 0:05:30, in hours, minutes and seconds. */
export function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A switch says on or off beside its figure; a figure has its limits. */
export function settingText({ state, texts, say }: ViewSource, setting: Setting): string {
  const value = state.settings[setting.id] ?? setting.value;
  const { least, most, unit } = setting;
  if (unit === undefined && least === 0 && most === 1) {
    return `${value} · ${value === 1 ? texts.maintenance.on : texts.maintenance.off}`;
  }
  const figure = /^\d/u.test(say(unit)) ? `${value} × ${say(unit)}` : `${value} ${say(unit)}`;
  return filled(texts.maintenance.limits, { figure: figure.trim(), least, most });
}
