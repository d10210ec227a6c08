// The places of the bay that are used in emergencies; the ids are those of the manifest's bay.
import type { EmergencyPlace } from '#contract/simulation/equipment-emergency.ts';

export const EMERGENCY_PLACES: readonly EmergencyPlace[] = [
  { id: 'emoTrackLeft', kind: 'emo', where: 'bay' },
  { id: 'emoTrackRight', kind: 'emo', where: 'bay' },
  { id: 'emoWall', kind: 'emo', where: 'bay' },
  { id: 'stopWork', kind: 'stopWork', where: 'bay' },
  /** The terminal is on emergency power and never fails. */
  { id: 'terminal', kind: 'stopWork', where: 'bay' },
  { id: 'shower', kind: 'shower', where: 'bay' },
  { id: 'alarmPoint', kind: 'alarmPoint', where: 'bay' },
  { id: 'alarmOutside', kind: 'alarmPoint', where: 'outside' },
  { id: 'assembly', kind: 'assembly', where: 'outside' },
  { id: 'phoneWall', kind: 'phone', where: 'bay' },
  { id: 'phoneDesk', kind: 'phone', where: 'bay' },
  { id: 'phoneOutside', kind: 'phone', where: 'outside' },
];
