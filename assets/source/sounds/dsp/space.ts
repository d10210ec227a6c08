// Rooms and wires round a sound, by sox; samples go through its pipes.
import { spawnSync } from 'node:child_process';
import { mixed, RATE, secondsOf, silence, type Signal } from './signal.ts';

const MAX_BYTES = 256 * 1024 * 1024;

/** Runs a program that must succeed; answers what it wrote. */
export function runTool(program: string, parameters: readonly string[], input?: Uint8Array): Buffer {
  const done = spawnSync(program, parameters, { maxBuffer: MAX_BYTES, ...(input ? { input } : {}) });
  if (done.error) throw new Error(`${program} did not start: ${done.error.message}`);
  if (done.status !== 0) throw new Error(`${program} ${parameters.join(' ')}\n${done.stderr.toString()}`);
  return done.stdout;
}

export const RAW_PIPE = ['-t', 'f32', '-r', String(RATE), '-c', '1'];

export function signalOf(bytes: Buffer): Signal {
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

export function bytesOf(signal: Signal): Uint8Array {
  return new Uint8Array(signal.buffer, signal.byteOffset, signal.byteLength);
}

/** Parameters of a program, as one types them. */
export function typed(parameters: string): readonly string[] {
  return parameters.split(' ');
}

/** Through effects of sox, as one types them. */
export function throughSox(signal: Signal, effects: string): Signal {
  const raw = [...RAW_PIPE, '-', ...RAW_PIPE, '-'];
  return signalOf(runTool('sox', ['-V1', '-D', ...raw, ...typed(effects)], bytesOf(signal)));
}

interface Room {
  /** 0 to 100: how long it rings. */
  readonly ring: number;
  readonly damping: number;
  readonly size: number;
  /** The room against the sound itself. */
  readonly db: number;
  readonly tail: number;
}

export const ROOMS = {
  small: { ring: 18, damping: 60, size: 25, db: -13, tail: 0.25 },
  tiled: { ring: 42, damping: 25, size: 45, db: -9, tail: 0.6 },
  bay: { ring: 38, damping: 50, size: 70, db: -12, tail: 0.5 },
  hall: { ring: 58, damping: 45, size: 90, db: -9, tail: 1.1 },
} as const satisfies Record<string, Room>;

/** The sound in a room, with time for the room to ring out. */
export function inRoom(signal: Signal, room: Room): Signal {
  const padded = mixed([{ signal }, { signal: silence(secondsOf(signal) + room.tail) }]);
  const { ring, damping, size } = room;
  const wet = throughSox(padded, `reverb -w ${ring} ${damping} ${size} 0 12 0 highpass 120`);
  return mixed([{ signal: padded }, { signal: wet.slice(0, padded.length), db: room.db }]);
}
