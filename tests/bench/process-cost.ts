// What a process takes of the machine: Linux alone tells (/proc); elsewhere undefined.
import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const MS_A_TICK = 10;
const BYTES_A_KILOBYTE = 1024;

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function ticksIn(path: string): number | undefined {
  // The name of the process stands in brackets and may hold anything; user and system time are the 12th and 13th after it.
  const fields = textOf(path)?.split(') ').at(-1)?.split(' ');
  return fields === undefined ? undefined : Number(fields[11]) + Number(fields[12]);
}

/** CPU time of a process since it began, in ms. */
export function cpuMs(pid: number): number | undefined {
  const ticks = ticksIn(`/proc/${pid}/stat`);
  return ticks === undefined ? undefined : ticks * MS_A_TICK;
}

/** The same for its first thread alone, which in a server answers everybody. */
export function firstThreadMs(pid: number): number | undefined {
  const ticks = ticksIn(`/proc/${pid}/task/${pid}/stat`);
  return ticks === undefined ? undefined : ticks * MS_A_TICK;
}

/** The memory that a process holds, in bytes. */
export function memoryBytes(pid: number): number | undefined {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`) ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * BYTES_A_KILOBYTE;
}
