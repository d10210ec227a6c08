// The addresses of the practice tools and the parameters of their lists.
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';

export const ACTIONS_PATH = '/testcase-actions';
export const CHAINS_PATH = '/testcase-chains-actions';
export const NEW_CHAIN_PATH = `${CHAINS_PATH}-create`;
export const CONSTRUCTOR_PATH = `${CHAINS_PATH}-create-constructor`;
export const chainPath = (id: string): string => `${CHAINS_PATH}-edit/${id}`;
/** The parameter of NEW_CHAIN_PATH that names the chain to copy. */
export const COPIED = 'from';
export const copyPath = (id: string): string => `${NEW_CHAIN_PATH}?${COPIED}=${id}`;

export const SIMULATIONS: readonly PracticeSimulation[] = ['ROOM', 'EQUIPMENT'];

const MAX_WORD = 80;
const isWord = (value: string): boolean => value !== '' && value.length <= MAX_WORD;
const NARROWING = {
  simulation: isOneOf(SIMULATIONS),
  used: isOneOf(['true', 'false']),
  view: isOneOf(['archived']),
};

export type ChainFilterName = keyof typeof NARROWING;
export type ActionFilterName = ChainFilterName | 'code' | 'thing' | 'place';

export const ACTIONS_LIST: ListAddress<ActionFilterName> = {
  sorts: ['title', 'code', 'changedAt', 'useCount'],
  defaultSort: { key: 'code', direction: 'ascending' },
  filters: { ...NARROWING, code: isWord, thing: isWord, place: isWord },
};

export const CHAINS_LIST: ListAddress<ChainFilterName> = {
  sorts: ['title', 'stepCount', 'changedAt', 'useCount'],
  defaultSort: { key: 'title', direction: 'ascending' },
  filters: NARROWING,
};

/** What the filters that both lists have ask of the server. */
export function narrowingOf(filter: (name: ChainFilterName) => string) {
  const simulation = SIMULATIONS.find((one) => one === filter('simulation'));
  const used = (['true', 'false'] as const).find((one) => one === filter('used'));
  return {
    ...(simulation && { simulation }),
    ...(used && { used }),
    ...(filter('view') === 'archived' ? ({ archived: 'true' } as const) : {}),
  };
}
