import { expect, it } from 'vitest';
import { firstKnown } from './stored-language.ts';

it.each([
  [['en-US', 'en'], 'en'],
  [['zh-TW'], 'ch'],
  [['ru'], 'ru'],
  [['de-DE', 'fr', 'zh-CN', 'en'], 'ch'],
  [['de-DE', 'fr'], 'ru'],
  [[], 'ru'],
])('a browser that asks for %j starts in %s', (tags, language) => expect(firstKnown(tags)).toBe(language));
