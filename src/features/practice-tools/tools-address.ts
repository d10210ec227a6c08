// The addresses of the practice tools and the parameters of their lists.
import type { Difficulty } from '#contract/entities/case-draft.ts';
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import type { EquipmentRole } from '#contract/simulation/equipment-kinds.ts';
import { isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';

export const ACTIONS_PATH = '/testcase-actions';
export const CHAINS_PATH = '/testcase-chains-actions';
export const NEW_CHAIN_PATH = `${CHAINS_PATH}-create`;
export const CONSTRUCTOR_PATH = `${CHAINS_PATH}-create-constructor`;
export const chainPath = (id: string): string => `${CHAINS_PATH}-edit/${id}`;
/** The parameter of NEW_CHAIN_PATH and CONSTRUCTOR_PATH that names the draft of the new chain. */
export const NEW_CHAIN = 'draft';

export const CASES_PATH = '/practice-test-cases';
/** The parameter of CASES_PATH that names the case to edit. */
export const OPENED_CASE = 'case';
export const casePath = (id: string): string => `${CASES_PATH}?${OPENED_CASE}=${id}`;
/** The parameter of CASES_PATH that names the chain of which a case is to be made. */
export const MADE_OF_CHAIN = 'chain';
/** The parameter, also of a chain's page, that names the case of which the chain was recorded. */
export const RECORDED_OF = 'of';
const recordedOf = (caseId: string | null): string => (caseId === null ? '' : `${RECORDED_OF}=${caseId}`);
export const recordedChainPath = (id: string, caseId: string | null): string =>
  caseId === null ? chainPath(id) : `${chainPath(id)}?${recordedOf(caseId)}`;
export const caseOfChainPath = (chainId: string, caseId: string | null = null): string =>
  `${CASES_PATH}?${MADE_OF_CHAIN}=${chainId}${caseId === null ? '' : `&${recordedOf(caseId)}`}`;
export const examplesPath = (id: string): string => `${casePath(id)}&tab=examples`;

export const SCREENS_PATH = '/practice-available-screens';
export const SETTINGS_PATH = '/practice-possible-settings';
export const profilePath = (id: string): string => `${SCREENS_PATH}?open=${encodeURIComponent(id)}`;

export const ROOMS_PATH = '/room-constructor';
/** The parameter of ROOMS_PATH that names the room to draw. */
export const OPENED_ROOM = 'room';
export const roomPath = (id: string): string => `${ROOMS_PATH}?${OPENED_ROOM}=${id}`;

export const RULES_PATH = '/room-editing';
export const roomRulesPath = (id: string): string => `${RULES_PATH}?${OPENED_ROOM}=${id}`;

export const BAYS_PATH = '/bay-editing';
/** The parameter of BAYS_PATH that names the rules to edit. */
export const OPENED_BAY = 'bay';
export const bayPath = (id: string): string => `${BAYS_PATH}?${OPENED_BAY}=${id}`;

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

/** Named here, so that the lists load no schema of a case. */
export const DIFFICULTIES = ['EASY', 'MEDIUM', 'HARD'] as const satisfies readonly Difficulty[];

export type CaseFilterName = 'simulation' | 'view' | 'difficulty';

export const CASES_LIST: ListAddress<CaseFilterName> = {
  sorts: ['title', 'stepCount', 'changedAt'],
  defaultSort: { key: 'title', direction: 'ascending' },
  filters: {
    simulation: NARROWING.simulation,
    view: NARROWING.view,
    difficulty: isOneOf(DIFFICULTIES),
  },
};

/** Named here for the same reason. */
export const ROLES = [
  'OPERATOR',
  'PROCESS',
  'EQUIPMENT',
  'SERVICE',
] as const satisfies readonly EquipmentRole[];

export type ProfileFilterName = 'role' | 'view';

export const PROFILES_LIST: ListAddress<ProfileFilterName> = {
  sorts: ['title', 'changedAt'],
  defaultSort: { key: 'title', direction: 'ascending' },
  filters: { role: isOneOf(ROLES), view: NARROWING.view },
};

export const ROOMS_LIST: ListAddress<'view'> = {
  sorts: ['title', 'changedAt'],
  defaultSort: { key: 'title', direction: 'ascending' },
  filters: { view: NARROWING.view },
};

export const BAYS_LIST = ROOMS_LIST;

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
