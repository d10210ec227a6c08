// Which frame of an animated picture is due.
import type { EffectEntry } from '#assets/manifest.ts';

/** The frame after some time; without a loop it stays at the last one. */
export function frameAt({ frames, frameMs, isLoop }: EffectEntry, elapsedMs: number): number {
  const at = Math.floor(Math.max(0, elapsedMs) / frameMs);
  return isLoop ? at % frames : Math.min(at, frames - 1);
}

/** Whether its picture will still change. */
export function isRunning(entry: EffectEntry, elapsedMs: number): boolean {
  return entry.frames > 1 && (entry.isLoop || elapsedMs < entry.frameMs * (entry.frames - 1));
}
