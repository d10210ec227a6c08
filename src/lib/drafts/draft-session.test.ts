// A draft between a page, a device and a server: whatever is cut, nothing typed is lost and nothing overwritten.
import { expect, test } from 'vitest';
import type { DraftQuestion } from '#contract/entities/draft.ts';
import { DraftSession, type DraftServer, type ServerDraft } from './draft-session.ts';
import type { KeptDraft, KeptDrafts } from './kept-drafts.ts';
import type { UndoSteps } from './undo-steps.ts';

interface Content {
  readonly title: string;
  readonly note: string;
  readonly tasks: readonly { readonly id: string; readonly points: number }[];
}
type State = ServerDraft<Content>;

const EMPTY: Content = { title: '', note: '', tasks: [] };

/** The server's side: one draft, saved only on the version that it has. */
function makeServer() {
  let state: State = { data: EMPTY, questions: [], version: 0, revision: 1, isOwnChange: false };
  let isReached = true;
  let losesAnswers = false;
  const server: DraftServer<Content, State> = {
    async save({ data, questions, version, baseRevision }) {
      await Promise.resolve();
      if (!isReached) return { kind: 'UNREACHED' };
      if (version !== state.version || baseRevision !== state.revision) return { kind: 'MOVED', state };
      state = { ...state, data, questions, version: version + 1 };
      return losesAnswers ? { kind: 'UNREACHED' } : { kind: 'SAVED', state };
    },
  };
  return {
    server,
    state: () => state,
    cut: (reached: boolean) => void (isReached = reached),
    loseAnswers: (loses: boolean) => void (losesAnswers = loses),
    publish: () => void (state = { ...state, version: state.version + 1, revision: state.revision + 1 }),
  };
}

/** A device with tabs; closing a tab ends its timers. */
function makeDevice(server: ReturnType<typeof makeServer>) {
  const shelf = new Map<number, KeptDraft<Content>>();
  let tabs = 0;
  const open = () => {
    const tab = (tabs += 1);
    const found = new Map(shelf);
    let steps: UndoSteps<Content> | undefined;
    const kept: KeptDrafts<Content> = {
      all: () => [...found.values()],
      keep: (draft) => void shelf.set(tab, draft),
      drop() {
        shelf.delete(tab);
        for (const [key, draft] of found) if (shelf.get(key) === draft) shelf.delete(key);
      },
      steps: () => steps,
      keepSteps: (next) => void (steps = next),
    };
    let now = 0;
    const clock = { now: () => (now += 10_000), after: () => () => undefined };
    return new DraftSession({ server: server.server, kept, clock }, server.state());
  };
  return { open, shelf };
}

const titled = (title: string) => (data: Content) => ({ ...data, title });
const noted = (note: string) => (data: Content) => ({ ...data, note });

test('is on the device at once, and off it when the server has it', async () => {
  const server = makeServer();
  const { open, shelf } = makeDevice(server);
  const page = open();
  page.edit('title', titled('Вход'));
  expect([...shelf.values()].map(({ data }) => data.title)).toEqual(['Вход']);
  expect(page.view().saved).toBe('HERE');
  await page.flush();
  expect([page.view().saved, server.state().data.title, shelf.size]).toEqual(['SERVER', 'Вход', 0]);
});

test('asked twice at one moment, it is sent once', async () => {
  const made = makeServer();
  let sent = 0;
  const save: DraftServer<Content, State>['save'] = (draft) => {
    sent += 1;
    return made.server.save(draft);
  };
  const page = makeDevice({ ...made, server: { save } }).open();
  page.edit('title', titled('Вход'));
  await Promise.all([page.flush(), page.flush()]);
  expect([sent, page.view().saved, made.state().version]).toEqual([1, 'SERVER', 1]);
});

test('undone to what the server has, it is saved and off the device', async () => {
  const { open, shelf } = makeDevice(makeServer());
  const page = open();
  page.edit('title', titled('Вход'));
  page.undo();
  await page.flush();
  expect([page.view().saved, page.view().data.title, shelf.size]).toEqual(['SERVER', '', 0]);
});

test('a tab that was closed at once is found by the next', async () => {
  const server = makeServer();
  const { open, shelf } = makeDevice(server);
  open().edit('title', titled('Вход'));
  const next = open();
  expect(next.view()).toMatchObject({ saved: 'HERE', data: { title: 'Вход' } });
  await next.flush();
  expect([server.state().data.title, shelf.size]).toEqual(['Вход', 0]);
});

test('two tabs are merged, and a field that both changed is asked', async () => {
  const server = makeServer();
  const { open } = makeDevice(server);
  const [one, other] = [open(), open()];
  one.edit('title', titled('Первая'));
  other.edit('title', titled('Вторая'));
  other.edit('note', noted('Заметка'));
  await one.flush();
  await other.flush();
  await other.flush();
  expect(server.state()).toMatchObject({
    data: { title: 'Вторая', note: 'Заметка' },
    questions: [{ path: ['title'], other: '"Первая"' }],
  });
  one.receive(server.state());
  const [question] = one.view().questions;
  one.decide(question as DraftQuestion, true);
  await one.flush();
  expect(server.state()).toMatchObject({ data: { title: 'Первая' }, questions: [] });
});

test('without the network it waits, and is saved when there is one', async () => {
  const server = makeServer();
  const { open } = makeDevice(server);
  const page = open();
  server.cut(false);
  page.edit('title', titled('Вход'));
  await page.flush();
  expect(page.view().saved).toBe('UNREACHED');
  page.edit('note', noted('Ещё'));
  server.cut(true);
  await page.flush();
  expect(server.state().data).toMatchObject({ title: 'Вход', note: 'Ещё' });
});

