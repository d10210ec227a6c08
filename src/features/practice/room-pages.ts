// The pages of the room: which case each plays, in which mode, and whether one is led.
import type { WorkMode } from '#contract/entities/work.ts';

export interface RoomPage {
  readonly caseId: string;
  readonly mode: WorkMode;
  /** Led step by step from the first moment. */
  readonly isLed: boolean;
  /** A person's faults are to be found and set right. */
  readonly huntsFaults: boolean;
  /** The case as its author has it, published or not. */
  readonly isDraft?: boolean;
}

export type RoomPageId = 'room' | 'room2' | 'room3' | 'room4';

const FAULTS_CASE = 'five-faults';

export const ROOM_PAGES: Readonly<Record<RoomPageId, RoomPage>> = {
  room: { caseId: 'street-clothes', mode: 'TRAINING', isLed: false, huntsFaults: false },
  room2: { caseId: 'street-clothes', mode: 'TRAINING', isLed: true, huntsFaults: false },
  room3: { caseId: FAULTS_CASE, mode: 'TRAINING', isLed: false, huntsFaults: true },
  room4: { caseId: 'timed-rehearsal', mode: 'CONTROL', isLed: false, huntsFaults: false },
};

/** The case and mode that an address names; what it leaves open is the page's own. */
export function pageOfAddress(own: RoomPage, params: URLSearchParams): RoomPage {
  const mode = params.get('mode');
  const caseId = params.get('case') ?? own.caseId;
  const isDraft = params.get('draft') === 'true';
  const isMode = mode === 'TRAINING' || mode === 'CONTROL' || (isDraft && mode === 'SELFCONTROL');
  return {
    caseId,
    mode: isMode ? mode : own.mode,
    isLed: own.isLed || (params.get('led') === 'true' && mode !== 'CONTROL'),
    huntsFaults: caseId === FAULTS_CASE,
    ...(isDraft ? { isDraft } : {}),
  };
}

/** The simplest whole case of each simulation: who is new is led through it step by step. */
export const LESSON_CASES: ReadonlySet<string> = new Set(['street-clothes', 'equipment-normal-coat']);

/** The address that leads through a case at a path. */
export function addressOfLesson(path: string, caseId: string): string {
  return `${addressOfCase(path, caseId, 'TRAINING')}&led=true`;
}

/** The address that plays a case at a path. */
export function addressOfCase(path: string, caseId: string, mode: WorkMode): string {
  return `${path}?${new URLSearchParams({ case: caseId, mode }).toString()}`;
}
