/** Every migration in the order of running. A released one is never changed; a change is a new one at the end. */
import { peopleMigration } from './0001-people.ts';
import { learningMigration } from './0002-learning.ts';
import { builtInContentMigration } from './0003-built-in-content.ts';
import { questionsMigration } from './0004-questions.ts';
import { reviewsMigration } from './0005-reviews.ts';
import { writerKeysMigration } from './0006-writer-keys.ts';
import type { Migration } from './migration.ts';

export const migrations: readonly Migration[] = [
  peopleMigration,
  learningMigration,
  builtInContentMigration,
  questionsMigration,
  reviewsMigration,
  writerKeysMigration,
];
