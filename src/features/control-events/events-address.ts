// The addresses of control events, and the address parameters of their list.
import { isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';

export type EventFilterName = 'state';

export const EVENTS_LIST: ListAddress<EventFilterName> = {
  sorts: ['name', 'startDateTime', 'endDateTime'],
  defaultSort: { key: 'startDateTime', direction: 'descending' },
  filters: { state: isOneOf(['COMING', 'OPEN', 'ENDED']) },
};

export const EVENTS_PATH = '/update-control';
const MAKING_PATH = '/create-control';

export const boardPath = (id: string): string => `${EVENTS_PATH}?event=${id}`;
/**
 * @param number of the task in the attempt, from 1
 * @param from the address that one comes back to
 */
export const followPath = (id: string, userId: string, number: number, from = boardPath(id)): string =>
  `${from}&follow=${userId}&task=${String(number)}`;
/** @param people chosen for it; none: the first who are at work in a simulation */
export const wallPath = (id: string, people: readonly string[] = []): string =>
  `${boardPath(id)}&wall=1${people.length > 0 ? `&people=${people.join(',')}` : ''}`;
export const eventPath = (id: string): string => `${MAKING_PATH}?id=${id}`;
export const copyPath = (id: string): string => `${MAKING_PATH}?copy=${id}`;
export const makeUpPath = (id: string): string => `${MAKING_PATH}?makeup=${id}`;
export const resultsPath = (id: string): string => `/teacher-results?event=${id}`;
export const NEW_EVENT_PATH = MAKING_PATH;
