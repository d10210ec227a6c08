// The screens of a ROOM.
import { lazyScreen, type SimulationViews } from '../view-props.ts';

export const roomViews: SimulationViews = {
  isFullBleed: true,
  answer: lazyScreen(async () => (await import('./answer-screen.tsx')).RoomAnswerScreen),
  review: null,
  replay: lazyScreen(async () => (await import('./replay-screen.tsx')).RoomReplayScreen),
  debrief: lazyScreen(async () => (await import('./report/room-debrief.tsx')).RoomDebrief),
  moment: lazyScreen(async () => (await import('./moment-screen.tsx')).RoomMomentScreen),
  still: lazyScreen(async () => (await import('./moment-screen.tsx')).RoomStillScreen),
  figures: lazyScreen(async () => (await import('./report/room-figures.tsx')).RoomFigures),
  filledIn: null,
  terminal: null,
  start: null,
  judge: async () => (await import('./kind.ts')).roomKind,
};
