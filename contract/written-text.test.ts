// What shows nothing is no text, whatever signs it is made of; what shows something stays as it was written.
import { describe, expect, it } from 'vitest';
import { loginSchema } from './entities/user.ts';
import { localizedChangeSchema, localizedTextSchema } from './texts.ts';
import { isBlank } from './is-blank.ts';
import { asStored, writtenText } from './written-text.ts';

const UNSEEN = [
  '',
  ' ',
  '\u200B',
  '\u200D\u2060',
  '\u202E',
  '\uFEFF',
  '\u00AD',
  '\u3164',
  '\u2800',
  '\u0000 \u200B\n',
];
const SEEN = ['a', 'я\u200B', '👩‍🔬', 'a\u200Eb', '\u2067abc\u2069', '0', '.', '数'];

describe('a text', () => {
  it.each(UNSEEN)('of unseen signs is empty: %j', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(writtenText(50).safeParse(text).error?.issues).toMatchObject([
      { code: 'too_small', origin: 'string', minimum: 1 },
    ]);
    expect(localizedTextSchema.safeParse({ ru: text }).error?.issues[0]?.path).toEqual(['ru']);
  });

  it.each(SEEN)('of which something is seen stays: %j', (text) => {
    expect(isBlank(text)).toBe(false);
    expect(writtenText(50).parse(text)).toBe(text);
  });

  it('comes in without what would mirror the rest of it, and is read as it is stored', () => {
    const turned = { ru: 'год \u202Eгоб', en: 'a\u202Db\u202C', ch: '\u202A数' };
    expect(localizedTextSchema.parse(turned)).toEqual({ ru: 'год гоб', en: 'ab', ch: '数' });
    expect(localizedChangeSchema.parse(turned)).toEqual({ ru: 'год гоб', en: 'ab', ch: '数' });
    expect(asStored(() => localizedTextSchema.parse(turned))).toEqual(turned);
  });

  it('has its bound still', () => {
    expect(writtenText(2).safeParse('abc').error?.issues).toMatchObject([{ code: 'too_big' }]);
  });
});

it.each(['iva\u200Bnov', 'ivanov\u202E', 'iva\u00ADnov', 'iva nov'])('a login hides nothing: %j', (login) => {
  expect(loginSchema.safeParse(login).success).toBe(false);
});

describe('what is stored already', () => {
  it('is read though nothing of it is seen, and what comes in next is refused', () => {
    expect(asStored(() => localizedTextSchema.safeParse({ ru: '\u200B' }).success)).toBe(true);
    expect(localizedTextSchema.safeParse({ ru: '\u200B' }).success).toBe(false);
    expect(() =>
      asStored(() => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(writtenText(5).safeParse('\u200B').success).toBe(false);
  });
});
