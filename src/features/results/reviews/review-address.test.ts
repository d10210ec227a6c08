import { describe, expect, it } from 'vitest';
import {
  answerPath,
  filtersFromAddress,
  groupFromAddress,
  queuePath,
  refFromAddress,
  showsList,
} from './review-address.ts';

const at = (address: string) => new URLSearchParams(address);

describe('the review queue by its address', () => {
  it.each([
    ['', { state: 'WAITING' }, false],
    ['state=MARKED&taskId=t1', { state: 'MARKED', taskId: 't1' }, true],
    ['state=ANY&workId=a b&userId=u1', { state: 'WAITING', userId: 'u1' }, true],
    ['list=all', { state: 'WAITING' }, true],
  ])('%s', (address, filters, list) => {
    expect(filtersFromAddress(at(address))).toEqual(filters);
    expect(showsList(at(address))).toBe(list);
  });

  it.each([
    ['review=r1&answer=t1', { reviewId: 'r1', taskId: 't1' }],
    ['review=r1', null],
    ['review=../x&answer=t1', null],
  ])('the open answer of %s', (address, ref) => {
    expect(refFromAddress(at(address))).toEqual(ref);
  });

  it('leads into an answer and back without losing the filters', () => {
    const queue = at('view=review&by=work&workId=w1&state=MARKED&page=2');
    const open = answerPath(queue, { reviewId: 'r1', taskId: 't1' });
    expect(open).toBe('/teacher-results?view=review&by=work&workId=w1&state=MARKED&review=r1&answer=t1');
    expect(queuePath(at(open.split('?')[1] ?? ''))).toBe(
      '/teacher-results?view=review&by=work&workId=w1&state=MARKED',
    );
    expect(groupFromAddress(queue)).toBe('work');
  });
});
