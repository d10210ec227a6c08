/** What differs between the two sides of an entry of the audit log, field by field. */
import type { AuditChange } from '#contract/calls/audit.ts';
import { listSeparator } from '#contract/audit/field-words.ts';

type Value = AuditChange['before'];
type Fields = Readonly<Record<string, unknown>>;

/** Fields that say nothing to a reader: they follow from others, or count changes. */
const silent = new Set([
  'id',
  'version',
  'searchText',
  'url',
  'dateCreating',
  'createdAt',
  'reviewedAt',
  'reviewedBy',
  'letter',
  'loginTaken',
  'emailTaken',
  'userCount',
  'avatarId',
  'userId',
  'builtIn',
]);
const deepest = 6;
const longest = 2000;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): value is Value {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** What a thing within a list or a field is called: its name where it has one, else its JSON. */
function calledAs(item: unknown): string {
  if (isScalar(item)) return String(item ?? '');
  if (isObject(item)) {
    const names = ['titleName', 'fullName', 'title', 'name', 'id'].map((field) => item[field]);
    const name = names.find((found) => typeof found === 'string' && found !== '');
    if (typeof name === 'string') return name;
  }
  return JSON.stringify(item) ?? '';
}

/** Only a reference to something, such as a group or a role: it is called by its name. */
function isReference(value: Fields): boolean {
  return 'id' in value && Object.keys(value).length <= 4 && calledAs(value) !== value['id'];
}

function shown(value: unknown): Value {
  if (value === undefined) return null;
  const text = isScalar(value) ? value : calledAs(value);
  return typeof text === 'string' ? text.slice(0, longest) : text;
}

function joined(items: readonly unknown[]): Value {
  return items.length === 0 ? null : items.map(calledAs).join(listSeparator).slice(0, longest);
}

/** Of two lists what is in the one alone. */
function beyond(items: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const known = new Set(others.map((other) => JSON.stringify(other)));
  return items.filter((item) => !known.has(JSON.stringify(item)));
}

function listChange(path: string, before: readonly unknown[], after: readonly unknown[]): AuditChange[] {
  const gone = beyond(before, after);
  const come = beyond(after, before);
  // The same things in another order: both orders are shown.
  if (gone.length + come.length === 0) return [{ path, before: joined(before), after: joined(after) }];
  return [{ path, before: joined(gone), after: joined(come) }];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** A list where the other side has none counts as an empty one. */
function listsOf(before: unknown, after: unknown): [readonly unknown[], readonly unknown[]] | undefined {
  const lists = [before, after].map((side) => (Array.isArray(side) ? side : isEmpty(side) ? [] : undefined));
  const [one, other] = lists;
  return one === undefined || other === undefined || (!Array.isArray(before) && !Array.isArray(after))
    ? undefined
    : [one, other];
}

function goesDeeper(before: unknown, after: unknown, depth: number): boolean {
  const sides = [before, after].filter((side) => !isEmpty(side));
  return depth < deepest && sides.length > 0 && sides.every((side) => isObject(side) && !isReference(side));
}

function changesAt(path: string, before: unknown, after: unknown, depth: number): AuditChange[] {
  if (JSON.stringify(before) === JSON.stringify(after) || (isEmpty(before) && isEmpty(after))) return [];
  const lists = listsOf(before, after);
  if (lists !== undefined) return listChange(path === '' ? 'items' : path, ...lists);
  if (goesDeeper(before, after, depth))
    return changesOfFields(path, isObject(before) ? before : {}, isObject(after) ? after : {}, depth);
  return [{ path: path === '' ? 'items' : path, before: shown(before), after: shown(after) }];
}

function changesOfFields(path: string, before: Fields, after: Fields, depth: number): AuditChange[] {
  const all = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  // Where a thing has a title, its name is a code.
  const names = all.filter((name) => !silent.has(name) && !(name === 'name' && all.includes('titleName')));
  return names.flatMap((name) => {
    // What a change did not mention stayed as it was.
    const given = name in after || Object.keys(after).length === 0 ? after[name] : before[name];
    return changesAt(path === '' ? name : `${path}.${name}`, before[name], given, depth + 1);
  });
}

/** Every field that differs; the thing as it was made where there was none before, as it was where none is left. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  return changesAt('', before ?? undefined, after ?? undefined, 0);
}
