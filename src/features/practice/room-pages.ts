// The pages of the room: which case each plays, in which mode, and whether one is led.
import type { WorkMode } from '#contract/entities/work.ts';

export interface RoomPage {
  readonly caseId: string;
  readonly mode: WorkMode;
  /** Led step by step from the first moment. */
  readonly isLed: boolean;
}

export type RoomPageId = 'room' | 'room2' | 'room3' | 'room4';

export const ROOM_PAGES: Readonly<Record<RoomPageId, RoomPage>> = {
  room: { caseId: 'street-clothes', mode: 'TRAINING', isLed: false },
  room2: { caseId: 'street-clothes', mode: 'TRAINING', isLed: true },
  room3: { caseId: 'five-faults', mode: 'TRAINING', isLed: false },
  room4: { caseId: 'timed-rehearsal', mode: 'CONTROL', isLed: false },
};

/** The case and mode that an address names; what it leaves open is the page's own. */
export function pageOfAddress(own: RoomPage, params: URLSearchParams): RoomPage {
  const mode = params.get('mode');
  return {
    caseId: params.get('case') ?? own.caseId,
    mode: mode === 'TRAINING' || mode === 'CONTROL' ? mode : own.mode,
    isLed: own.isLed,
  };
}

/** The address that plays a case at a path. */
export function addressOfCase(path: string, caseId: string, mode: WorkMode): string {
  return `${path}?${new URLSearchParams({ case: caseId, mode }).toString()}`;
}
