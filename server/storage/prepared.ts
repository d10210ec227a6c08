/** Statements built once: for a call that is made all the time, building a query costs more than running it. */
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** Stands for a value that each use gives anew. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type SlotValues = Readonly<Record<string, unknown>>;

/**
 * @param build makes the statement once for each database; `slot('name')` stands where `values.name` will
 * @returns the statement with the values of one use
 */
export function prepareStatement(
  build: (db: Db, slot: <T>(name: string) => T) => Compilable,
): (db: Db, values: SlotValues) => CompiledQuery {
  const built = new WeakMap<Db, CompiledQuery>();
  return (db, values) => {
    let template = built.get(db);
    if (template === undefined) {
      // Kysely hands a parameter on as it is, whatever it is: the type is that of the column it stands for.
      template = build(db, <T>(name: string) => new Slot(name) as T).compile();
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
