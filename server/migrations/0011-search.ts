// Trigram indexes: searching people, requests, results and the audit log by part of a name or title.
import type { Migration } from './migration.ts';
import { addTrigrams } from './trigrams.ts';

export const searchMigration: Migration = {
  name: '0011-search',
  up: (db, columns) => addTrigrams(db, columns, ['attempts', 'auditLog', 'users', 'registrationRequests']),
};
