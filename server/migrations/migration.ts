// What a migration is. All of them are listed in all.ts; the runner is run-migrations.ts.
import type { Kysely, RawBuilder } from 'kysely';

type ColumnSpec = RawBuilder<unknown> | 'boolean' | 'integer' | 'double precision' | 'text';

/** The engine's type for each kind of column. With these, both engines sort, compare and parse alike. */
export interface ColumnKinds {
  readonly engine: 'embedded' | 'postgres';
  /** Ids, keys, codes, search columns, date-times: text compared by code points on both engines. */
  readonly key: ColumnSpec;
  readonly dateTime: ColumnSpec;
  readonly text: ColumnSpec;
  readonly boolean: 'boolean';
  readonly integer: 'integer';
  /** Whole numbers beyond 2^31 (read as a JavaScript number). */
  readonly bigInteger: ColumnSpec;
  readonly real: 'double precision';
  /** Reading gives the parsed value; write it with json(). */
  readonly json: ColumnSpec;
  readonly bytes: ColumnSpec;
}

export interface Migration {
  /** Such as `0001-people`: never changes once released; names sort in the order in which they run. */
  readonly name: string;
  up(db: Kysely<unknown>, columns: ColumnKinds): Promise<void>;
}
