import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/control-task.ts';

export const texts: EnglishTexts<typeof russian> = {
  before: {
    untilStart: 'Until the start',
    untilStartIn_one: '{{count}} minute until the start',
    untilStartIn_other: '{{count}} minutes until the start',
    begin: 'Begin the assessment',
    beginNote: 'The time begins at once. There is one attempt.',
    code: 'Code word',
    codeHint: 'The teacher tells it.',
    codeFault: 'Enter the code word',
    checks: 'Check of the device',
    check: {
      browser: 'Browser',
      storage: 'Saving on the device',
      sound: 'Sound',
      connection: 'Connection to the server',
    },
    ok: 'fine',
    wait: 'checking',
    bad: {
      browser: 'too old: update it, or the simulation may not open',
      storage: 'forbidden: answers will not survive a lost connection',
      sound: 'not available',
      connection: 'none: go to the teacher',
    },
    playSound: 'Try the sound',
    ended: 'The time of the assessment is over',
    endedText: 'You did not begin this work. Ask the teacher.',
    out: 'You have been taken out of this assessment',
    outText: 'Ask the teacher.',
    toList: 'To the list of assessments',
    window: 'Open from {{from}} to {{until}}',
    minutes_one: '{{count}} minute for the work',
    minutes_other: '{{count}} minutes for the work',
  },
  during: {
    message: 'Message from the teacher',
    call: '{{name}} is calling',
    confirm: 'I have read it',
  },
};
