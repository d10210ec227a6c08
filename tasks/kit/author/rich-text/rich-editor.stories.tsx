// The editor of rich texts: what is kept of what offices and pages put on the clipboard, and what is refused.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import { RichEditor } from './rich-editor.tsx';

const onText = fn();
const CLIENT = new QueryClient();

function Written(): ReactElement {
  const [text, setText] = useState<MaybeRich>({ ru: 'Начало', en: '', ch: '' });
  return (
    <QueryClientProvider client={CLIENT}>
      <RichEditor
        label="Вопрос"
        text={text}
        language="ru"
        onChange={(next) => {
          onText(next);
          setText(next);
        }}
      />
    </QueryClientProvider>
  );
}

const meta: Meta = { title: 'Authoring/Rich text', component: Written };
export default meta;
type Story = StoryObj;

type Canvas = ReturnType<typeof within>;
const boxOf = (canvas: Canvas): HTMLElement => canvas.getByRole('textbox', { name: 'Вопрос' });

async function paste(canvas: Canvas, html: string): Promise<void> {
  const box = boxOf(canvas);
  await userEvent.click(box);
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', 'слова');
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

const written = (): MaybeRich => onText.mock.lastCall?.[0] as MaybeRich;

const pastes = (html: string, check: (text: MaybeRich) => Promise<void>): Story => ({
  beforeEach: () => void onText.mockClear(),
  render: () => <Written />,
  play: async ({ canvasElement }) => {
    await paste(within(canvasElement), html);
    await waitFor(() => expect(onText).toHaveBeenCalled());
    await check(written());
  },
});

const item = (level: number, sign: string, words: string): string =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span><![endif]>${words}</p>`;

export const FromWord = pastes(
  `<html><head><style>p{color:red}</style></head><body><h2>Порядок</h2>${item(1, '1.', 'Промотор')}${item(2, 'o', '10 секунд')}${item(1, '2.', 'Резист')}<p class=MsoNormal>H<sub>2</sub>O, <span style='font-weight:bold'>сразу</span></p></body></html>`,
  async ({ ru, rich }) => {
    await expect(ru).toBe('НачалоПорядок\n1. Промотор\n  • 10 секунд\n2. Резист\nH2O, сразу');
    const [heading, list, paragraph] = rich?.ru?.content ?? [];
    await expect(heading).toMatchObject({ content: [{}, { text: 'Порядок', marks: [{ type: 'bold' }] }] });
    await expect(list).toMatchObject({
      type: 'orderedList',
      content: [{ content: [{}, { type: 'bulletList' }] }, {}],
    });
    await expect(paragraph).toMatchObject({
      content: [{}, { marks: [{ type: 'subscript' }] }, {}, { text: 'сразу', marks: [{ type: 'bold' }] }],
    });
  },
);

export const FromExcel = pastes(
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table style='width:120pt'><col width=80><tr height=20><td class=xl65 style='border:none'>об/мин</td><td>мкм</td></tr><tr><td align=right>3000</td><td>1,2</td></tr></table></html>`,
  async ({ ru, rich }) => {
    await expect(ru).toBe('Начало\nоб/мин\tмкм\n3000\t1,2');
    await expect(rich?.ru?.content.at(1)).toMatchObject({ type: 'table', content: [{}, {}] });
  },
);

export const FromHostilePage = pastes(
  `<script>alert(1)</script><p onclick="alert(1)">Слова <a href="javascript:alert(1)">сюда</a>, <a href="https://example.org">туда</a><img src=x onerror=alert(1)><iframe src="https://example.org"></iframe></p>`,
  async ({ rich }) => {
    const json = JSON.stringify(rich);
    await expect(json).not.toMatch(/alert|script|iframe|img|click/);
    await expect(json).toContain('{"type":"link","attrs":{"href":"https://example.org"}}');
  },
);

export const TooLarge: Story = {
  beforeEach: () => void onText.mockClear(),
  render: () => <Written />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await paste(canvas, `<p>${'слово '.repeat(170_000)}</p>`);
    await expect(await canvas.findByText(/^Не вставлено/)).toBeVisible();
    await expect(boxOf(canvas)).toHaveTextContent(/^Начало$/);
    await expect(onText).not.toHaveBeenCalled();
  },
};

export const PlainStaysPlain: Story = {
  beforeEach: () => void onText.mockClear(),
  render: () => <Written />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(boxOf(canvas));
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Полужирный' }));
    await waitFor(() => expect(written().rich?.ru).toBeDefined());
    await userEvent.click(canvas.getByRole('button', { name: 'Полужирный' }));
    await waitFor(() => expect(written()).toEqual({ ru: 'Начало', en: '', ch: '', rich: {} }));
  },
};
