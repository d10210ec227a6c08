// The sources of the rules for shifts and emergencies; the numbers are those of docs/simulation.md.
import type { SituationGroup } from '#contract/simulation/equipment-emergency.ts';
import type { Source } from '#contract/simulation/text.ts';

export const KEY_SOURCES = {
  versaPort: { id: '20', title: 'VersaPort 2200: SMIF loader manual' },
  stanford: {
    id: '24',
    title: 'Stanford SNF: the paper recipe against the loaded one',
    place: 'snf.stanford.edu',
  },
  e30: { id: '25', title: 'Cimetrix: SEMI E30, GEM processing states', place: 'cimetrix.com' },
  carrier: { id: '26', title: 'MosaicLibCS: E087 carrier management', place: 'github.com/mosaiclibs' },
  emo: { id: '31', title: 'Lewis Bass: SEMI S8, emergency off', place: 'lewisbass.com' },
  lotSheet: { id: '36', title: 'AppIT Software: lot travellers', place: 'appitsoftware.com' },
  sabanci: { id: '42', title: 'Sabancı University: cleanroom emergencies', place: 'fens.sabanciuniv.edu' },
  irvine: { id: '43', title: 'UC Irvine INRF: emergencies', place: 'inrf.uci.edu' },
  maryland: { id: '44', title: 'University of Maryland ESSR: fire', place: 'essr.umd.edu' },
  waterloo: { id: '45', title: 'University of Waterloo QNFCF: safety', place: 'qnfcf.uwaterloo.ca' },
  epfl: { id: '46', title: 'EPFL CMi: safety', place: 'epfl.ch' },
  nanofab: { id: '47', title: 'University of Alberta nanoFAB, policy 6.0', place: 'nanofab.ualberta.ca' },
  kansas: { id: '48', title: 'Kansas State University: loss of ventilation', place: 'k-state.edu' },
  carolina: { id: '49', title: 'NC State NNF: power and supply failures', place: 'nnf.ncsu.edu' },
  snf: { id: '50', title: 'Stanford SNF: supply failures', place: 'snf.stanford.edu' },
  ubc: { id: '51', title: 'UBC nanofab: water alarms', place: 'nanofab.ubc.ca' },
  labAdviser: { id: '52', title: 'DTU LabAdviser: TMAH', place: 'labadviser.nanolab.dtu.dk' },
  georgiaTech: { id: '53', title: 'Georgia Tech: maintenance', place: 'cleanroom.gatech.edu' },
  eyewash: {
    id: '54',
    title: 'ANSI/ISEA Z358.1: emergency eyewash and shower',
    place: 'safetyequipment.org/emergency-eyewash-shower-equipment',
  },
  fireRules: {
    id: '55',
    title: 'Правила противопожарного режима в РФ (Russian fire regulations), № 1479, п. 2',
    place: 'pravo.gov.ru',
  },
  osha: {
    id: '56',
    title: 'OSHA 29 CFR 1910.38(c)(4): accounting for employees after evacuation',
    place: 'osha.gov',
  },
  site: { id: 'site', title: 'Правила площадки / Rules of the site / 现场规则' },
} as const satisfies Record<string, Source>;

const {
  sabanci,
  irvine,
  maryland,
  waterloo,
  epfl,
  nanofab,
  kansas,
  carolina,
  snf,
  ubc,
  labAdviser,
  georgiaTech,
} = KEY_SOURCES;

/** The sources of the right response to each kind of situation. */
export const SOURCES_OF: Readonly<Record<SituationGroup, readonly Source[]>> = {
  noEmergency: [epfl, KEY_SOURCES.site],
  fire: [sabanci, irvine, maryland, KEY_SOURCES.fireRules],
  smoke: [sabanci, irvine, maryland],
  sparking: [waterloo],
  hazardousGas: [sabanci, epfl, nanofab],
  ventilationShutdown: [sabanci, kansas],
  lightingOutage: [sabanci, waterloo, carolina],
  powerOutage: [sabanci, waterloo, carolina],
  supplyFailure: [nanofab, carolina, snf],
  waterLeakage: [waterloo, nanofab, ubc],
  materialLeakage: [sabanci],
  developerLeakage: [epfl, labAdviser],
  equipmentAlarm: [epfl, georgiaTech],
  processInterruption: [epfl, georgiaTech],
};
