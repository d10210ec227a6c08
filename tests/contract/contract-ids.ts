// Where a call takes ids, found in its schemas, so that a new call cannot be forgotten by a test.
import { z } from 'zod';
import type { CallDefinition } from '#contract/call.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

const IS_ID = /^(?:id|ids)$|(?:Id|Ids)$/;

function idsIn(schema: Schema | undefined, path = ''): readonly string[] {
  if (schema === undefined) return [];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [
      ...(IS_ID.test(name) ? [`${path}${name}`] : []),
      ...idsIn(inner, `${path}${name}.`),
    ]),
    ...idsIn(items, path),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => idsIn(inner, path)),
  ];
}

/** Such as `getUser :id` or `changeUsers body.action.groupId`. */
export function idPlacesOf(call: CallDefinition): readonly string[] {
  const schemaOf = (schema: z.ZodType | undefined): Schema | undefined =>
    schema === undefined
      ? undefined
      : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([name]) => name);
  const places = [
    ...inPath,
    ...idsIn(schemaOf(call.query)).map((name) => `query.${name}`),
    ...idsIn(schemaOf(call.body)).map((name) => `body.${name}`),
  ];
  return [...new Set(places)].map((place) => `${call.id} ${place}`);
}
