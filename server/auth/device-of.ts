// The device that a `User-Agent` header names: enough to tell a phone from a work computer.
import type { Device } from '#contract/calls/own-account.ts';

type Rule = readonly [name: string, pattern: RegExp];

/** The first match wins, so browsers that also call themselves Chrome or Safari come before those two. */
const BROWSERS: readonly Rule[] = [
  ['Yandex Browser', /\bYaBrowser\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['WeChat', /\bMicroMessenger\//],
  ['QQ Browser', /\bM?QQBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['MIUI Browser', /\bMiuiBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];

const SYSTEMS: readonly Rule[] = [
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

function nameIn(rules: readonly Rule[], userAgent: string): string | null {
  return rules.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}

function kindOf(userAgent: string, system: string | null): Device['kind'] {
  if (system === null) return 'UNKNOWN';
  if (system === 'iPadOS' || /\bTablet\b/.test(userAgent)) return 'TABLET';
  if (system === 'iOS') return 'PHONE';
  if (system !== 'Android' && system !== 'HarmonyOS') return 'COMPUTER';
  return /\bMobile\b/.test(userAgent) ? 'PHONE' : 'TABLET';
}

/** The device of a `User-Agent`. */
export function deviceOf(userAgent: string): Device {
  const system = nameIn(SYSTEMS, userAgent);
  return { kind: kindOf(userAgent, system), browser: nameIn(BROWSERS, userAgent), system };
}
