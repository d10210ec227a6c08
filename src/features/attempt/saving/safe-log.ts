// A device's log beside one in memory: when the device fails in the middle (its space is full), nothing stops or is lost
// as long as the page lives.
import type { DeviceLog } from './device-log.ts';
import { createMemoryLog, type MemoryLog } from './memory-log.ts';

/**
 * Writes to both, reads from memory.
 * @param onFailure the device keeps nothing from now on
 */
export async function createSafeLog(device: DeviceLog, onFailure: () => void): Promise<DeviceLog> {
  const memory = createMemoryLog({
    attempt: await device.attempt(),
    events: await device.pending(),
    batch: await device.batchOnItsWay(),
  });
  return new SafeLog(device, memory, onFailure);
}

class SafeLog implements DeviceLog {
  readonly #memory: MemoryLog;
  readonly #onFailure: () => void;
  #device: DeviceLog | undefined;

  constructor(device: DeviceLog, memory: MemoryLog, onFailure: () => void) {
    this.#device = device;
    this.#memory = memory;
    this.#onFailure = onFailure;
  }

  readonly attempt: DeviceLog['attempt'] = () => this.#memory.attempt();
  readonly pending: DeviceLog['pending'] = () => this.#memory.pending();
  readonly batchOnItsWay: DeviceLog['batchOnItsWay'] = () => this.#memory.batchOnItsWay();

  readonly append: DeviceLog['append'] = async (event, happenedMs, clock) => {
    const key = await this.#onDevice((device) => device.append(event, happenedMs, clock));
    if (key === undefined) return this.#memory.append(event, happenedMs, clock);
    this.#memory.take({ key, event, happenedMs, clock });
    return key;
  };

  readonly keepAttempt: DeviceLog['keepAttempt'] = async (attempt) => {
    await this.#onDevice((device) => device.keepAttempt(attempt));
    await this.#memory.keepAttempt(attempt);
  };

  readonly keepBatch: DeviceLog['keepBatch'] = async (batch, lastKey) => {
    await this.#onDevice((device) => device.keepBatch(batch, lastKey));
    await this.#memory.keepBatch(batch, lastKey);
  };

  readonly acknowledge: DeviceLog['acknowledge'] = async (lastKey, contact) => {
    await this.#onDevice((device) => device.acknowledge(lastKey, contact));
    await this.#memory.acknowledge(lastKey, contact);
  };

  readonly dropBatch: DeviceLog['dropBatch'] = async () => {
    await this.#onDevice((device) => device.dropBatch());
    await this.#memory.dropBatch();
  };

  readonly dropRefused: DeviceLog['dropRefused'] = async (lastKey) => {
    await this.#onDevice((device) => device.dropRefused(lastKey));
    await this.#memory.dropRefused(lastKey);
  };

  readonly forget: DeviceLog['forget'] = async () => {
    await this.#onDevice((device) => device.forget());
    await this.#memory.forget();
  };

  async #onDevice<T>(act: (device: DeviceLog) => Promise<T>): Promise<T | undefined> {
    const device = this.#device;
    if (!device) return undefined;
    try {
      return await act(device);
    } catch {
      this.#device = undefined;
      // What it holds would be sent once more after a reload, beside what memory has sent by then.
      await device.forget().catch(() => undefined);
      this.#onFailure();
      return undefined;
    }
  }
}
