import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StoryGrid } from '../../../stories/story-frame.tsx';
import { Button } from '../buttons/button.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Table } from '../data/table.tsx';

const meta = { title: 'Data/Selection' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const PEOPLE = [
  { id: '1', name: 'Смирнова Анна Ивановна', login: 'a.smirnova', group: 'Ф-21' },
  { id: '2', name: 'Козлов Пётр Сергеевич', login: 'p.kozlov', group: 'Ф-21' },
  { id: '3', name: 'Ли Мэй', login: 'li.mei', group: 'Ф-22' },
] as const;

function People({ width }: { readonly width?: number }): ReactElement {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <StoryGrid>
      <div style={width ? { width } : undefined}>
        <Table
          caption="Пользователи"
          columns={[
            { key: 'name', title: 'Имя', header: true, cell: (row) => row.name },
            { key: 'login', title: 'Логин', cell: (row) => row.login },
            { key: 'group', title: 'Группа', cell: (row) => row.group },
          ]}
          rows={PEOPLE}
          rowKey={(row) => row.id}
          selection={{
            chosen,
            onChange: setChosen,
            allLabel: 'Все на странице',
            rowLabel: (row) => `Выбрать: ${row.name}`,
          }}
        />
        <SelectionBar
          label="Действия с выбранными"
          count={chosen.size}
          countText={`Выбрано: ${chosen.size}`}
          clearLabel="Снять выбор"
          onClear={() => setChosen(new Set())}
        >
          <Button size="s" variant="secondary" text="Задать группу" />
          <Button size="s" variant="secondary" text="Отключить" />
        </SelectionBar>
      </div>
    </StoryGrid>
  );
}

export const ByKeys: Story = {
  render: () => <People />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Все на странице' });
    canvas.getByRole('checkbox', { name: 'Выбрать: Ли Мэй' }).focus();
    await userEvent.keyboard(' ');
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Выбрано: 1');
    all.focus();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Выбрано: 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Снять выбор' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(all).not.toBeChecked();
  },
};

export const OnPhone: Story = {
  render: () => <People width={328} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать: Козлов Пётр Сергеевич' }));
    await userEvent.click(canvas.getByText('Все на странице'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Выбрано: 3');
  },
};
