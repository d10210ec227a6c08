import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Language } from '#contract/languages.ts';
import { languageSchema } from '#contract/texts.ts';
import documentUrl from '../../../assets/built/documents/seed-gowning.ru.pdf?url';
import { PdfReader } from './pdf-reader.tsx';

function ReaderStory({ language, url }: { readonly language: Language; readonly url: string }): ReactElement {
  const [blob, setBlob] = useState<Blob>();
  useEffect(() => {
    void fetch(url).then(async (answer) => setBlob(await answer.blob()));
  }, [url]);
  return (
    <div style={{ height: 640 }}>
      {blob ? <PdfReader blob={blob} name="KR-01.pdf" language={language} keys="OWN" /> : null}
    </div>
  );
}

const meta = {
  title: 'Overlays/Document reader',
  // The text layer is invisible over the pictures, so it has no contrast to check.
  parameters: { a11y: { context: { exclude: ['[data-words]'] } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const render: Story['render'] = (_args, { globals }) => (
  <ReaderStory language={languageSchema.safeParse(globals['language']).data ?? 'ru'} url={documentUrl} />
);

/** Turning pages. */
export const Reading: Story = {
  render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Номер страницы', {}, { timeout: 15_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая страница' }));
    await waitFor(() => expect(field).toHaveValue('2'), { timeout: 5000 });
  },
};

/** Finding and counting words. */
export const Searching: Story = {
  render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Поиск в документе' }, { timeout: 15_000 }),
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'L002');
    await canvas.findByText(/^1 из \d/, {}, { timeout: 10_000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull());
  },
};

/** A file that is not a document. */
export const Broken: Story = {
  render: (_args, { globals }) => (
    <ReaderStory
      language={languageSchema.safeParse(globals['language']).data ?? 'ru'}
      url="data:application/pdf,nothing"
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Документ не открывается', {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
};
