// The visible list of what is told about a finished log besides its grade: one for each simulation.
import type { ComponentType } from 'react';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { DebriefScreenProps } from './debrief-screen.ts';

type LoadDebriefScreen = () => Promise<ComponentType<DebriefScreenProps>>;

export const debriefScreens: Partial<Record<SimulationPlay['simulation'], LoadDebriefScreen>> = {
  ROOM: () => import('./room/report/room-debrief.tsx').then((module) => module.RoomDebrief),
  EQUIPMENT: () => import('./equipment/debrief-screen.tsx').then((module) => module.EquipmentDebrief),
};
