// What an alarm or an event is about, by the name that people know it by.
import type { Trilingual } from '#contract/simulation/text.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import type { EquipmentState } from './state.ts';

/** The id itself where it is a name already: a recipe, a job, a module. */
export function subjectName(
  { ports, places, settings }: EquipmentIndex,
  { carriers }: EquipmentState,
  about: string,
  say: (text: Trilingual) => string,
): string {
  const known = ports.get(about)?.unit ?? carriers[about]?.label;
  if (known !== undefined) return known;
  const text = places.get(about)?.text ?? settings.get(about)?.text;
  return text === undefined ? about : say(text);
}
