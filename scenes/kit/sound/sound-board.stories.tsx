// Every sound, loop and announcement with its caption, to be played one after another.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play, Square } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GROUP_OF, SOUND_GROUPS, THING_GROUPS, VOICE_GROUPS, VOICE_NAMES } from '#assets/sounds.ts';
import type { SoundGroup, SoundName, ThingSound } from '#assets/sounds.ts';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#contract/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { WORDS as ru } from '#assets/sound-texts/words-ru.ts';
import { SoundCaptions, useWords } from '#tasks/simulation/sound-captions.tsx';
import { SoundControl } from '#tasks/simulation/sound-control.tsx';
import { useSoundBoard } from '#tasks/simulation/use-sound-board.ts';
import { captionText, isVoice } from './captions.ts';
import type { SoundBoard } from './sound-board.ts';

const LOOPS =
  /^(tone\/|water$|dryer$|air-shower$|siren$|evacuation-bell$|fire$|gas$|drip$|phone\/ring(back)?$)/;
const ALL_GROUPS: readonly SoundGroup[] = THING_GROUPS;

const isLoop = (name: SoundName): name is ThingSound => !isVoice(name) && LOOPS.test(name);

interface RowProps {
  readonly board: SoundBoard;
  readonly name: SoundName;
  readonly language: Language;
}

function Row({ board, name, language }: RowProps): ReactElement {
  const [isOn, setOn] = useState(false);
  const words = useWords(language);
  const press = (): void => {
    if (!isLoop(name)) return board.play(name);
    if (isOn) board.stopLoop(name);
    else board.startLoop(name);
    setOn(!isOn);
  };
  return (
    <li style={{ display: 'flex', gap: 12, alignItems: 'center', minBlockSize: 36 }}>
      <Button
        size="s"
        variant="secondary"
        aria-pressed={isLoop(name) ? isOn : undefined}
        icon={isOn ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
        text={name}
        onClick={press}
      />
      <span lang={LANGUAGE_TAGS[language]}>{words ? captionText(name, words) : null}</span>
    </li>
  );
}

interface GroupProps {
  readonly board: SoundBoard;
  readonly title: string;
  readonly names: readonly SoundName[];
  readonly language: Language;
}

/** Plays a group from first to last, with pauses in between. */
function Group({ board, title, names, language }: GroupProps): ReactElement {
  const [timers, setTimers] = useState<readonly ReturnType<typeof setTimeout>[]>([]);
  const short = names.filter((name) => !isLoop(name));
  const everyMs = title.startsWith('voices') ? 9000 : 1600;
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    board.silence();
    setTimers([]);
  };
  const playAll = (): void =>
    setTimers(short.map((name, i) => setTimeout(() => board.play(name), i * everyMs)));
  return (
    <section aria-label={title}>
      <h2>
        {title} ({names.length})
      </h2>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button size="s" onClick={playAll} disabled={short.length === 0} text={`Play all of ${title}`} />
        <Button size="s" variant="secondary" onClick={stop} text={`Stop ${title}`} />
      </div>
      <ul style={{ listStyle: 'none', padding: 0 }}>
        {names.map((name) => (
          <Row key={name} board={board} name={name} language={language} />
        ))}
      </ul>
    </section>
  );
}

function Page({ language }: { readonly language: Language }): ReactElement {
  const board = useSoundBoard(language, ALL_GROUPS);
  return (
    <div style={{ padding: 16, maxInlineSize: 960 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <h1>Sounds</h1>
        <SoundControl board={board} language={language} opens="below" />
      </div>
      {THING_GROUPS.map((group) => (
        <Group key={group} board={board} title={group} names={SOUND_GROUPS[group]} language={language} />
      ))}
      <Group board={board} title={VOICE_GROUPS[language]} names={VOICE_NAMES} language={language} />
      <div style={{ position: 'sticky', insetBlockEnd: 0, blockSize: 96 }}>
        <SoundCaptions board={board} language={language} />
      </div>
    </div>
  );
}

const meta = {
  title: 'Scenes/Sounds',
  render: (_args, { globals }) => (
    <Page language={LANGUAGES.find((row) => row === globals['language']) ?? 'ru'} />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Play each sound, or a whole group in turn. */
export const All: Story = {
  play: async ({ canvas }) => {
    // The words load after the page, and a caption goes by itself: on a slow machine before they are there.
    await canvas.findByText(captionText('closet/open', ru));
    await userEvent.click(canvas.getByRole('button', { name: 'closet/open' }));
    const log = canvas.getByRole('log');
    await waitFor(() => expect(within(log).getByText(captionText('closet/open', ru))).toBeVisible());
    const siren = canvas.getByRole('button', { name: 'siren' });
    await userEvent.click(siren);
    await expect(siren).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(siren);
    await expect(siren).toHaveAttribute('aria-pressed', 'false');
    await expect(GROUP_OF.size + VOICE_NAMES.length).toBeGreaterThan(120);
  },
};

/** The volume control, opened by keyboard and closed by Escape. */
export const Control: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: /Звук/ });
    control.focus();
    await userEvent.keyboard('{Enter}');
    const volume = canvas.getByRole('slider', { name: 'Громкость' });
    await expect(volume).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Выключить звук' }));
    await expect(control).toHaveAccessibleName('Звук выключен');
    await userEvent.click(canvas.getByRole('button', { name: 'Включить звук' }));
    await userEvent.keyboard('{Escape}');
    await expect(volume).not.toBeVisible();
    await expect(control).toHaveFocus();
  },
};
