// Threads that mark and parse wait for those that answer people when the processors are short.
import { setPriority } from 'node:os';

/** 0 is as everybody, 19 the last. */
const NICE = 5;

/** For the calling thread alone; only Linux tells the threads of a process apart. */
export function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(NICE);
}
