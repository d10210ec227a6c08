// Which places of the bay answer an emergency; the manifest's bay has them under the same ids.
import type { EmergencyPlace } from '#contract/simulation/equipment-emergency.ts';

export const emergencyPlaces: readonly EmergencyPlace[] = [
  { id: 'emoTrackLeft', kind: 'emo', where: 'bay' },
  { id: 'emoTrackRight', kind: 'emo', where: 'bay' },
  { id: 'emoWall', kind: 'emo', where: 'bay' },
  { id: 'stopWork', kind: 'stopWork', where: 'bay' },
  /** On emergency power: it never fails. */
  { id: 'terminal', kind: 'stopWork', where: 'bay' },
  { id: 'phoneWall', kind: 'phone', where: 'bay' },
  { id: 'phoneDesk', kind: 'phone', where: 'bay' },
  { id: 'phoneOutside', kind: 'phone', where: 'outside' },
];
