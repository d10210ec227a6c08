// The free space on the disk of the data folder: below the setting, uploads are refused before they are taken.
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { ServerSpace } from '#contract/calls/server-space.ts';
import type { Config } from '../config.ts';
import { ApiFault } from './errors/api-fault.ts';

export interface FreeSpace {
  /** As it was last looked at. */
  readonly state: ServerSpace;
  /** Looks at the disk; a background job does so. */
  check(): Promise<void>;
  /** Throws STORAGE_FULL while the space is low. */
  requireRoom(): void;
}

function freeSpaceOf({ dataDir, minFreeBytes }: Config): FreeSpace {
  let state: ServerSpace = { isLow: false, freeBytes: null, minFreeBytes };
  return {
    get state() {
      return state;
    },
    async check() {
      // What an ordinary user may fill: a part of the disk is often kept for root.
      const { bavail, bsize } = await statfs(dataDir);
      const freeBytes = bavail * bsize;
      state = { isLow: freeBytes < minFreeBytes, freeBytes, minFreeBytes };
    },
    requireRoom() {
      if (state.isLow) throw new ApiFault('STORAGE_FULL', { message: 'SPACE_LOW' });
    },
  };
}

/** Adds `app.freeSpace` and its measurement; must be called after the metrics. */
export function addFreeSpace(app: FastifyInstance): void {
  const freeSpace = freeSpaceOf(app.config);
  app.decorate('freeSpace', freeSpace);
  new Gauge({
    name: 'data_folder_free_bytes',
    help: 'Free space on the disk of the data folder; -1 until it was looked at',
    registers: [app.metrics],
    collect() {
      this.set(freeSpace.state.freeBytes ?? -1);
    },
  });
}
