import { describe, expect, test } from 'vitest';
import { placeOf, webAddress, type Sheet } from './link-place.ts';

describe('the place of a link', () => {
  test('is counted from the upper left corner, whose zero the file has below', () => {
    const upright: Sheet = { width: 200, height: 400, convert: (x, y) => [x, 400 - y] };
    expect(placeOf([20, 300, 120, 320], upright)).toEqual({ left: 0.1, top: 0.2, width: 0.5, height: 0.05 });
  });

  test('is right on a page that lies turned', () => {
    const turned: Sheet = { width: 400, height: 200, convert: (x, y) => [y, x] };
    expect(placeOf([20, 300, 120, 320], turned)).toEqual({ left: 0.75, top: 0.1, width: 0.05, height: 0.5 });
  });
});

describe('the address of a link', () => {
  test.each(['https://example.org/a?b=1#c', 'http://example.org/'])('%s is opened', (url) => {
    expect(webAddress(url)).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    'file:///etc/hosts',
    'data:text/html,a',
    'mailto:a@example.org',
    '/relative',
    undefined,
  ])('%s is not', (url) => {
    expect(webAddress(url)).toBeNull();
  });
});
