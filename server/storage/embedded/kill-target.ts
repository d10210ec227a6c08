// The process that the kill -9 test kills: inserts endlessly and prints each id once it is acknowledged.
import { json } from '../columns.ts';
import { newId } from '../new-id.ts';
import { openEmbedded } from './open-embedded.ts';

const storage = await openEmbedded({ dataDir: process.argv[2] ?? '' });

async function insertForEver(): Promise<never> {
  for (;;) {
    const id = newId();
    const row = {
      id,
      at: '',
      personId: null,
      personName: '',
      what: 'kill',
      subjectType: 'test',
      subjectId: null,
    };
    await storage.hot([
      { query: storage.db.insertInto('auditLog').values({ ...row, before: json(1), after: json(2) }) },
    ]);
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: 20 }, insertForEver));
