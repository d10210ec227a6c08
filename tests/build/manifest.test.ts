// The manifest of the installed application: every file it names exists, with the type and size it says.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DIST } from './built-page.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type?: string;
  readonly purpose?: string;
  readonly label?: string;
  readonly form_factor?: string;
}

interface Manifest {
  readonly id?: string;
  readonly name?: string;
  readonly short_name?: string;
  readonly start_url?: string;
  readonly scope?: string;
  readonly display?: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Picture[];
  }[];
}

const MAX_SCREENSHOT_BYTES = 100_000;

const manifest = JSON.parse(readFileSync(join(DIST, 'site.webmanifest'), 'utf8')) as Manifest;
const { icons, screenshots, shortcuts } = manifest;
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
const at = ({ src }: Picture): string => join(DIST, src);

describe('the manifest', () => {
  test('says who the application is and where it starts', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    expect(manifest.name).toBe('Тренажёр по производству кристаллов');
    // Longer names are cut off below the icon.
    expect(manifest.short_name?.length).toBeLessThanOrEqual(12);
    expect(readFileSync(join(DIST, 'index.html'), 'utf8')).toContain('href="/site.webmanifest"');
  });

  test.each(pictures.map((picture) => [picture.src, picture] as const))(
    '%s is as it says',
    async (_, picture) => {
      expect(existsSync(at(picture))).toBe(true);
      const { width, height, format } = await sharp(at(picture)).metadata();
      expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({
        sizes: picture.sizes,
        type: picture.type,
      });
    },
  );

  test('has the icons that browsers ask for, one of them to be masked', () => {
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`).toSorted()).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  test('shows the product on a wide and on a narrow screen, in words too, and light', () => {
    expect(screenshots.map((shot) => shot.form_factor)).toEqual(['wide', 'narrow']);
    for (const shot of screenshots) {
      expect(shot.label).toMatch(/[а-я]{3}/);
      expect(statSync(at(shot)).size).toBeLessThanOrEqual(MAX_SCREENSHOT_BYTES);
    }
  });

  test('leads by its shortcuts to pages of a learner', () => {
    expect(shortcuts.map(({ url }) => url)).toEqual(['/cabinet', '/results', '/documents']);
  });
});
