// What a case begins with that is copied of none: somebody, or a shift, with nothing to hand.
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { activeScreenSchema } from '#contract/simulation/equipment-kinds.ts';
import { equipmentRulesetSchema, type EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { roomRulesetSchema, type RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { newReference } from '../chains/chain-values.ts';
import { entryOf, lockedClosets } from '../parts/fit-play.ts';

const NO_TEXT = inEveryLanguage(() => '');
const MAX_SEED = 4_294_967_295;
const MORNING_S = 28_800;
const ID = 'draft';

function blankRoom(ruleset: RoomRuleset): Extract<CaseDraft, { simulation: 'ROOM' }>['play'] {
  return {
    id: ID,
    map: 'Isometric',
    person: {
      gender: 'man',
      location: entryOf(ruleset),
      position: 'start',
      settings: [
        { id: 'handSize', params: 'M' },
        { id: 'faceSize', params: 'M' },
      ],
      bag: [],
      hand: [],
    },
    isHintOn: true,
    activeKey: 1,
    actions: [],
    subject: [],
    furniture: [...lockedClosets(ruleset)],
  };
}

function blankShift(ruleset: EquipmentRuleset): Extract<CaseDraft, { simulation: 'EQUIPMENT' }>['play'] {
  const place = ruleset.places.find(({ kind }) => kind === 'desk') ?? ruleset.places[0];
  return {
    id: ID,
    role: 'OPERATOR',
    defaultLogin: { login: '', role: 'OPERATOR' },
    clockStartS: MORNING_S,
    place: place?.id ?? '',
    conditionEquipment: 'IDLE',
    pods: [],
    papers: [],
    orders: [],
    availableScreens: [...activeScreenSchema.options],
    possibleSettings: [],
    recipeChanges: [],
    faults: [],
    plateStatusInfo: { initial: [], base: [] },
    emergency: { planned: [] },
  };
}

export function blankCase(simulation: PracticeSimulation, data: unknown): CaseDraft {
  const head = {
    seed: Math.floor(Math.random() * MAX_SEED),
    order: null,
    difficulty: null,
    timeLimitMs: null,
    chain: null,
    title: NO_TEXT,
    goal: NO_TEXT,
  };
  const key = { hints: [], reference: newReference(simulation) };
  if (simulation === 'ROOM') {
    const ruleset = roomRulesetSchema.parse(data);
    const pinned = { rulesetId: ruleset.id, rulesetRevision: ruleset.revision };
    return { simulation, ...pinned, ...head, play: blankRoom(ruleset), key };
  }
  const ruleset = equipmentRulesetSchema.parse(data);
  const pinned = { rulesetId: ruleset.id, rulesetRevision: ruleset.revision };
  return { simulation, ...pinned, ...head, play: blankShift(ruleset), key: { ...key, trueStatuses: [] } };
}
