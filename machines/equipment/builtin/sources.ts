// The sources of the built-in bay's rules.
import type { Source } from '#contract/simulation/text.ts';

export const SOURCES = {
  e30: { id: '25', title: 'Cimetrix: SEMI E30, GEM processing states', place: 'cimetrix.com' },
  mosaic: { id: '26', title: 'MosaicLibCS: E087 carrier management', place: 'github.com/mosaiclibs' },
  processJobs: { id: '27', title: 'MosaicLibCS: E040 process jobs', place: 'github.com/mosaiclibs' },
  gem300: { id: '28', title: 'ErgoTech: GEM 300', place: 'ergotech.com' },
  controlJobs: { id: '29', title: 'MosaicLibCS: E094 control jobs', place: 'github.com/mosaiclibs' },
  versaPort: { id: '20', title: 'VersaPort 2200: SMIF loader manual' },
  stanford: {
    id: '24',
    title: 'Stanford SNF: the paper recipe against the loaded one',
    place: 'snf.stanford.edu',
  },
  alarms: { id: '33', title: 'SEMI E5, ALCD: secsgem-docs, 11-alarms' },
  byu: { id: '40', title: 'BYU cleanroom, photoresists', place: 'cleanroom.byu.edu/photoresists' },
  notes: { id: '39', title: 'Process notes: coating and bakes', place: 'ninescrolls.com' },
  site: { id: 'site', title: 'Правила площадки / Rules of the site / 现场规则' },
} as const satisfies Record<string, Source>;
