// A play with default values filled in, for free practice in the room and for tests.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { DEFAULT_FURNITURE, DEFAULT_SUBJECTS } from './subjects.ts';

export interface PlayParts {
  readonly location?: string;
  readonly position?: string;
  /** Ids of worn things and aspects, with their `params` if needed. */
  readonly settings?: readonly (string | { readonly id: string; readonly params: string })[];
  /** Ids of held things: catalogue name and index. */
  readonly hand?: readonly string[];
  readonly bag?: readonly string[];
  /** Pairs of id and position. */
  readonly subject?: readonly (readonly [string, string])[];
  readonly openClosets?: readonly string[];
  readonly activeKey?: number;
  readonly isHintOn?: boolean;
}

function crafted(id: string): { id: string; craft: string } {
  return { id, craft: id.replace(/-\d+$/, '') };
}

/** By default the person is at the entrance, empty-handed, in change shoes and inner suit. */
export function playWith(parts: PlayParts): RoomPlay {
  const settings = parts.settings ?? ['crocs-1', 'underwear-1', 'keyCard-0'];
  return {
    id: 'free',
    map: 'Isometric',
    person: {
      gender: 'man',
      location: parts.location ?? 'entrance',
      position: parts.position ?? 'start',
      settings: settings.map((setting) => (typeof setting === 'string' ? { id: setting } : { ...setting })),
      hand: (parts.hand ?? []).map(crafted),
      bag: (parts.bag ?? []).map(crafted),
    },
    isHintOn: parts.isHintOn ?? true,
    activeKey: parts.activeKey ?? 1,
    actions: [],
    subject: [
      ...DEFAULT_SUBJECTS,
      ...(parts.subject ?? []).map(([id, position]) => ({ ...crafted(id), position })),
    ],
    furniture: DEFAULT_FURNITURE.map((row) => ({
      ...row,
      status: parts.openClosets?.includes(row.id) ?? row.status,
    })),
  };
}
