import { expect, it } from 'vitest';
import { secretsOf } from './address-secrets.ts';

it.each([
  ['/reset-password', '?token=abc', { resetToken: 'abc', cleaned: '/reset-password' }],
  ['/password-reset/', '?token=abc&x=1', { resetToken: 'abc', cleaned: '/password-reset' }],
  ['/reset-password', '', undefined],
  ['/cabinet', '?token=abc', undefined],
  ['/qrcode/0123456789abcdef', '', { qrCode: '0123456789abcdef', cleaned: '/qrcode/held' }],
  ['/qrcode/held', '', undefined],
  ['/', '?qrcode=0123456789abcdef', { qrCode: '0123456789abcdef', cleaned: '/qrcode/held' }],
  ['/cabinet', '?a=1&qrcode=a%2Fb', { qrCode: 'a/b', cleaned: '/qrcode/held' }],
  ['/', '', undefined],
])('%s%s', (pathname, search, expected) => expect(secretsOf(pathname, search)).toEqual(expected));
