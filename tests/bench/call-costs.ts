// What calls cost the processors: those of the server and, where it runs on this machine, of the database.
import pg from 'pg';
import type { RunningServer } from '../support/run-server.ts';
import { cpuMs, firstThreadMs } from './process-cost.ts';

interface Costs {
  readonly allMs: number;
  /** Of the server's first thread alone. */
  readonly firstMs: number;
}

interface Times {
  readonly serverMs: number;
  readonly firstMs: number;
  /** Of the database's processes by their number; they come and go with the connections. */
  readonly database: ReadonlyMap<number, number>;
}

const HERE = new Set(['localhost', '127.0.0.1', '[::1]', '']);

/** The time that the processes of a database on this machine have taken; none of one elsewhere. */
async function databaseTimes(url: string | undefined): Promise<ReadonlyMap<number, number>> {
  if (url === undefined || !HERE.has(new URL(url).hostname)) return new Map();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
  return new Map(rows.map(({ pid }) => [pid, cpuMs(pid) ?? 0]));
}

export async function timesOf({ process }: RunningServer, databaseUrl: string | undefined): Promise<Times> {
  const pid = process.pid ?? 0;
  return {
    serverMs: cpuMs(pid) ?? 0,
    firstMs: firstThreadMs(pid) ?? 0,
    database: await databaseTimes(databaseUrl),
  };
}

/** The sum over the rounds of a bench. */
export class CallCosts {
  #count = 0;
  #sum: Costs = { allMs: 0, firstMs: 0 };

  add(count: number, before: Times, after: Times): void {
    this.#count += count;
    const databaseMs = [...after.database].map(([pid, ms]) => ms - (before.database.get(pid) ?? 0));
    this.#sum = {
      allMs:
        this.#sum.allMs + (after.serverMs - before.serverMs) + databaseMs.reduce((sum, ms) => sum + ms, 0),
      firstMs: this.#sum.firstMs + after.firstMs - before.firstMs,
    };
  }

  /** Of one call, in ms. */
  each(of: keyof Costs): number {
    return this.#sum[of] / Math.max(1, this.#count);
  }
}
