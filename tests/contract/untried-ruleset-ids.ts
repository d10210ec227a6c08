// Places where a call of rooms or of rules of the bay takes an id: content that all who edit practice have.

export const ROOMS = [
  'deleteRoom',
  'restoreRoom',
  ...['get', 'save', 'drop', 'check', 'publish', 'meetAt'].map((act) => `${act}RoomDraft`),
  'listRoomRevisions',
  'getRoomRevision',
].map((call) => `${call} :id`);
export const BAYS = [
  'deleteBay :id',
  'restoreBay :id',
  'getBayRules query.id',
  ...['get', 'save', 'drop', 'check', 'publish', 'meetAt'].map((act) => `${act}BayDraft :id`),
  'listBayRevisions :id',
  'getBayRevision :id',
  'saveBayDraft body.data.basedOn.id',
];
/** Names of the rows that are sent. */
export const IN_EDITS = [
  'alarms',
  'answers',
  'persons',
  'reactions',
  'recipes',
  'situations',
  'reactions.deadlines',
  'situations.phases',
].map((table) => `saveBayDraft body.data.edits.${table}.id`);
/** Names within the plan that is sent. */
export const IN_PLANS = [
  'id',
  'doors.id',
  'dropZones.dropId',
  'dropZones.id',
  'furniture.id',
  'locations.id',
  'locations.sections.id',
].map((place) => `saveRoomDraft body.data.map.${place}`);
/** Names within the rules that are sent with it. */
const SOURCES = ['items', 'particles.causes', 'particles.dressed', 'particles.room'];
export const IN_RULES = [
  ...['aspects', 'items', 'particles.causes', 'slots', 'sources'].map((table) => `${table}.id`),
  ...SOURCES.map((row) => `${row}.sources.id`),
  'items.positions.dropId',
].map((place) => `saveRoomDraft body.data.rules.${place}`);
