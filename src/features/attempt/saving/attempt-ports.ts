// What opening and saving an attempt need: a server that takes it, a device that keeps it.
import type { Attempt, AttemptStanding, EventBatch } from '#contract/entities/attempt.ts';
import type { OfflineKit } from '#contract/entities/offline-kit.ts';
import type { Holding, WorkMode } from '#contract/entities/work.ts';
import type { BegunOffline } from './begin-offline.ts';
import type { AttemptDevice } from './device-log.ts';
import type { SendOutcome } from './saver.ts';

export interface WantedAttempt {
  readonly workId: string;
  readonly mode: WorkMode;
  readonly executionId?: string | undefined;
  /** What the event asks for at the start. */
  readonly codeWord?: string | undefined;
  /** The one that began here: there may be others of the same work. */
  readonly begun?: BegunOffline | undefined;
  /** The one that this device goes on with: where it has ended, the start is refused as ATTEMPT_CLOSED. */
  readonly attemptId?: string | undefined;
}

/** A work taken along. */
export interface TakenKit {
  readonly kit: OfflineKit;
  /** The device's own clock when it came. */
  readonly deviceMs: number;
  /** When events hold the work, as told since. */
  readonly holdings?: readonly Holding[];
}

export interface AttemptServer {
  /**
   * Starts or takes over; rejects with an ApiError.
   * @param writerKey names this opening: made again with the same one it is no other writer
   */
  start(wanted: WantedAttempt, writerKey: string): Promise<Attempt>;
  /** How an attempt stands; rejects with an ApiError. */
  standing(attemptId: string): Promise<AttemptStanding>;
  send(attemptId: string, batch: EventBatch): Promise<SendOutcome>;
}

export interface AttemptPorts {
  /** undefined: the browser gives no database (a private window, no space left). */
  readonly device: AttemptDevice | undefined;
  readonly server: AttemptServer;
  /** What TRAINING of a work can begin with where the server can't be reached. */
  readonly kitOf?: (workId: string) => Promise<TakenKit | undefined>;
  readonly newKey: () => string;
}
