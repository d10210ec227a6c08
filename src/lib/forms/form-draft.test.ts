import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropAllDrafts, keepChanges, keepDraft, mergeChanges, readDraft, withChanges } from './form-draft.ts';

/** A storage of the browser; its keys are its own fields there, too. */
function storage(): Storage {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  };
  return new Proxy(stored, {
    get: (target, key) => Reflect.get(methods, key) ?? Reflect.get(target, key),
  }) as unknown as Storage;
}

function signIn(id: string): void {
  localStorage.setItem('auth-token', `x.${btoa(JSON.stringify({ sub: id }))}.x`);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  signIn('anna');
});
afterEach(() => vi.unstubAllGlobals());

const stored = { name: 'Ли', email: 'li@example.test', open: true, teachers: ['a'], password: '' };

it('brings back what was changed over what is stored now, so that another’s change stays', () => {
  keepChanges('person', stored, { ...stored, name: 'Мэй', teachers: ['a', 'b'] });
  const now = { ...stored, email: 'new@example.test', open: false };
  expect(withChanges('person', now)).toEqual({ ...now, name: 'Мэй', teachers: ['a', 'b'] });
});

it('keeps nothing once the fields are as they are stored', () => {
  keepChanges('person', stored, { ...stored, name: 'Мэй' });
  keepChanges('person', stored, stored);
  expect(readDraft('person')).toEqual({});
});

it('never keeps a secret', () => {
  keepChanges('person', stored, { ...stored, name: 'Мэй', password: 'secret' }, ['password']);
  expect(JSON.stringify(readDraft('person'))).not.toContain('secret');
  expect(withChanges('person', stored).password).toBe('');
});

it('leaves out what is no field, and what is of another kind', () => {
  keepDraft('person', { changes: JSON.stringify({ name: 1, other: 'x', email: 'own@example.test' }) });
  expect(withChanges('person', stored)).toEqual({ ...stored, email: 'own@example.test' });
});

it('gives nobody what another typed', () => {
  keepDraft('person', { name: 'Мэй' });
  signIn('oleg');
  expect(readDraft('person')).toEqual({});
  signIn('anna');
  expect(readDraft('person')).toEqual({ name: 'Мэй' });
});

it('forgets all of them, and nothing else, when somebody signs out', () => {
  keepDraft('person', { name: 'Мэй' });
  keepDraft('group', { name: 'Ф-21' });
  sessionStorage.setItem('other', 'stays');
  dropAllDrafts();
  expect([readDraft('person'), readDraft('group')]).toEqual([{}, {}]);
  expect(sessionStorage.getItem('other')).toBe('stays');
});

it.each([
  [
    'another’s change where nothing was typed',
    {},
    { name: 'Оу', teachers: ['b'] },
    [],
    { name: 'Оу', teachers: ['b'] },
  ],
  ['what one typed where both changed', { name: 'Мэй' }, { name: 'Оу' }, ['name'], { name: 'Мэй' }],
  ['a list as one thing', { teachers: ['c'] }, { teachers: ['b'] }, ['teachers'], { teachers: ['c'] }],
  ['both, in fields of their own', { name: 'Мэй' }, { open: false }, [], { name: 'Мэй', open: false }],
  ['the same from both', { name: 'Мэй' }, { name: 'Мэй' }, [], { name: 'Мэй' }],
  [
    'a secret that is stored nowhere',
    { password: 'secret' },
    { name: 'Оу' },
    [],
    { password: 'secret', name: 'Оу' },
  ],
])('merges %s', (_name, typed, now, both, merged) => {
  expect(mergeChanges(stored, { ...stored, ...typed }, { ...stored, ...now })).toEqual({
    values: { ...stored, ...merged },
    theirs: Object.keys(stored).filter((field) => field in now),
    both,
  });
});
