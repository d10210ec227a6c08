// The bank among a hundred thousand tasks: searched, filtered and sorted, by the API.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { runMigrations } from '#server/migrations/run-migrations.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Tx } from '#server/storage/schema.ts';
import { buildTestApp, testPerson } from '#tests/support/test-app.ts';
import type { Figure } from './bench.ts';
import { i, idOf, insertSeries, momentOf, START } from './many-people.ts';
import { measuredList } from './people-lists.ts';

const TASKS = 100_000;
const ALLOWED_MS = 50;

/** Some are of a seldom type, in a work, of a topic or archived; the words of the texts repeat as those of a school do. */
const question = sql`'Вопрос ' || cast(i as text) || ': что делает оператор участка ' || cast(cast(i as bigint) * 7919 % 500 as text) || '?'`;
const lower = sql`'вопрос ' || cast(i as text) || ': что делает оператор участка ' || cast(cast(i as bigint) * 7919 % 500 as text) || '?'`;
const rest = sql`' what does the operator do ' || cast(i % 977 as text) || ' 操作员做什么 проверяет кассету вызывает инженера останавливает установку и сообщает начальнику смены номер партии маршрут и время'`;

async function addTasks(tx: Tx, engine: Storage['engine']): Promise<void> {
  const data = sql`'{"taskType":"QUESTION","question":{"content":{"ru":"' || ${question} || '","en":"","ch":""},"filesId":[]},"settingsTask":{"modes":["TRAINING"],"maxAttempts":null,"hintPenalty":0},"maxScore":1}'`;
  await insertSeries(tx, 'tasks', [0, TASKS], {
    id: idOf('t', i),
    taskType: sql`case i % 1000 when 7 then 'PAINT' else case i % 3 when 0 then 'NUMERIC' else 'QUESTION' end end`,
    revision: 1,
    dateCreating: momentOf(i),
    changedAt: momentOf(sql`(cast(i as bigint) * 31 % 100000)`),
    archivedAt: sql`case i % 50 when 3 then ${sql.lit(START)} else null end`,
    questionKey: lower,
    searchText: sql`${lower} || ${rest}`,
    maxScore: sql`i % 20`,
    workCount: sql`case i % 100 when 1 then 0 else 1 end`,
    version: 1,
  });
  await insertSeries(tx, 'taskRevisions', [0, TASKS], {
    taskId: idOf('t', i),
    revision: 1,
    data: engine === 'postgres' ? sql`cast(${data} as jsonb)` : data,
    createdAt: START,
    createdBy: null,
  });
  await insertSeries(tx, 'topics', [0, 100], {
    id: idOf('p', i),
    parentId: sql`case when i < 10 then '' else 'p' || cast(10000000 + i % 10 as text) end`,
    name: sql`'Тема ' || cast(i as text)`,
    nameKey: sql`'тема ' || cast(i as text)`,
    archivedAt: null,
    version: 1,
  });
  await insertSeries(tx, 'taskTopics', [0, TASKS], {
    taskId: idOf('t', i),
    topicId: idOf('p', sql`(i % 100)`),
  });
}

const SORTS = ['changedAt,desc', 'question,asc', 'maxScore,desc'];
const FILTERS = [
  '',
  'taskType=PAINT',
  'taskType=NUMERIC',
  'used=false',
  'state=ARCHIVE',
  'topicId=p10000042',
  'topicId=p10000002',
  'search=вопрос 43219',
  'search=участка 77',
  'search=оператор',
  'search=操作员',
  'search=никого',
  'search=ка',
  'search=оператор&taskType=PAINT',
];

export async function bankFigures(storage: Storage): Promise<readonly Figure[]> {
  await runMigrations(storage);
  await storage.write((tx) => addTasks(tx, storage.engine));
  // As the database's own housekeeping leaves the tables a minute after they have grown.
  const tidy = storage.engine === 'postgres' ? sql`vacuum analyze` : sql`analyze`;
  await tidy.execute(storage.db);
  const dataDir = await mkdtemp(join(tmpdir(), 'kristall-bench-'));
  const app = await buildTestApp({ ...storage, dataDir });
  const teacher = await testPerson(app, 'ROLE_TEACHER');
  const figures: Figure[] = [];
  await measuredList(app, teacher, '/tasks?sort=changedAt,desc');
  for (const filter of FILTERS)
    for (const sort of SORTS) {
      const address = `/tasks?sort=${sort}&${filter}`;
      figures.push({
        what: `${storage.engine}: ${address}, p95`,
        value: await measuredList(app, teacher, address),
        unit: 'ms',
        limit: { kind: 'atMost', value: ALLOWED_MS },
      });
    }
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
  return figures;
}
