// The emergencies of the built-in ruleset.
import type { EmergencyRuleset } from '#contract/simulation/equipment-emergency.ts';
import { alarmSituations } from './alarm-situations.ts';
import { gasLeak, ventilation } from './air.ts';
import { bossAnswers } from './answers-boss.ts';
import { knownAnswers, otherAnswers } from './answers-others.ts';
import { permissionAnswers } from './answers-permissions.ts';
import { callReasons, criticalRows, scrapReasons, team } from './critical.ts';
import { lighting, power } from './energy.ts';
import { developerLeak, developerLeakOutside } from './developer-leaks.ts';
import { falseSigns, interruption } from './equipment-signs.ts';
import { developerSplash, developerSplashEyes, developerSplashOneself } from './developer-splashes.ts';
import { fire, fireAlarmPoint, fireFar, fireRollCall, smoke, smokeFar, sparking } from './fire.ts';
import { materialSituations } from './material-leaks.ts';
import { EMERGENCY_PLACES } from './places.ts';
import { supplies } from './supply.ts';
import { waterLeak, waterLeakLive } from './water-leaks.ts';

/** Their alarms (`emergencyAlarms`) and durations (`emergencyCodes`) are in the equipment's lists. */
export const BUILTIN_EMERGENCIES: EmergencyRuleset = {
  places: [...EMERGENCY_PLACES],
  critical: [...criticalRows],
  team: [...team],
  isVoiceHeardOutside: true,
  isFirstVoiceKept: true,
  reasons: [...callReasons],
  answers: [...permissionAnswers, ...knownAnswers, ...bossAnswers, ...otherAnswers],
  situations: [
    fire,
    fireFar,
    fireRollCall,
    fireAlarmPoint,
    sparking,
    smoke,
    smokeFar,
    gasLeak,
    ventilation,
    lighting,
    power,
    ...supplies,
    waterLeak,
    waterLeakLive,
    ...materialSituations,
    developerLeak,
    developerLeakOutside,
    developerSplash,
    developerSplashEyes,
    developerSplashOneself,
    ...alarmSituations,
    interruption,
    ...falseSigns,
  ],
  scrapReasons: [...scrapReasons],
};
