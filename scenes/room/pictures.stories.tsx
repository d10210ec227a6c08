import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { itemIconUrl, loadManifest } from '#assets/built-files.ts';
import type { Manifest } from '#assets/manifest.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { ManifestPicture } from '#scenes/kit/manifest-picture.tsx';

const FACINGS = ['se', 'sw', 'nw', 'ne'] as const;
const GRID: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 16,
  listStyle: 'none',
};

const DRESSES = {
  bare: ['hairShort'],
  street: ['boots', 'jeans', 'shirt', 'hairShort', 'keyCard'],
  coat: ['boots', 'jeans', 'shirt', 'hairLong', 'coat', 'earrings', 'makeup', 'keyCard'],
  visitor: ['shoeCovers', 'jeans', 'shirt', 'mustaches', 'hairShort', 'keyCard'],
  inner: ['crocs', 'underwear', 'beard', 'hairShort'],
  open: ['crocs', 'underwear', 'coverall-open', 'mask-wrong', 'gloves-wrong', 'hairShort'],
  clean: [
    'crocs',
    'underwear',
    'mask-correct',
    'hat',
    'coverall-closed',
    'reusableShoecovers',
    'gloves-correct',
    'safetyGlasses',
  ],
} as const;

type Show = 'items' | 'furniture' | 'poses' | 'dresses';

interface CatalogueProps {
  readonly show: Show;
  readonly sex: 'man' | 'girl';
}

interface Picture {
  readonly label: string;
  readonly names: readonly string[];
  readonly icon?: string | undefined;
  readonly room: readonly [number, number, number, number];
}

function person(sex: string, layers: readonly string[], pose: string): readonly string[] {
  return ['shadow', 'body', ...layers].map((layer) => `person/${sex}/${layer}/${pose}`);
}

function picturesOf(manifest: Manifest, { show, sex }: CatalogueProps): readonly Picture[] {
  const personRoom = [90, 270, 130, 60] as const;
  const { poses, layers } = manifest.people[sex];
  const stacked = (worn: readonly string[]): readonly string[] =>
    layers.filter((layer) => worn.includes(layer));
  switch (show) {
    case 'items':
      return ruleset.items.map(({ code, text }) => ({
        label: `${code} ${text.ru}`,
        names: [`shadow/item/${code}`, `item/${code}`],
        icon: itemIconUrl(code),
        room: [60, 80, 60, 50],
      }));
    case 'furniture':
      return Object.entries(manifest.furniture).flatMap(([kind, { states }]) =>
        states.flatMap((state) =>
          FACINGS.map((facing): Picture => {
            const name = `furniture/${kind}/${state}/${facing}`;
            return {
              label: `${kind} ${state} ${facing}`,
              names: [`shadow/${name}`, name],
              room: [180, 300, 180, 90],
            };
          }),
        ),
      );
    case 'poses':
      return poses.flatMap((pose) =>
        FACINGS.map((facing) => ({
          label: `${pose} ${facing}`,
          names: person(sex, stacked(DRESSES.street), `${pose}/${facing}`),
          room: personRoom,
        })),
      );
    case 'dresses':
      return Object.entries(DRESSES).flatMap(([dress, worn]) =>
        FACINGS.map((facing) => ({
          label: `${dress} ${facing}`,
          names: person(sex, stacked(worn), `stand/${facing}`),
          room: personRoom,
        })),
      );
  }
}

function Catalogue(props: CatalogueProps): ReactElement {
  const [manifest, setManifest] = useState<Manifest>();
  useEffect(() => {
    const stopping = new AbortController();
    loadManifest(stopping.signal).then(setManifest, (error: unknown) => {
      if (!stopping.signal.aborted) throw error;
    });
    return () => stopping.abort();
  }, []);
  if (!manifest) return <p>…</p>;
  return (
    <ul style={GRID}>
      {picturesOf(manifest, props).map(({ label, names, icon, room }) => (
        <li key={label}>
          <ManifestPicture manifest={manifest} names={names} room={room} />
          {icon === undefined ? null : <img src={icon} alt="" width={64} height={64} />}
          <div>{label}</div>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Scenes/Pictures of the room',
  component: Catalogue,
  args: { show: 'items', sex: 'man' },
} satisfies Meta<typeof Catalogue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Items: Story = {};
export const Furniture: Story = { args: { show: 'furniture' } };
export const ManInEveryDress: Story = { args: { show: 'dresses' } };
export const GirlInEveryDress: Story = { args: { show: 'dresses', sex: 'girl' } };
export const ManInEveryPose: Story = { args: { show: 'poses' } };
export const GirlInEveryPose: Story = { args: { show: 'poses', sex: 'girl' } };
