// The screens of an EQUIPMENT.
import { lazyScreen, type SimulationViews } from '../view-props.ts';

export const equipmentViews = {
  isFullBleed: true,
  answer: lazyScreen(async () => (await import('./answer-screen.tsx')).EquipmentAnswerScreen),
  review: null,
  replay: lazyScreen(async () => (await import('./replay-screen.tsx')).EquipmentReplayScreen),
  debrief: lazyScreen(async () => (await import('./debrief-screen.tsx')).EquipmentDebrief),
  moment: lazyScreen(async () => (await import('./moment-screen.tsx')).EquipmentMomentScreen),
  still: lazyScreen(async () => (await import('./moment-screen.tsx')).EquipmentStillScreen),
  figures: null,
  filledIn: lazyScreen(async () => (await import('./report/filled-in.tsx')).BayFilledIn),
  start: lazyScreen(async () => (await import('./start-screen.tsx')).BayStartScreen),
  terminal: lazyScreen(async () => (await import('./terminal/terminal-preview.tsx')).TerminalPreview),
  judge: async () => (await import('./kind.ts')).equipmentKind,
} as const satisfies SimulationViews;
