// A draft in several tabs whose requests arrive, are answered or are lost in any order: the text typed last is never lost.
import { expect, test } from 'vitest';
import { drawWhole } from '#machines/kit/random.ts';
import { DraftSession, type DraftSave, type DraftServer, type ServerDraft } from './draft-session.ts';
import type { KeptDraft, KeptDrafts } from './kept-drafts.ts';

interface Content {
  readonly title: string;
  readonly note: string;
}
type State = ServerDraft<Content>;
type Session = DraftSession<Content, State>;
type Outcome = Awaited<ReturnType<DraftServer<Content, State>['save']>>;

interface Request {
  readonly draft: DraftSave<Content>;
  readonly end: (outcome: Outcome) => void;
  outcome: Outcome | undefined;
}

interface Tab {
  readonly session: Session;
  isOpen: boolean;
}

const RUNS = 2000;
const STEPS = 40;
const MAX_TABS = 3;
const UNREACHED: Outcome = { kind: 'UNREACHED' };

/** Lets everything that is ready run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** One draft at the server, one device with tabs, and what is on its way between them. */
class World {
  readonly shelf = new Map<string, string>();
  state: State = {
    data: { title: '', note: '' },
    questions: [],
    version: 0,
    revision: 1,
    isOwnChange: false,
  };
  /** What was read at some time and is received late. */
  read = this.state;
  requests: Request[] = [];
  tabs: Tab[] = [];
  last = '';
  #count = 0;

  open(read: State): Session {
    this.#count += 1;
    const tab: Tab = { session: this.#begin(read, () => tab), isOpen: true };
    this.tabs.push(tab);
    return tab.session;
  }

  #begin(read: State, tab: () => Tab): Session {
    const server: DraftServer<Content, State> = {
      save: (draft) =>
        new Promise((resolve) => {
          // A closed tab hears nothing any more.
          const end = (outcome: Outcome): void => void (tab().isOpen && resolve(outcome));
          this.requests.push({ draft, end, outcome: undefined });
        }),
    };
    const clock = { now: () => 0, after: () => () => undefined };
    return new DraftSession({ server, kept: this.#kept(`tab ${this.#count}`), clock }, read);
  }

  #kept(own: string): KeptDrafts<Content> {
    const found = new Map(this.shelf);
    return {
      all: () => [...found.values()].map((text) => JSON.parse(text) as KeptDraft<Content>),
      keep: (draft) => void this.shelf.set(own, JSON.stringify(draft)),
      drop: () => {
        this.shelf.delete(own);
        for (const [key, text] of found) if (this.shelf.get(key) === text) this.shelf.delete(key);
        found.clear();
      },
      steps: () => undefined,
      keepSteps: () => undefined,
    };
  }

  close(tab: Tab): void {
    tab.isOpen = false;
    tab.session.stop();
    this.tabs = this.tabs.filter((one) => one !== tab);
  }

  arrive(request: Request): Outcome {
    if (request.outcome !== undefined) return request.outcome;
    const { data, questions, version, baseRevision } = request.draft;
    const isKnown = version === this.state.version && baseRevision === this.state.revision;
    if (isKnown) this.state = { ...this.state, data, questions, version: version + 1 };
    request.outcome = { kind: isKnown ? 'SAVED' : 'MOVED', state: this.state };
    return request.outcome;
  }

  end(request: Request, outcome: Outcome): void {
    this.requests = this.requests.filter((one) => one !== request);
    request.end(outcome);
  }

  /** One who writes in two tabs has seen in the other what was saved. */
  type(session: Session): void {
    session.receive(this.state);
    this.#count += 1;
    const title = `text ${this.#count}`;
    this.last = title;
    session.edit('title', (data) => ({ ...data, title }));
  }

  publish(): void {
    this.#count += 1;
    const { data, version, revision } = this.state;
    const note = `note ${this.#count}`;
    this.state = { ...this.state, data: { ...data, note }, version: version + 1, revision: revision + 1 };
  }

  /** A new tab saves what all others left, until the server has it. */
  async deliver(): Promise<void> {
    for (const request of this.requests) this.end(request, UNREACHED);
    await settle();
    for (const tab of this.tabs) this.close(tab);
    const session = this.open(this.state);
    for (let turn = 0; turn < 10 && session.view().saved !== 'SERVER'; turn += 1) {
      void session.flush();
      await settle();
      for (const request of this.requests) this.end(request, this.arrive(request));
      await settle();
    }
  }
}

const ACTS: readonly ((world: World, tab: Tab | undefined, request: Request | undefined) => void)[] = [
  (world, tab) => world.type(tab?.session ?? world.open(world.state)),
  (_world, tab) => void tab?.session.flush(),
  (world, _tab, request) => void (request && world.arrive(request)),
  (world, _tab, request) => request && world.end(request, world.arrive(request)),
  (world, _tab, request) => request && world.end(request, UNREACHED),
  (world, tab) => tab && world.close(tab),
  (world) => void (world.tabs.length < MAX_TABS && world.open(world.state)),
  (world) => void (world.tabs.length < MAX_TABS && world.open(world.read)),
  (world) => void (world.read = world.state),
  (world, tab) => tab?.session.receive(world.read),
  (world) => world.publish(),
];

/** @returns what is wrong in the end; undefined if nothing is */
async function faultOf(seed: number): Promise<string | undefined> {
  const world = new World();
  let random = seed;
  const any = <T>(list: readonly T[]): T | undefined => {
    const drawn = drawWhole(random, Math.max(1, list.length));
    random = drawn.random;
    return list[drawn.value];
  };
  for (let step = 0; step < STEPS; step += 1) {
    any(ACTS)?.(world, any(world.tabs), any(world.requests));
    await settle();
  }
  await world.deliver();
  const others = world.state.questions.filter(({ path }) => path[0] === 'title');
  const known = [world.state.data.title, ...others.map(({ other }) => JSON.parse(other) as string)];
  if (!known.includes(world.last)) return `seed ${seed}: ${world.last} is not in ${known.join(', ')}`;
  if (new Set(known).size < known.length) return `seed ${seed}: asked twice, ${known.join(', ')}`;
  return world.shelf.size > 0 ? `seed ${seed}: ${world.shelf.size} left on the device` : undefined;
}

test(`of ${RUNS} orders of typing, saving and losing none loses the text typed last`, async () => {
  const faults: string[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const fault = await faultOf(run * 7919 + 1);
    if (fault !== undefined) faults.push(fault);
  }
  expect(faults).toEqual([]);
});
