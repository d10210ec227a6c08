import { describe, expect, it } from 'vitest';
import { firstFileLinks } from './first-files.ts';

describe('the Link header of an address', () => {
  const linkOf = firstFileLinks({
    '/cabinet': ['/assets/cabinet-1.js', '/assets/cabinet-1.css'],
    '/quiz/:workId': ['/assets/quiz-1.js'],
    '/room': ['/assets/manifest-1.json'],
  });

  it.each([
    [
      '/cabinet',
      '</assets/cabinet-1.js>; rel=modulepreload, </assets/cabinet-1.css>; rel=preload; as=style; crossorigin',
    ],
    ['/cabinet/', expect.stringContaining('cabinet-1.js') as string],
    ['/quiz/0198', '</assets/quiz-1.js>; rel=modulepreload'],
    ['/room', '</assets/manifest-1.json>; rel=preload; as=fetch; crossorigin'],
    ['/quiz/0198/more', undefined],
    ['/', undefined],
  ])('%s', (address, link) => expect(linkOf(address)).toEqual(link));
});
