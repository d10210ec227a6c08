// The sources of the facts in the demo courses; each explanation names its own.
import { PUNCTUATION } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';

const RULES = {
  ru: 'правила тренажёра; на вашем участке действуют инструкции предприятия',
  en: 'the trainer’s rules; at your site its own instructions hold',
  ch: '模拟器规则；在您的现场以企业规程为准',
};

/** Published procedures, standards and manuals, with the addresses where they were read. */
const PUBLISHED = {
  waterlooGowning: 'University of Waterloo QNFCF, gowning procedure (qnfcf.uwaterloo.ca)',
  uclGowning: 'UCL MSSL, gowning procedure (mssl.ucl.ac.uk)',
  georgiaTechEntry: 'Georgia Tech cleanroom, article 87 (cleanroom.gatech.edu)',
  byuGowning: 'Brigham Young University, gowning (cleanroom.byu.edu)',
  connect2Cleanrooms: 'Connect 2 Cleanrooms (connect2cleanrooms.com)',
  iestRp: 'IEST-RP-CC003 (iest.org)',
  iso14644: 'ISO 14644-5',
  yalePolicies: 'Yale YWC cleanroom policies (ywccleanroom.yale.edu)',
  albertaPolicy: 'University of Alberta nanoFAB, policy 5.0 (nanofab.ualberta.ca)',
  sabanciRules: 'Sabancı University cleanroom rules (fens.sabanciuniv.edu)',
  illinoisRules: 'University of Illinois MNTL (mntl.illinois.edu)',
  americanCleanrooms: 'American Cleanroom Systems (americancleanrooms.com)',
  aroundLabNews: 'AroundLab News (aroundlabnews.com)',
  schilling: 'Schilling Engineering (schillingengineering.de)',
  gowningErrors: 'BMJ Open Quality (bmjopenquality.bmj.com)',
  gowningTraining: 'PMC9869806',
  versaPort: 'VersaPort 2200 manual',
  criticalManufacturing: 'Critical Manufacturing help (help.criticalmanufacturing.com)',
  stanfordTrack: 'Stanford Nanofabrication Facility (snf.stanford.edu)',
  mosaicE087: 'SEMI E87: MosaicLibCS, E087',
  mosaicE040: 'SEMI E40: MosaicLibCS, E040',
  semiE10: 'SEMI E10 (help.eazyworks.com)',
  emoButton: 'SEMI S8 / EMO (lewisbass.com)',
  emoWetBench: 'MIT labnetwork, 2026-04 (mtl.mit.edu)',
  alarmCategories: 'SECS/GEM ALCD (secsgem-docs, 11-alarms)',
  alarmFigures: 'Applied SmartFactory (appliedsmartfactory.com)',
  towerLight: 'Strasbaugh 6DS-SP manual',
  lotSheet: 'appitsoftware.com',
  spinNotes: 'process notes; ninescrolls.com',
  byuResists: 'Brigham Young University, photoresists (cleanroom.byu.edu/photoresists)',
  sabanciSafety: 'Sabancı University, safety (fens.sabanciuniv.edu)',
  irvineSafety: 'UC Irvine INRF (inrf.uci.edu)',
  marylandSafety: 'University of Maryland (essr.umd.edu)',
  waterlooSafety: 'University of Waterloo QNFCF, safety (qnfcf.uwaterloo.ca)',
  epflSafety: 'EPFL CMi (epfl.ch)',
  albertaSafety: 'University of Alberta nanoFAB, policy 6.0 (nanofab.ualberta.ca)',
  kansasVentilation: 'Kansas State University (k-state.edu)',
  ncsuPower: 'NC State NNF (nnf.ncsu.edu)',
  ubcWater: 'UBC nanofab (nanofab.ubc.ca)',
  dtuDeveloper: 'DTU LabAdviser (labadviser.nanolab.dtu.dk)',
  georgiaTechMaintenance: 'Georgia Tech cleanroom, maintenance (cleanroom.gatech.edu)',
} as const;

export type SourceName = keyof typeof PUBLISHED | 'rules';

/** The last line of an explanation, which names its sources. */
export function sourceLine(names: readonly SourceName[], language: keyof LocalizedText): string {
  const heads = {
    ru: names.length > 1 ? 'Источники' : 'Источник',
    en: names.length > 1 ? 'Sources' : 'Source',
    ch: '来源',
  };
  const named = names.map((name) => (name === 'rules' ? RULES[language] : PUBLISHED[name]));
  const { colon, semicolon } = PUNCTUATION[language];
  return `${heads[language]}${colon}${named.join(semicolon)}.`;
}
