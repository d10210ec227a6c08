// A room as a file: all that another site needs to have it. Read within bounds, and refused with paths and reasons.
import { z } from 'zod';
import { roomDraftSchema, type RoomDraft } from '#contract/entities/room-draft.ts';
import type { RoomRules } from '#contract/simulation/room-ruleset.ts';

const FORMAT = 'kristall-room';
const VERSION = 1;
export const MAX_ROOM_FILE_BYTES = 4_000_000;
const MAX_FAULTS = 20;
/** Deeper than any room is. */
const MAX_DEPTH = 16;

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  room: roomDraftSchema,
});

/** What is wrong at a path; `limit`: what is allowed there, where that is a number. */
export interface FileFault {
  readonly path: string;
  readonly kind: 'notJson' | 'tooDeep' | 'format' | 'tooBig' | 'tooSmall' | 'wrongType' | 'notAllowed';
  readonly limit?: string;
}

export type RoomFile =
  | { readonly ok: true; readonly room: RoomDraft }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** The whole rules go along, so that the room is the same where its base is another or is not there. */
export function writeRoomFile(draft: RoomDraft, rules: RoomRules): string {
  const room = { ...draft, rules };
  return JSON.stringify({ format: FORMAT, version: VERSION, room }, null, 1);
}

function isTooDeep(value: unknown, left = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (left === 0) return true;
  return Object.values(value).some((one) => isTooDeep(one, left - 1));
}

function faultOf(issue: z.core.$ZodIssue): FileFault {
  const path = issue.path.map(String).join('.');
  if (path === 'format' || path === 'version' || path === '') return { path, kind: 'format' };
  if (issue.code === 'too_big') return { path, kind: 'tooBig', limit: String(issue.maximum) };
  if (issue.code === 'too_small') return { path, kind: 'tooSmall', limit: String(issue.minimum) };
  return { path, kind: issue.code === 'invalid_type' ? 'wrongType' : 'notAllowed' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readRoomFile(text: string): RoomFile {
  const data = jsonOf(text);
  if (data === undefined) return { ok: false, faults: [{ path: '', kind: 'notJson' }] };
  if (isTooDeep(data)) return { ok: false, faults: [{ path: '', kind: 'tooDeep' }] };
  const parsed = fileSchema.safeParse(data);
  if (parsed.success) return { ok: true, room: parsed.data.room };
  return { ok: false, faults: parsed.error.issues.slice(0, MAX_FAULTS).map(faultOf) };
}
