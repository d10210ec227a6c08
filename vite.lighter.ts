// What packages bring along and the page never uses is left out of its build.
import type { Plugin } from 'vite';

/** Zod writes schemas as JSON Schema by these modules: the server's and the tests' affair. */
const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
/** Where each kind of schema says by which of them it is written. */
const SCHEMA_KINDS = /\/zod\/v4\/classic\/schemas\.js$/;
const WRITTEN_BY = /^ *inst\._zod\.processJSONSchema = .*;$/gm;
/** Zod's own words for what is wrong: a person is told in the product's. */
const ZOD_WORDS = /\/zod\/v4\/locales\/en\.js$/;
const NO_WORDS = "export default () => ({ localeError: () => 'Invalid input' });";
/** What draws SVG given as text: the scenes have none. */
const SVG_PARSER = /\/pixi\.js\/lib\/scene\/graphics\/shared\/svg\/SVGParser\.mjs$/;
const EXPORTED = /^export (?:const|function|class) (\w+)/gm;
/** Pixi's events, accessibility, filters and DOM, for whoever lets it choose its parts (scenes/kit/stage/renderer.ts does not). */
const ALL_OF_PIXI = /\/pixi\.js\/lib\/environment-(?:browser\/browser|webworker\/webworker)All\.mjs$/;

/** Each export of a module as a function that does nothing. */
function idle(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name = '']) => name);
  return names.map((name) => `export const ${name} = () => () => {};`).join('\n');
}

export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (JSON_SCHEMA.test(id)) return { code: idle(code), map: null };
      if (SCHEMA_KINDS.test(id)) return { code: code.replaceAll(WRITTEN_BY, ''), map: null };
      if (ZOD_WORDS.test(id)) return { code: NO_WORDS, map: null };
      if (SVG_PARSER.test(id)) return { code: 'export const SVGParser = () => undefined;', map: null };
      return ALL_OF_PIXI.test(id) ? { code: 'export {};', map: null } : null;
    },
  };
}
