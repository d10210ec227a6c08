// The visible list of replay screens: one for each simulation.
import type { ComponentType } from 'react';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { ReplayScreenProps } from './replay-screen.ts';

type LoadReplayScreen = () => Promise<ComponentType<ReplayScreenProps>>;

export const replayScreens: Partial<Record<SimulationPlay['simulation'], LoadReplayScreen>> = {
  ROOM: () => import('./room/replay-screen.tsx').then((module) => module.RoomReplayScreen),
  EQUIPMENT: () => import('./equipment/replay-screen.tsx').then((module) => module.EquipmentReplayScreen),
};
