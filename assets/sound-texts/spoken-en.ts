import type { SpokenTexts } from './spoken.ts';

export const SPOKEN_EN: SpokenTexts = {
  quote: '{who}: “{said}”',
  announcement: 'Announcement',
  reader: 'Card reader',
  people: {
    boss: 'Shift manager',
    'boss-site': 'Station manager',
    serviceman: 'Service engineer',
    engineer: 'Process engineer',
    energy: 'Shift power engineer',
    medic: 'First-aid post',
    'fire-brigade': 'Fire brigade',
  },
  announcements: {
    fire: 'Attention! Fire alarm. Stop your work and leave the area at once.',
    gas: 'Attention! Hazardous gas leak. Leave the area at once.',
    ventilation: 'Attention! The ventilation is off. Stop your work and leave the clean area.',
    power: 'Attention! Power outage. Stop your work and leave the clean area.',
    lighting: 'Attention! Lighting outage. Stop your work and stay where you are.',
    leakage: 'Attention! Leakage at the equipment. Stop your work and keep away from the leak.',
    supply: 'Attention! Process supply failure. Stop your work.',
    alarm: 'Attention! Equipment alarm. Operator, go to the tool.',
    'all-clear': 'All clear. The danger is over. You may return.',
    'air-shower': 'Air shower running. Stand still.',
    'access-denied': 'Access denied.',
    'technical-works': 'Attention! Technical works are about to begin. Finish your operations.',
  },
  answers: {
    boss: {
      listening: 'Shift manager, go ahead.',
      understood: 'Understood. I am on it.',
      allowed: 'Permission given. Carry on.',
      refused: 'Not allowed. Wait for instructions.',
    },
    'boss-site': {
      listening: 'Station manager, I am listening.',
      understood: 'Understood. I will warn the others.',
      allowed: 'Permission given. You may work.',
      refused: 'No, not allowed. Please wait.',
    },
    serviceman: {
      listening: 'Service engineer, go ahead.',
      understood: 'Understood. I am coming to the tool.',
      allowed: 'The tool is checked. You may start it.',
      refused: 'Do not start it. The tool is not checked.',
    },
    engineer: {
      listening: 'Process engineer, I am listening.',
      understood: 'Understood. I will check the parameters.',
      allowed: 'The parameters are fine. You may go on.',
      refused: 'Not allowed. Wait for my decision.',
    },
    energy: {
      listening: 'Power engineer, go ahead.',
      understood: 'Understood. I am checking the supply.',
      allowed: 'The supply is fine. You may switch on.',
      refused: 'Do not switch on. Please wait.',
    },
    medic: {
      listening: 'First-aid post, go ahead.',
      understood: 'Understood. We are on our way.',
      allowed: 'You may. The condition is fine.',
      refused: 'No. Wait for the medics.',
    },
    'fire-brigade': {
      listening: 'Fire brigade, go ahead.',
      understood: 'Call accepted. A crew is on its way.',
      allowed: 'The area has been checked. You may go in.',
      refused: 'Do not go in. Wait for the crew.',
    },
  },
};
