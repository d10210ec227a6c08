import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { showRefusal } from './show-refusal.ts';

function shownOf(error: unknown, otherwise?: string) {
  const form = createFormControl({ defaultValues: { name: 'Ф-21', ru: '' } });
  showRefusal(form, error, otherwise);
  const messageOf = (field: 'name' | 'ru'): string | undefined => form.getFieldState(field).error?.message;
  return { name: messageOf('name'), ru: messageOf('ru'), root: form.control._formState.errors.root?.message };
}

function refusal(
  message: string,
  ...details: readonly (readonly [path: string, message: string])[]
): ApiError {
  const found = details.map(([path, text]) => ({ path, code: 'FIELD_INVALID' as const, message: text }));
  return new ApiError({ status: 409, code: 'TAKEN', message, details: found });
}

it.each([
  ['at its field alone where it says the same', refusal('Занято', ['name', 'Занято']), { name: 'Занято' }],
  [
    'over the form too where it says more',
    refusal('Проверьте', ['name', 'Пусто']),
    { name: 'Пусто', root: 'Проверьте' },
  ],
  [
    'at a field that was sent deeper',
    refusal('Проверьте', ['message.ru', 'Пусто']),
    { ru: 'Пусто', root: 'Проверьте' },
  ],
  [
    'over the form where there is no such field',
    refusal('Проверьте', ['other', 'Нет']),
    { root: 'Проверьте. Нет' },
  ],
  ['over the form where nothing is said of fields', refusal('Нет связи'), { root: 'Нет связи' }],
  ['in words of the page where the server gave none', new TypeError('x'), { root: 'Не вышло' }],
])('stands %s', (_name, error, shown) => {
  expect(shownOf(error, 'Не вышло')).toEqual({ name: undefined, ru: undefined, root: undefined, ...shown });
});
