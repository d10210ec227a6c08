// What is worked out once for each object and asked again and again, mostly of the same one in a row.

/** The function, which works out its value once for each object; the objects never change. */
export function onceForEach<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  let lastKey: Key | undefined;
  let last: { readonly value: Value } | undefined;
  return (key) => {
    if (key !== lastKey || last === undefined) {
      last = known.get(key);
      if (last === undefined) known.set(key, (last = { value: work(key) }));
      lastKey = key;
    }
    return last.value;
  };
}
