// A Fastify route that does one durable insert and nothing else: the baseline for saving. Prints its address.
import Fastify from 'fastify';
import { openStorage } from '#server/storage/open-storage.ts';

const storage = await openStorage({
  dataDir: process.env['DATA_DIR'] ?? '',
  databaseUrl: process.env['DATABASE_URL'],
});
const app = Fastify();
let next = 0;

app.post('/', async (request) => {
  next += 1;
  const now = new Date().toISOString();
  const row = {
    key: `bench-${next}`,
    count: 1,
    windowStartedAt: JSON.stringify(request.body),
    blockedUntil: null,
    expiresAt: now,
  };
  await storage.hot([{ query: storage.db.insertInto('tries').values(row), expectRows: 1 }]);
  return { next };
});

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
