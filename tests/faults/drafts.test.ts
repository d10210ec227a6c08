/**
 * The drafts of a work, a course and a task under closed tabs, a server that is killed, an hour without the network, a lost session, a second
 * tab and a colleague who publishes, at random moments: whatever was typed reaches the server, once, and the device is
 * empty afterwards. In the full set, which sets FAULT_RUNS, the server is killed more often.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drawWhole } from '#machines/kit/random.ts';
import {
  DraftSession,
  type Clock,
  type DraftServer,
  type ServerDraft,
} from '#src/lib/drafts/draft-session.ts';
import { keptDrafts } from '#src/lib/drafts/kept-drafts.ts';
import { serverOf } from '#src/lib/drafts/draft-server.ts';
import { freePort, startServer } from '../support/run-server.ts';
import { COURSE, TASK, textOf, WORK, type Draft, type DraftKind } from './draft-kinds.ts';
import { engineName, openEngine } from './engines.ts';
import { Person } from './person.ts';

const RUNS = 200;
const SEED = Number(process.env['FAULT_SEED'] ?? 20261123);
const HOUR_MS = 3_600_000;
const IS_SAMPLE = process.env['FAULT_RUNS'] === undefined;
/** Others go the same way as a work: outside of the full set a shorter sample is enough. */
const OTHER_RUNS = IS_SAMPLE ? 33 : RUNS;
/** A server that comes back takes as long as dozens of other faults. */
const KILLED_ONCE_IN = IS_SAMPLE ? 33 : 7;
const MAX_TABS = 3;
const PATIENCE_MS = 60_000;

type DraftState = ServerDraft<Draft>;
type Session = DraftSession<Draft, DraftState>;

/** Time that passes only when it is told to; timers that are due run in their order. */
class FakeClock implements Clock {
  #now = Date.UTC(2026, 10, 23);
  #timers: { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Between two timers what the first began may end, as it does in a real hour. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#timers.toSorted((one, other) => one.at - other.at)[0];
      if (next === undefined || next.at > until) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await delay(0);
    }
    this.#now = until;
  }
}

/** The storage of a device, which outlives its tabs. */
function makeShelf() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

interface Tab {
  readonly session: Session;
  readonly clock: FakeClock;
  close(): void;
}

class Device {
  readonly shelf = makeShelf();
  readonly #person: Person;
  readonly #path: string;
  readonly #id: string;
  isOnline = true;
  tabs: Tab[] = [];

  constructor(person: Person, { path }: DraftKind, id: string) {
    this.#person = person;
    this.#path = `/${path}/${id}/draft`;
    this.#id = id;
  }

  readonly read = (): Promise<DraftState> => this.#person.askPatiently<DraftState>('GET', this.#path);

  async openTab(): Promise<Tab> {
    const clock = new FakeClock();
    let isOpen = true;
    const state = await this.read();
    const kept = keptDrafts<Draft>(`kept-${this.#id}`, this.shelf);
    const session: Session = new DraftSession({ server: this.#server(() => isOpen), kept, clock }, state);
    const close = (): void => {
      isOpen = false;
      session.stop();
      this.tabs = this.tabs.filter((one) => one.session !== session);
    };
    const tab = { session, clock, close };
    this.tabs.push(tab);
    return tab;
  }

  /** A closed tab hears nothing any more, whatever becomes of what it sent. */
  #server(isOpen: () => boolean): DraftServer<Draft, DraftState> {
    const server = serverOf<Draft, DraftState>(this.#id, {
      name: 'kept',
      read: this.read,
      meet: () => Promise.reject(new Error('Nobody is met here')),
      save: (_id, { data, questions, version, baseRevision }) =>
        this.#person.ask('PUT', this.#path, { data, questions, baseRevision }, version),
    });
    return {
      save: async (draft) => {
        const outcome = this.isOnline ? await server.save(draft) : ({ kind: 'UNREACHED' } as const);
        return isOpen() ? outcome : new Promise(() => undefined);
      },
    };
  }
}

/** What was typed, to be found again. */
class Typist {
  readonly added: string[] = [];
  readonly texts = { en: '', ch: '' };
  readonly #kind: DraftKind;
  #count = 0;

  constructor(kind: DraftKind) {
    this.#kind = kind;
  }

  /** Adds an item, or goes on in a text that only this typist writes. */
  type(session: Session, draw: (bound: number) => number): void {
    this.#count += 1;
    if (draw(2) === 0 && this.added.length < this.#kind.maxAdded) return this.#add(session);
    const language = draw(2) === 0 ? 'en' : 'ch';
    const text = `text ${this.#count}`;
    this.texts[language] = text;
    const { typed } = this.#kind;
    session.edit(`${typed} ${language}`, (data) => ({
      ...data,
      [typed]: { ...textOf(data, typed), [language]: text },
    }));
  }

  #add(session: Session): void {
    const id = `typed-${this.#count}`;
    this.added.push(id);
    const { list, item } = this.#kind;
    session.edit(null, (data) => ({ ...data, [list]: [...(data[list] ?? []), { id, ...item }] }));
  }
}

