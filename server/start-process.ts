// Processes that read what people sent, apart from the one that answers everybody.
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { threadEnv } from './start-thread.ts';

interface ProcessBounds {
  /** What the objects of its code may take. */
  readonly heapMb: number;
  /** Of what is made and dropped soon, how much is gathered before it is swept (V8's semi-space), from the start on; V8 chooses if left out. */
  readonly youngMb?: number | undefined;
  /** Whether V8 sweeps in the one thread that also works: slower, and at most one processor is taken. */
  readonly sweepsAlone?: boolean | undefined;
  /** Whether it works only while nobody else wants the processor, where the system knows of such a class. */
  readonly isIdle?: boolean | undefined;
  /** Depth of calls, for what is nested deeply; the system gives 8 MB at least. */
  readonly stackMb?: number;
}

/** By which a program runs in the idle class of Linux: NICE.LAST still holds a processor for milliseconds when somebody wakes up. */
const IDLE_START = ['chrt', '--idle', '0'] as const;
let knowsIdle: boolean | undefined;

/** Asked once, of the program itself: it may be missing, and a container may forbid the class. */
function canBeIdle(): boolean {
  const [program, ...options] = IDLE_START;
  knowsIdle ??= process.platform === 'linux' && spawnSync(program, [...options, 'true']).status === 0;
  return knowsIdle;
}

/** What is run with which options in front of the module. */
function commandOf(options: readonly string[], isIdle: boolean) {
  if (!isIdle || !canBeIdle()) return { execPath: process.execPath, execArgv: [...options] };
  const [execPath, ...first] = IDLE_START;
  return { execPath, execArgv: [...first, process.execPath, ...options] };
}

/**
 * Starts a module in a process of its own. Not in a thread: where native code (a split, JSON.parse) needs more at once than the heap that is
 * left, V8 ends the whole process, whatever the bounds of a thread say.
 * @param module calls answerParent
 */
export function startProcess(
  module: URL,
  { heapMb, youngMb, sweepsAlone, isIdle = false, stackMb }: ProcessBounds,
): ChildProcess {
  const stack = stackMb === undefined ? [] : [`--stack-size=${stackMb * 1000}`];
  const young =
    youngMb === undefined ? [] : [`--min-semi-space-size=${youngMb}`, `--max-semi-space-size=${youngMb}`];
  const sweeping = sweepsAlone === true ? ['--single-threaded-gc'] : [];
  return fork(module, {
    ...commandOf([`--max-old-space-size=${heapMb}`, ...young, ...sweeping, ...stack], isIdle),
    env: threadEnv(),
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Of a process that has ended: whether it did so because its heap was full. */
export function wasOutOfMemory({ signalCode }: ChildProcess): boolean {
  return signalCode === 'SIGABRT';
}

/** As the system counts it: 0 is as everybody. BEHIND is for what somebody waits for, LAST for what nobody does. */
export const NICE = { BEHIND: 5, LAST: 19 } as const;

/** Nobody may go before where the process was started; a thread that has ended meanwhile needs no place. */
function setBehind(thread: number, nice: number): void {
  try {
    if (getPriority(thread) < nice) setPriority(thread, nice);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('ESRCH')) throw error;
  }
}

/** Linux counts by thread, and V8's own are there before the first line of ours. */
function runBehind(nice: number): void {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) setBehind(Number(thread), nice);
}

/**
 * In a process that startProcess made: answers each message of the parent, behind those that answer people when the processors are short. It
 * ends with its parent, and not by the signals that a whole group gets: the parent still waits for its answer.
 */
export function answerParent<Message, Reply>(
  answer: (message: Message) => Reply | Promise<Reply>,
  nice: number = NICE.BEHIND,
): void {
  runBehind(nice);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  // Safe: the parent sends what its own types say.
  process.on('message', (message) => {
    void Promise.resolve(answer(message as Message)).then((reply) => tellParent(reply));
  });
}

/** A parent that has gone needs no answer. */
export function tellParent(message: unknown): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
