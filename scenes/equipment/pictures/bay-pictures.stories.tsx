// A gallery of every picture of the bay and every effect, for a quick visual check.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { loadManifest } from '#assets/built-files.ts';
import type { Manifest } from '#assets/manifest.ts';
import { ManifestPicture } from '#scenes/kit/pictures/manifest-picture.tsx';
import { EffectPicture, extentOf } from '../effects/effect-picture.tsx';
import { readBayFacts } from '../bay-facts.ts';

const GRID: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 16,
  margin: 0,
  padding: 16,
  listStyle: 'none',
};
const CARD: CSSProperties = { padding: 8, overflow: 'hidden', borderRadius: 8 };
const GROUNDS = { amber: '#d6ceb0', dark: '#232a33' } as const;
const INK = { amber: '#14202b', dark: '#f5f8fa' } as const;

interface GalleryProps {
  readonly show: 'effects' | 'effectFrames' | 'things' | 'track' | 'wafersAndPods' | 'cassette';
  readonly ground: keyof typeof GROUNDS;
  readonly scale: number;
}

const NAMES: Readonly<Record<'things' | 'track' | 'wafersAndPods', RegExp>> = {
  things:
    /^(?:bay|terminal|tower|emo|stopwork|phone|gaspanel|desk|chair|podrack|wastebin|extinguisher|paper|exit)\//u,
  track: /^track\//u,
  wafersAndPods: /^(?:wafer|pod)\//u,
};

const isWhole = (name: string): boolean => name.startsWith('bay/');

function Card({
  label,
  ground,
  children,
}: {
  readonly label: string;
  readonly ground: GalleryProps['ground'];
  readonly children: ReactElement;
}): ReactElement {
  return (
    <li style={{ ...CARD, background: GROUNDS[ground], color: INK[ground] }}>
      {children}
      <div>{label}</div>
    </li>
  );
}

function Still({
  manifest,
  names,
  scale,
}: {
  readonly manifest: Manifest;
  readonly names: readonly string[];
  readonly scale: number;
}): ReactElement {
  const { left, top, right, bottom } = extentOf(manifest, names);
  const room = [left * scale, top * scale, right * scale, bottom * scale] as const;
  return <ManifestPicture manifest={manifest} names={names} scale={scale} room={room} />;
}

function Things({
  manifest,
  pattern,
  ground,
  scale,
}: GalleryProps & { readonly manifest: Manifest; readonly pattern: RegExp }): ReactElement {
  const names = Object.keys(manifest.sprites).filter((name) => pattern.test(name));
  return (
    <ul style={GRID}>
      {names.toSorted().map((name) => {
        const shadow = manifest.sprites[name]?.shadow;
        return (
          <Card key={name} label={name} ground={ground}>
            <Still
              manifest={manifest}
              names={shadow === undefined ? [name] : [shadow, name]}
              scale={isWhole(name) ? scale * 0.4 : scale}
            />
          </Card>
        );
      })}
    </ul>
  );
}

function Effects({
  manifest,
  show,
  ground,
  scale,
}: GalleryProps & { readonly manifest: Manifest }): ReactElement {
  const shown = Object.entries(manifest.effects).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return (
    <ul style={GRID}>
      {shown.flatMap(([name, { frames, frameMs, isLoop }]) =>
        show === 'effects'
          ? [
              <Card
                key={name}
                label={`${name}: ${frames} × ${frameMs} ms${isLoop ? ', loop' : ''}`}
                ground={ground}
              >
                <EffectPicture manifest={manifest} name={name} scale={scale} isStill={false} />
              </Card>,
            ]
          : Array.from({ length: frames }, (_, frame) => `effect/${name}/${frame}`).map((picture) => (
              <Card key={picture} label={picture} ground={ground}>
                <Still manifest={manifest} names={[picture]} scale={scale} />
              </Card>
            )),
      )}
    </ul>
  );
}

/** Faulty slots of the example; the others are full. */
const FAULTS: Readonly<Record<number, 'missing' | 'crossed' | 'double'>> = {
  4: 'missing',
  9: 'crossed',
  10: 'missing',
  17: 'double',
};

function Cassette({ manifest, ground, scale }: GalleryProps & { readonly manifest: Manifest }): ReactElement {
  const { cassette } = readBayFacts(manifest);
  const { left, top, right, bottom } = extentOf(manifest, ['cassette/frame']);
  const layer = (name: string, x: number, y: number, key: string): ReactElement => (
    <div key={key} style={{ position: 'absolute', left: x * scale, top: y * scale }}>
      <ManifestPicture
        manifest={manifest}
        names={[name]}
        scale={scale}
        room={[left * scale, top * scale, right * scale, bottom * scale]}
      />
    </div>
  );
  const wafers = (cassette?.slots ?? []).flatMap(([x, y], at) => {
    const state = FAULTS[at + 1] ?? 'full';
    return state === 'missing' ? [] : [layer(`cassette/wafer/${state}`, x, y, String(at))];
  });
  return (
    <ul style={GRID}>
      <Card label="25 slots: 4 missing, 9 crossed, 17 double" ground={ground}>
        <div style={{ position: 'relative', width: (left + right) * scale, height: (top + bottom) * scale }}>
          {layer('cassette/frame', 0, 0, 'frame')}
          {wafers}
          {layer('cassette/front', 0, 0, 'front')}
        </div>
      </Card>
    </ul>
  );
}

function Gallery(props: GalleryProps): ReactElement {
  const [manifest, setManifest] = useState<Manifest>();
  useEffect(() => {
    const stopping = new AbortController();
    loadManifest(stopping.signal).then(setManifest, (error: unknown) => {
      if (!stopping.signal.aborted) throw error;
    });
    return () => stopping.abort();
  }, []);
  if (!manifest) return <p>…</p>;
  const { show } = props;
  if (show === 'effects' || show === 'effectFrames') return <Effects {...props} manifest={manifest} />;
  if (show === 'cassette') return <Cassette {...props} manifest={manifest} />;
  return <Things {...props} manifest={manifest} pattern={NAMES[show]} />;
}

const meta = {
  title: 'Scenes/Pictures of the bay',
  component: Gallery,
  args: { show: 'effects', ground: 'amber', scale: 1 },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EffectsRunning: Story = {};
export const EffectsRunningInTheDark: Story = { args: { ground: 'dark' } };
export const EffectsFrameByFrame: Story = { args: { show: 'effectFrames' } };
export const Furniture: Story = { args: { show: 'things' } };
export const PartsOfTheTrack: Story = { args: { show: 'track' } };
export const WafersAndPods: Story = { args: { show: 'wafersAndPods', scale: 2 } };
export const OpenCassette: Story = { args: { show: 'cassette' } };
