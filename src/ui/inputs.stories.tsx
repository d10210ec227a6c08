import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';
import { ComboBox } from './combo-box.tsx';
import { GenderSwitch } from './gender-switch.tsx';
import type { Gender } from './gender-switch.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { StoryForm } from '../../stories/story-frame.tsx';

const meta = {
  title: 'Inputs/Others',
  decorators: [
    (Story) => (
      <StoryForm>
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS = [
  { value: '1', label: 'Без группы' },
  { value: '2', label: 'Операторы, поток 12', description: '24 человека' },
  { value: '3', label: 'Наладчики' },
  { value: '4', label: 'Архив 2024', disabled: true },
] as const;

export const Password: Story = {
  render: () => (
    <PasswordField
      label="Пароль"
      required
      showLabel="Показать пароль"
      hideLabel="Скрыть пароль"
      defaultValue="crystal"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/^Пароль/u);
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Скрыть пароль' })).toHaveFocus();
  },
};

export const LongText: Story = {
  render: () => (
    <TextArea label="Развёрнутый ответ" description="Опишите порядок действий" count="0 из 2000" />
  ),
};

function HeldSearch(): ReactElement {
  const [value, setValue] = useState('');
  return <SearchField label="Найти курс" clearLabel="Очистить" value={value} onChange={setValue} />;
}

export const Search: Story = {
  render: () => <HeldSearch />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Найти курс' });
    await userEvent.type(input, 'литография');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'а{Escape}');
    await expect(input).toHaveValue('');
  },
};

function HeldSelect({ error }: { readonly error?: string }): ReactElement {
  const [value, setValue] = useState<'1' | '2' | '3' | '4' | null>(null);
  return (
    <Select
      label="Группа"
      placeholder="Выберите группу"
      description="Можно выбрать позже"
      options={GROUPS}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

export const OneOfAList: Story = {
  render: () => <HeldSelect />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Группа/u });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const list = await within(document.body).findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'Наладчики' }));
    await waitFor(() => expect(trigger).toHaveTextContent('Наладчики'));
  },
};

export const SelectInvalid: Story = { render: () => <HeldSelect error="Поле обязательно для заполнения" /> };

function HeldComboBox(): ReactElement {
  const [value, setValue] = useState<'1' | '2' | '3' | '4' | null>(null);
  return (
    <ComboBox
      label="Ученик или группа"
      placeholder="Начните вводить"
      emptyText="Никого не нашлось"
      options={GROUPS}
      value={value}
      onChange={setValue}
    />
  );
}

export const FoundByTyping: Story = {
  render: () => <HeldComboBox />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Ученик или группа' });
    await userEvent.type(input, 'нал');
    const options = await within(document.body).findAllByRole('option');
    await expect(options).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('Наладчики'));
  },
};

export const Boxes: Story = {
  render: () => (
    <>
      <Checkbox label="Запомнить меня" defaultChecked />
      <Checkbox label="Выбраны некоторые" indeterminate />
      <Checkbox label="Согласие с обработкой персональных данных" error="Поле обязательно для заполнения" />
      <Checkbox label="Недоступно" disabled />
      <Switch
        label="Технические работы"
        description="Всех, кроме администраторов, уведёт на страницу работ"
      />
      <Switch label="Звук" defaultChecked />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const some = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Выбраны некоторые' });
    await expect(some).toBePartiallyChecked();
    const works = canvas.getByRole('switch', { name: /Технические работы/u });
    await userEvent.click(works);
    await expect(works).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Согласие/u })).toBeInvalid();
  },
};

function HeldChoices(): ReactElement {
  const [mode, setMode] = useState<'TRAINING' | 'SELFCONTROL' | 'CONTROL'>('TRAINING');
  const [shown, setShown] = useState<'all' | 'open' | 'done'>('all');
  const [gender, setGender] = useState<Gender>('MALE');
  return (
    <>
      <RadioGroup
        label="Режим"
        value={mode}
        onChange={setMode}
        options={[
          { value: 'TRAINING', label: 'Обучение', description: 'С подсказками, без оценки' },
          {
            value: 'SELFCONTROL',
            label: 'Самоконтроль',
            description: 'Без подсказок, попыток сколько угодно',
          },
          { value: 'CONTROL', label: 'Контроль', description: 'Одна попытка в назначенное время' },
        ]}
      />
      <RadioGroup
        label="Показать"
        look="segments"
        value={shown}
        onChange={setShown}
        options={[
          { value: 'all', label: 'Все' },
          { value: 'open', label: 'Открытые' },
          { value: 'done', label: 'Завершённые' },
        ]}
      />
      <GenderSwitch
        label="Пол"
        maleLabel="Мужской"
        femaleLabel="Женский"
        value={gender}
        onChange={setGender}
      />
    </>
  );
}

export const Choices: Story = {
  render: () => <HeldChoices />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Обучение/u }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Самоконтроль/u })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Женский' }));
    await expect(canvas.getByRole('radio', { name: 'Женский' })).toBeChecked();
  },
};
