// The sources of the built-in suite's rules; the numbers are those of docs/simulation.md.
import type { Source } from '#contract/simulation/text.ts';

export const SOURCES = {
  waterloo: {
    id: '1',
    title: 'University of Waterloo QNFCF, gowning procedure',
    place: 'qnfcf.uwaterloo.ca',
  },
  mssl: { id: '2', title: 'UCL MSSL, gowning procedure', place: 'mssl.ucl.ac.uk' },
  ispe: { id: '3', title: 'ISPE, cleanroom garments', place: 'ispe.org' },
  georgiaTech: {
    id: '4',
    title: 'Georgia Tech, IEN cleanroom, article 87',
    place: 'cleanroom.gatech.edu/articles/87',
  },
  byu: { id: '5', title: 'BYU cleanroom, gowning', place: 'cleanroom.byu.edu/gowning' },
  topDown: { id: '6', title: 'Connect 2 Cleanrooms: from the head down', place: 'connect2cleanrooms.com' },
  iest: { id: '7', title: 'IEST-RP-CC003', place: 'iest.org' },
  iso5: { id: '8', title: 'ISO 14644-5', place: 'ajdocs.ru/gsp/27679/6' },
  yale: { id: '9', title: 'Yale cleanroom, policies', place: 'ywccleanroom.yale.edu' },
  nanofab: { id: '10', title: 'University of Alberta nanoFAB, policy 5.0', place: 'nanofab.ualberta.ca' },
  sabanci: { id: '11', title: 'Sabancı University, cleanroom rules', place: 'fens.sabanciuniv.edu' },
  illinois: { id: '12', title: 'University of Illinois MNTL, cleanroom rules', place: 'mntl.illinois.edu' },
  particles: {
    id: '16',
    title: 'Schilling Engineering: particles shed by people',
    place: 'schillingengineering.de',
  },
  errors: {
    id: '17',
    title: 'BMJ Open Quality: errors in putting on protective clothes',
    place: 'bmjopenquality.bmj.com',
  },
  iso1: { id: '18', title: 'ISO 14644-1:2015, table 1', place: 'iso.org' },
  site: { id: 'site', title: 'Правила площадки / Rules of the site / 现场规则' },
} as const satisfies Record<string, Source>;