test('once it is stopped, nothing more is sent or kept', async () => {
  const server = makeServer();
  const { open, shelf } = makeDevice(server);
  const page = open();
  server.cut(false);
  page.edit('title', titled('Вход'));
  await page.flush();
  page.stop();
  shelf.clear();
  server.cut(true);
  await page.flush();
  expect([server.state().data.title, shelf.size]).toEqual(['', 0]);
});

test('a save whose answer is lost is no conflict with itself', async () => {
  const server = makeServer();
  const { open } = makeDevice(server);
  const page = open();
  server.loseAnswers(true);
  page.edit('title', titled('Вход'));
  await page.flush();
  server.loseAnswers(false);
  page.edit('title', titled('Вход 2'));
  await page.flush();
  await page.flush();
  expect(server.state()).toMatchObject({ data: { title: 'Вход 2' }, questions: [] });
});

test('and none after the page was loaded again', async () => {
  const server = makeServer();
  const { open } = makeDevice(server);
  const page = open();
  server.loseAnswers(true);
  page.edit('title', titled('Вход'));
  await page.flush();
  page.edit('title', titled('Вход 2'));
  server.loseAnswers(false);
  const next = open();
  await next.flush();
  expect(server.state()).toMatchObject({ data: { title: 'Вход 2' }, questions: [] });
});

test('what was read before the last save takes nothing back', async () => {
  const server = makeServer();
  const page = makeDevice(server).open();
  const early = server.state();
  page.edit('title', titled('Вход'));
  await page.flush();
  page.receive(early);
  expect(page.view().data.title).toBe('Вход');
});

test('what publishing filled in is no change of a colleague', () => {
  const server = makeServer();
  const page = makeDevice(server).open();
  const now = server.state();
  const later = { ...now, version: now.version + 1, data: { ...now.data, title: 'Вход' } };
  page.receive(later, true);
  expect(page.view()).toMatchObject({ data: { title: 'Вход' }, merged: undefined });
  page.receive({ ...later, version: later.version + 1, data: now.data });
  expect(page.view().merged).toBe('OTHERS');
});

test('what came in is said to be one’s own where one saved it on another page, and a colleague’s as soon as any of it is', () => {
  const page = makeDevice(makeServer()).open();
  const { state } = page.view();
  const saved = (version: number, title: string, isOwnChange: boolean): State => ({
    ...state,
    version,
    data: { ...state.data, title },
    isOwnChange,
  });
  page.receive(saved(1, 'Моё', true));
  expect(page.view().merged).toBe('OWN');
  page.receive(saved(2, 'Чужое', false));
  page.receive(saved(3, 'Опять моё', true));
  expect(page.view().merged).toBe('OTHERS');
});

test('a save that arrived unheard is said to be nobody’s change', async () => {
  const server = makeServer();
  const page = makeDevice(server).open();
  server.loseAnswers(true);
  page.edit('title', titled('Вход'));
  await page.flush();
  server.loseAnswers(false);
  page.edit('note', noted('Ещё'));
  await page.flush();
  await page.flush();
  expect([page.view().saved, page.view().merged, page.view().questions]).toEqual(['SERVER', undefined, []]);
});

test('undo takes one’s own edit back and leaves what others changed', async () => {
  const server = makeServer();
  const { open } = makeDevice(server);
  const [page, colleague] = [open(), open()];
  page.edit('title', titled('Моё'));
  await page.flush();
  colleague.receive(server.state());
  colleague.edit('note', noted('Чужое'));
  await colleague.flush();
  page.receive(server.state());
  page.undo();
  expect(page.view().data).toMatchObject({ title: '', note: 'Чужое' });
  page.redo();
  expect(page.view().data).toMatchObject({ title: 'Моё', note: 'Чужое' });
});

function diceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    // Park and Miller's generator.
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

type Page = DraftSession<Content, State>;

/** Two authors at one draft, and everything that can come between. */
function makeAuthors(dice: (below: number) => number) {
  const server = makeServer();
  const devices = [makeDevice(server), makeDevice(server)] as const;
  const pages: [Page, Page] = [devices[0].open(), devices[1].open()];
  /** The last that each author typed as an entry of their own: nobody else touches it. */
  const last = new Map<string, number>();
  const interruptions: readonly ((who: 0 | 1) => unknown)[] = [
    () => server.cut(dice(2) === 0),
    () => server.loseAnswers(dice(3) === 0),
    (who) => pages[who].flush(),
    // The tab is closed, or the browser dies.
    (who) => (pages[who] = devices[who].open()),
    (who) => pages[who].receive(server.state()),
    () => server.publish(),
  ];
  const type = (who: 0 | 1, points: number): void => {
    const id = `entry-${who}-${dice(3)}`;
    last.set(id, points);
    pages[who].edit(id, ({ tasks, ...data }) => ({
      ...data,
      tasks: [...tasks.filter((task) => task.id !== id), { id, points }],
    }));
  };
  return { server, pages, last, interruptions, type };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  '200 random edits and interruptions of two authors, seed %i: all that was typed is in the draft',
  async (seed) => {
    const dice = diceOf(seed);
    const { server, pages, last, interruptions, type } = makeAuthors(dice);
    for (let step = 1; step <= 200; step++) {
      const who = dice(2) === 0 ? 0 : 1;
      const interrupt = interruptions[dice(interruptions.length + 2)];
      if (interrupt === undefined) type(who, step);
      else await interrupt(who);
    }
    server.cut(true);
    server.loseAnswers(false);
    for (let round = 0; round < 4; round++) for (const page of pages) await page.flush();
    const now = new Map(server.state().data.tasks.map((task) => [task.id, task.points]));
    expect(Object.fromEntries(now)).toEqual(Object.fromEntries(last));
  },
);
