// The differences between the two sides of an audit entry, field by field.
import type { AuditChange } from '#contract/calls/audit-log.ts';
import { LIST_SEPARATOR } from '#contract/audit-log/value-words.ts';

type Value = AuditChange['before'];
type Fields = Readonly<Record<string, unknown>>;

/** Fields that tell a reader nothing: they follow from others, or count changes. */
const SILENT = new Set([
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
  'freeLogin',
  'emailTaken',
  'userCount',
  'avatarId',
  'userId',
  'builtIn',
  // Beside their names.
  'teacherIds',
  'dateChanged',
  'archivedAt',
  'learnerCount',
  'workCount',
  'hiddenUserCount',
  'hiddenPersonCount',
  'changeable',
  'holds',
  'isTold',
  'state',
  'lastEnd',
  'contentAt',
  'kitId',
  'workId',
  'changedAt',
  'changedByName',
  'byName',
  'isBuiltIn',
  'useCount',
  'nameKey',
  'usual',
  'changed',
  'rulesetId',
  'rulesetRevision',
  'order',
  'seed',
  'key',
  'setId',
]);
/** Fields whose inside is for programs, or ids without names: it is said only that they changed. */
const OPAQUE = new Set([
  'params',
  'rich',
  'alts',
  'quotas',
  'terms',
  'filesId',
  'fileDocumentIds',
  'answerFileIds',
  'pictureId',
  'courseId',
  'parentId',
  'rubric',
  'reference',
  'match',
  'way',
  'play',
  'chain',
  'profile',
  'sources',
  'condition',
  'examples',
]);
const DEEPEST = 6;
const MAX_TEXT_LENGTH = 2000;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): value is Value {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** A text in the languages of the product is shown by its Russian one, which it always has. */
const textOf = (value: unknown): unknown => (isObject(value) ? value['ru'] : value);

/** How a thing within a list or a field is named: by its name if it has one, else by its JSON. */
function calledAs(item: unknown): string {
  if (isScalar(item)) return String(item ?? '');
  if (isObject(item)) {
    const fields = ['titleName', 'fullName', 'title', 'name', 'content', 'label', 'id'];
    const names = fields.map((field) => textOf(item[field]));
    const name = names.find((found) => typeof found === 'string' && found !== '');
    if (typeof name === 'string') return name;
    const { taskId, mark } = item;
    if (typeof taskId === 'string') return `${taskId}: ${typeof mark === 'number' ? mark : '—'}`;
  }
  return JSON.stringify(item) ?? '';
}

/** Whether the value is only a reference, such as to a group or a role, and so is shown by its name. */
function isReference(value: Fields): boolean {
  return 'id' in value && Object.keys(value).length <= 4 && calledAs(value) !== value['id'];
}

function shown(value: unknown): Value {
  if (value === undefined) return null;
  const text = isScalar(value) ? value : calledAs(value);
  return typeof text === 'string' ? text.slice(0, MAX_TEXT_LENGTH) : text;
}

function joined(items: readonly unknown[]): Value {
  return items.length === 0 ? null : items.map(calledAs).join(LIST_SEPARATOR).slice(0, MAX_TEXT_LENGTH);
}

/** The items that the other list does not have. */
function beyond(items: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const known = new Set(others.map((other) => JSON.stringify(other)));
  return items.filter((item) => !known.has(JSON.stringify(item)));
}

function listChange(path: string, before: readonly unknown[], after: readonly unknown[]): AuditChange[] {
  const gone = beyond(before, after);
  const come = beyond(after, before);
  // The same items in another order: both orders are shown.
  if (gone.length + come.length === 0) return [{ path, before: joined(before), after: joined(after) }];
  return [{ path, before: joined(gone), after: joined(come) }];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Both sides as lists, if one of them is a list; a missing list counts as empty. */
function listsOf(before: unknown, after: unknown): [readonly unknown[], readonly unknown[]] | undefined {
  const lists = [before, after].map((side) => (Array.isArray(side) ? side : isEmpty(side) ? [] : undefined));
  const [one, other] = lists;
  return one === undefined || other === undefined || (!Array.isArray(before) && !Array.isArray(after))
    ? undefined
    : [one, other];
}

function goesDeeper(before: unknown, after: unknown, depth: number): boolean {
  const sides = [before, after].filter((side) => !isEmpty(side));
  return depth < DEEPEST && sides.length > 0 && sides.every((side) => isObject(side) && !isReference(side));
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
  // If a thing has a title, its name is only a code.
  const names = all.filter((name) => !SILENT.has(name) && !(name === 'name' && all.includes('titleName')));
  return names.flatMap((name) => {
    // A field that a change does not mention kept its value.
    const given = name in after || Object.keys(after).length === 0 ? after[name] : before[name];
    const own = path === '' ? name : `${path}.${name}`;
    return OPAQUE.has(name)
      ? opaqueChange(own, before[name], given)
      : changesAt(own, before[name], given, depth + 1);
  });
}

function opaqueChange(path: string, before: unknown, after: unknown): AuditChange[] {
  const [was, is] = [before, after].map((value) => !isEmpty(value) && JSON.stringify(value) !== '{}');
  if (JSON.stringify(before) === JSON.stringify(after) || (!was && !is)) return [];
  if (was && is) return [{ path, before: null, after: 'CHANGED' }];
  return [{ path, before: was ? 'FILLED' : null, after: is ? 'FILLED' : null }];
}

/** Every field that differs. If `before` is empty, all fields as created; if `after` is, all as they were. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  return changesAt('', before ?? undefined, after ?? undefined, 0);
}
