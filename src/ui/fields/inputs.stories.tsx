import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm } from '../../../stories/story-frame.tsx';
import { Boxes, Radios, Selects, Switchers } from '../specimens/choices.tsx';
import { Password, Search } from '../specimens/fields.tsx';
import { RadioGroup } from './radio-group.tsx';

const meta = { title: 'Inputs/Others' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordShown: Story = {
  render: () => <Password />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/^Пароль/u);
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Скрыть пароль' })).toHaveFocus();
  },
};

export const SearchCleared: Story = {
  render: () => <Search />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Поиск' });
    await userEvent.type(input, ' и маски');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить поиск' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'а{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const OneOfAList: Story = {
  render: () => <Selects />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Умывальная Зона$/u });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const list = await within(document.body).findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'Гардероб' }));
    await waitFor(() => expect(trigger).toHaveTextContent('Гардероб'));
  },
};

export const FoundByTyping: Story = {
  render: () => <Selects />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Зона, с поиском' });
    await userEvent.clear(input);
    await userEvent.type(input, 'гар');
    const options = await within(document.body).findAllByRole('option');
    await expect(options).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('Гардероб'));
  },
};

export const Ticked: Story = {
  render: () => <Boxes />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const some = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Отмечена часть' });
    await expect(some).toBePartiallyChecked();
    const works = canvas.getByRole('switch', { name: /Закончить автоматически/u });
    await userEvent.click(works);
    await expect(works).not.toBeChecked();
    await userEvent.click(works);
    await expect(works).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /С ошибкой/u })).toBeInvalid();
  },
};

export const RadiosByKeys: Story = {
  render: () => <Radios />,
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole('group', { name: 'Строками' }));
    await userEvent.click(rows.getByRole('radio', { name: /Вход/u }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows.getByRole('radio', { name: /Умывальная/u })).toBeChecked();
  },
};

export const NarrowWithALongName: Story = {
  render: () => (
    <StoryForm>
      <RadioGroup
        look="segments"
        label={'Щ'.repeat(400)}
        value="a"
        onChange={() => undefined}
        options={[{ value: 'a', label: 'Текст' }]}
      />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Switched: Story = {
  render: () => <Switchers />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Мужской' }));
    await expect(canvas.getByRole('radio', { name: 'Мужской' })).toBeChecked();
    canvas.getByRole('radio', { name: 'Русский' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
  },
};
