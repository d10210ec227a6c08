import { expect, test } from 'vitest';
import { zoneOptions } from './zone-options.ts';

test('offers every zone once with its offset, the stored one too, even if this browser lacks it', () => {
  const options = zoneOptions('Moon/Base', Date.parse('2026-11-22T18:05:00.000Z'));
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  expect(labels.size).toBe(options.length);
  expect(labels.get('Europe/Moscow')).toBe('Europe/Moscow (UTC+3)');
  expect(labels.get('UTC')).toBe('UTC (UTC)');
  expect(labels.get('Moon/Base')).toBe('Moon/Base (?)');
});
