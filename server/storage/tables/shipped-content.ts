// What the program shipped last of each course, work and task that it brought.
import type { JsonColumn } from '../columns.ts';

export interface ShippedContentTable {
  readonly kind: 'COURSE' | 'WORK' | 'TASK';
  /** The id that the program gives it. */
  readonly shippedId: string;
  /** Its id here: another one in a database from before these ids. */
  readonly id: string;
  /** In the form of its draft, so that a later version can be merged with what people made of it. */
  readonly data: JsonColumn<unknown>;
}

export interface ShippedContentSchema {
  readonly shippedContent: ShippedContentTable;
}