/** Saves until the server has all that the device keeps. */
async function deliver(device: Device): Promise<void> {
  for (const tab of device.tabs) tab.close();
  const { session } = await device.openTab();
  const until = performance.now() + PATIENCE_MS;
  while (session.view().saved !== 'SERVER') {
    if (performance.now() > until) throw new Error(`Not delivered: ${session.view().saved}`);
    await session.flush();
  }
}

test.each([
  ['a work', RUNS, WORK],
  ['a course', OTHER_RUNS, COURSE],
  ['a task', OTHER_RUNS, TASK],
  ['another task', OTHER_RUNS, TASK],
] as const)(
  `what is typed into a draft of %s is not lost by %i faults on ${engineName}`,
  { timeout: 60_000 + RUNS * (IS_SAMPLE ? 1000 : 5000) },
  async (name, runs, kind) => {
    const engine = await openEngine();
    const settings = { ...engine.settings, PORT: String(await freePort()) };
    let server = await startServer(settings);
    const author = new Person(server.url);
    const colleague = new Person(server.url, 'admin');
    await Promise.all([author.signIn(), colleague.signIn()]);
    const id = await kind.make(author);
    const device = new Device(author, kind, id);
    const before = (await device.read()).data[kind.list] ?? [];
    const typist = new Typist(kind);
    let [random, published] = [name === 'another task' ? SEED + 1 : SEED, ''];
    const draw = (bound: number): number => {
      const drawn = drawWhole(random, bound);
      random = drawn.random;
      return drawn.value;
    };
    const anyTab = async (): Promise<Tab> => device.tabs[draw(device.tabs.length)] ?? device.openTab();
    const typeOn = async (count: number): Promise<void> => {
      for (let at = 0; at < count; at += 1) {
        const { session, clock } = await anyTab();
        // One who writes in two tabs has seen in the other what was saved.
        session.receive(await device.read());
        typist.type(session, draw);
        await clock.pass(draw(3000));
      }
    };
    const publish = async (): Promise<void> => {
      published = `published ${draw(1_000_000)}`;
      const text = { ru: published, en: '', ch: '' };
      await colleague.askPatiently(kind.change, `/${kind.path}/${id}`, { [kind.published]: text });
    };
    const hourWithoutNetwork = async (): Promise<void> => {
      const tab = await anyTab();
      device.isOnline = false;
      typist.type(tab.session, draw);
      await tab.clock.pass(HOUR_MS);
      typist.type(tab.session, draw);
      device.isOnline = true;
    };
    const loseSession = async (): Promise<void> => {
      const tab = await anyTab();
      author.loseSession();
      typist.type(tab.session, draw);
      await tab.clock.pass(draw(10_000));
      await author.signIn();
    };
    const closeTab = async (): Promise<void> => {
      const tab = await anyTab();
      typist.type(tab.session, draw);
      // At once, or while what was typed is on its way.
      if (draw(2) === 0) await tab.clock.pass(2000);
      tab.close();
    };
    const secondTab = async (): Promise<void> => {
      if (device.tabs.length >= MAX_TABS) device.tabs[0]?.close();
      await device.openTab();
    };
    const killServer = async (): Promise<void> => {
      const tab = await anyTab();
      typist.type(tab.session, draw);
      await tab.clock.pass(2000);
      await server.kill();
      server = await startServer(settings);
      await Promise.all([author.signIn(), colleague.signIn()]);
    };
    const faults = [closeTab, publish, hourWithoutNetwork, loseSession, secondTab, closeTab];
    const killedAt = draw(KILLED_ONCE_IN);
    for (let run = 0; run < runs; run += 1) {
      await typeOn(1 + draw(2));
      await (run % KILLED_ONCE_IN === killedAt ? killServer() : faults[draw(faults.length)]?.());
    }
    await deliver(device);
    const { data, questions } = await device.read();
    await server.stop();
    await engine.close();

    const there = [...before.map((item) => item.id), ...typist.added];
    expect(data[kind.list]?.map((item) => item.id).toSorted()).toEqual(there.toSorted());
    for (const language of ['en', 'ch'] as const) {
      const others = questions.filter(({ path }) => path.join('.') === `${kind.typed}.${language}`);
      const known = [
        textOf(data, kind.typed)[language],
        ...others.map(({ other }) => JSON.parse(other) as string),
      ];
      expect(known).toContain(typist.texts[language]);
    }
    if (published !== '') expect(textOf(data, kind.published).ru).toBe(published);
    expect(device.shelf.length).toBe(0);
    process.stdout.write(
      `${runs} faults: ${typist.added.length} ${kind.list} and two texts typed, none lost\n`,
    );
  },
);
