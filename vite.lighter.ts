// What a package brings along and the page never uses is left out of its build.
import type { Plugin } from 'vite';

/** Zod writes schemas as JSON Schema by these modules: the server's and the tests' affair. */
const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const EXPORTED = /^export (?:const|function|class) (\w+)/gm;

export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!JSON_SCHEMA.test(id)) return null;
      const names = [...code.matchAll(EXPORTED)].map(([, name = '']) => name);
      return { code: names.map((name) => `export const ${name} = () => () => {};`).join('\n'), map: null };
    },
  };
}
