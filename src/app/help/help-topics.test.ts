// Every page of people who are signed in says what it is for; every key that is told of has its words.
import { describe, expect, it } from 'vitest';
import { texts as chinese } from '#src/i18n/ch/help.ts';
import { texts as english } from '#src/i18n/en/help.ts';
import { texts as russian } from '#src/i18n/ru/help.ts';
import { routeIds } from '../routes.ts';
import { hasScreen } from '../screens.ts';
import { HELP_OF, helpKeysOf, helpTopicOf, needsHelp } from './help-topics.ts';

const at = (search: string): URLSearchParams => new URLSearchParams(search);

describe('the help of a page', () => {
  it.each(routeIds.filter((id) => hasScreen(id) && needsHelp(id)))('is written for %s', (id) => {
    const topic = HELP_OF[id];
    expect(topic).not.toBeNull();
    for (const { pages } of [russian, english, chinese]) {
      const lines: readonly string[] = topic === null ? [] : pages[topic];
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(5);
    }
  });

  it('follows what the address shows in place of a page', () => {
    expect(helpTopicOf('teacherResults', at(''))).toBe('teacherResults');
    expect(helpTopicOf('teacherResults', at('view=review'))).toBe('reviews');
    expect(helpTopicOf('teacherResults', at('view=review&review=1&answer=2'))).toBe('marking');
    expect(helpTopicOf('teacherResults', at('attempt=1'))).toBe('report');
    expect(helpTopicOf('teacherResults', at('attempt=1&task=2'))).toBe('replay');
    expect(helpTopicOf('updateControl', at('event=1'))).toBe('board');
    expect(helpTopicOf('updateControl', at('event=1&wall='))).toBe('wall');
    expect(helpTopicOf('works', at('view=bank'))).toBe('works');
  });

  it('leaves no topic that nothing shows', () => {
    const views = ['replay', 'report', 'ownReport', 'marking', 'reviews', 'follow', 'wall', 'debriefing'];
    const others = ['board', 'peopleImport', 'tasksImport', 'regrade', 'taskEditor'];
    const shown = new Set([...Object.values(HELP_OF), ...views, ...others]);
    expect(Object.keys(russian.pages).filter((topic) => !shown.has(topic as never))).toEqual([]);
  });

  it('names the finder to those who have it alone', () => {
    const keys = (finds: boolean): readonly string[] => helpKeysOf('users', finds).map(([key]) => key);
    expect(keys(true)).toEqual(['open', 'range', 'finder', 'help']);
    expect(keys(false)).toEqual(['open', 'range', 'help']);
  });
});
