// The body of each screen.
import { filled } from '#contract/languages.ts';
import type { ActiveScreen } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentEvent } from '#machines/equipment/state.ts';
import type { BodyView, LogRowView, NamedRow } from '../terminal-view.ts';
import { EVENT_TEXTS, UNSEEN_BY_TOOL } from '../texts/event-texts.ts';
import { aboutText, alarmRows } from './alarm-views.ts';
import { portColumn } from './cassette-views.ts';
import { jobRow, queuedJobs, runningJob } from './job-views.ts';
import { moduleRows, moduleViews } from './module-views.ts';
import { durationText, settingText } from './figures.ts';
import { recipeRows, recipeSteps } from './recipe-views.ts';
import type { ViewSource } from './view-source.ts';

/** Whether the signed-in role has a right; false when nobody is signed in. */
export function hasRight({ index, state }: ViewSource, right: string): boolean {
  const { role } = state.session;
  const rights: readonly string[] = (role && index.roles.get(role)?.rights) ?? [];
  return rights.includes(right);
}

/** Whether the case has the screen and the role may see it. */
function isScreenAvailable({ index, state }: ViewSource, screen: ActiveScreen): boolean {
  const { role } = state.session;
  if (!state.play.availableScreens.includes(screen)) return false;
  if (screen === 'START' || screen === 'LOGIN') return true;
  return role !== undefined && (index.roles.get(role)?.screens.includes(screen) ?? false);
}

function startLines({ ruleset, state, texts, words }: ViewSource): readonly NamedRow[] {
  const inService = ruleset.modules.filter(({ id }) => state.track.modules[id]?.isInService ?? true).length;
  const open = state.alarms.filter(({ status }) => status !== 'CLEARED').length;
  const total = ruleset.modules.length;
  const { hasPower } = state.track;
  return [
    {
      id: 'power',
      name: texts.start.power,
      value: { text: hasPower ? texts.start.on : texts.start.off, tone: hasPower ? 'good' : 'bad' },
    },
    {
      id: 'modules',
      name: texts.start.modules,
      value: {
        text: filled(texts.start.inService, { count: inService, total }),
        tone: inService === total ? 'good' : 'warn',
      },
    },
    ...ruleset.ports.map(({ id, unit }) => ({
      id,
      name: `${texts.labels.port} ${unit}`,
      value: words.transfer(state.ports[id].transfer),
    })),
    {
      id: 'alarms',
      name: texts.start.alarms,
      value: {
        text: filled(texts.start.alarmCount, { count: open }),
        tone: open === 0 ? 'good' : 'bad',
      },
    },
  ];
}

function portLines({ ruleset, state, words, texts }: ViewSource): readonly NamedRow[] {
  return ruleset.ports.map(({ id, unit }) => {
    const { pod, transfer } = state.ports[id];
    const lot = pod === undefined ? texts.none : (state.carriers[pod]?.tag ?? texts.none);
    return { id, name: `${unit} · ${lot}`, value: words.transfer(transfer) };
  });
}

function logRow(source: ViewSource, event: EquipmentEvent, at: number): LogRowView {
  const { index, say, clock } = source;
  const alarm = event.kind.startsWith('alarm') ? index.alarms.get(event.about) : undefined;
  const about = alarm ? `${alarm.number} ${say(alarm.text)}` : aboutText(source, event.about);
  return { id: String(at), time: clock(event.atMs), text: say(EVENT_TEXTS[event.kind]), about };
}

function logRows(source: ViewSource): readonly LogRowView[] {
  return source.state.log
    .map((event, at) => ({ event, at }))
    .filter(({ event }) => !UNSEEN_BY_TOOL.has(event.kind))
    .map(({ event, at }) => logRow(source, event, at))
    .toReversed();
}

function e10Times({ state, texts, words }: ViewSource): readonly NamedRow[] {
  const { e10, clockMs } = state;
  return Object.keys(texts.e10).map((key) => {
    const name = key as keyof typeof texts.e10;
    const running = name === e10.state ? clockMs - e10.sinceMs : 0;
    return {
      id: name,
      name: words.e10(name).text,
      value: {
        text: durationText((e10.totalsMs[name] ?? 0) + running),
        tone: name === e10.state ? 'live' : 'plain',
      },
    };
  });
}

function settingRows(source: ViewSource): readonly NamedRow[] {
  const { ruleset, state, say } = source;
  return ruleset.settings.map((setting) => ({
    id: setting.id,
    name: say(setting.text),
    value: {
      text: settingText(source, setting),
      tone: state.play.possibleSettings.includes(setting.id) ? 'plain' : 'quiet',
    },
  }));
}

const BODIES: { readonly [Screen in ActiveScreen]: (source: ViewSource) => BodyView } = {
  START: (source) => ({
    screen: 'START',
    lines: startLines(source),
    hasPower: source.state.track.hasPower,
  }),
  LOGIN: ({ state }) => ({ screen: 'LOGIN', failures: state.session.failures }),
  MAIN: (source) => ({
    screen: 'MAIN',
    links: source.ruleset.screens
      .filter(({ id }) => !['START', 'LOGIN', 'MAIN'].includes(id))
      .map(({ id, text }) => ({
        id,
        text: source.say(text),
        isAvailable: isScreenAvailable(source, id),
      })),
    ports: portLines(source),
    job: source.state.track.job === undefined ? undefined : runningJob(source),
  }),
  CASSETTES: (source) => ({
    screen: 'CASSETTES',
    ports: source.ruleset.ports.map(({ id }) => portColumn(source, id)),
    port: source.state.terminal.port,
    slot: source.state.terminal.slot,
  }),
  JOB: (source) => ({
    screen: 'JOB',
    jobs: source.state.jobs.map((job) => jobRow(source, job)),
    job: source.state.terminal.job,
  }),
  RECIPES: (source) => {
    const recipes = recipeRows(source);
    const recipe = source.state.terminal.recipe ?? '';
    return {
      screen: 'RECIPES',
      recipes,
      recipe,
      steps: recipeSteps(source, recipe),
      step: source.state.terminal.step,
      canEdit: hasRight(source, 'editRecipes'),
    };
  },
  RUN: (source) => ({
    screen: 'RUN',
    modules: moduleViews(source),
    run: runningJob(source),
    queue: queuedJobs(source),
  }),
  ALARMS: (source) => ({
    screen: 'ALARMS',
    alarms: alarmRows(source),
    alarm: source.state.terminal.alarm,
  }),
  LOG: (source) => ({ screen: 'LOG', rows: logRows(source) }),
  MAINTENANCE: (source) => ({
    screen: 'MAINTENANCE',
    modules: moduleRows(source),
    module: source.state.terminal.module,
    settings: settingRows(source),
    times: e10Times(source),
  }),
};

export function bodyOf(source: ViewSource): BodyView {
  return BODIES[source.state.terminal.screen](source);
}
