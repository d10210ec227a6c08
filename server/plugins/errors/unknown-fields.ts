// Fields inside a body that its schema does not know: a misspelt or misplaced one would be left out without a word.
import { z } from 'zod';
import { isFields } from '#contract/rich-text/in-content.ts';

type Path = readonly (string | number)[];
type Unknown = z.core.$ZodIssueUnrecognizedKeys;

/** The option of a union by which a value is read. */
const optionFor = (options: readonly z.core.$ZodType[], input: unknown): z.core.$ZodType | undefined =>
  options.find((option) => z.safeParse(option, input).success);

function inObject(schema: z.ZodObject, input: unknown, path: Path): readonly Unknown[] {
  if (!isFields(input)) return [];
  const { shape } = schema;
  const keys = Object.keys(input).filter((key) => !Object.hasOwn(shape, key));
  // What stands beside the fields of the whole, such as the dates of a work that was read before, is left out as ever.
  const isInside = path.some((part) => typeof part === 'string');
  const own: readonly Unknown[] =
    isInside && keys.length > 0
      ? [{ code: 'unrecognized_keys', keys, path: [...path], input, message: '' }]
      : [];
  const parts = Object.entries(shape).flatMap(([key, part]) =>
    unknownFields(part, input[key], [...path, key]),
  );
  return [...own, ...parts];
}

/** One issue for each object inside `input` that has fields of its own. Records and rich texts say themselves what they take. */
export function unknownFields(
  schema: z.core.$ZodType | undefined,
  input: unknown,
  path: Path = [],
): readonly Unknown[] {
  if (schema instanceof z.ZodObject) return inObject(schema, input, path);
  if (schema instanceof z.ZodArray && Array.isArray(input))
    return input.flatMap((entry, at) => unknownFields(schema.element, entry, [...path, at]));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return unknownFields(schema.unwrap(), input, path);
  if (schema instanceof z.ZodUnion) return unknownFields(optionFor(schema.options, input), input, path);
  return [];
}
