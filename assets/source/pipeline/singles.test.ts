import { expect, test } from 'vitest';
import { singleFiles } from './singles.ts';

test.each([
  ['icon/S001', ['icons/S001.webp']],
  ['near/S006-hung', ['near/S006-hung.webp']],
  ['closeup/closet', ['closeups/closet@1x.webp', 'closeups/closet@2x.webp']],
  ['picture/offline', ['pictures/offline@1x.webp', 'pictures/offline@2x.webp']],
])('%s is written as %j', (name, files) => {
  expect(singleFiles(name)).toEqual(files);
});
