// Statements built once: for calls made all the time, building a query costs more than running it.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** A placeholder for a value that differs at each use. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The trees of prepared statements, which every use of a statement shares. */
const prepared = new WeakSet<CompiledQuery['query']>();

/** Whether it was made by `prepareStatement`, and so will come again and again. */
export function isPreparedQuery({ query }: CompiledQuery): boolean {
  return prepared.has(query);
}

export type SlotValues = Readonly<Record<string, unknown>>;

/**
 * @param build makes the statement, once for each database; `slot('name')` marks the place of `values.name`
 * @returns a function that gives the statement with the values of one use
 */
export function prepareStatement(
  build: (db: Db, slot: <T>(name: string) => T) => Compilable,
): (db: Db, values: SlotValues) => CompiledQuery {
  const built = new WeakMap<Db, CompiledQuery>();
  return (db, values) => {
    let template = built.get(db);
    if (template === undefined) {
      // Safe: Kysely passes parameters through as they are, so a Slot can stand in for the column's value.
      template = build(db, <T>(name: string) => new Slot(name) as T).compile();
      prepared.add(template.query);
      built.set(db, template);
    }
    const parameters = template.parameters.map((value) =>
      value instanceof Slot ? valueOf(values, value) : value,
    );
    return { ...template, parameters };
  };
}

function valueOf(values: SlotValues, { name }: Slot): unknown {
  const value = values[name];
  if (value === undefined) throw new Error(`The statement was given no ${name}.`);
  return value;
}
