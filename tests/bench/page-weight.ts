// What the browser loads until the start page is there.
import { brotliBytes, chunkWith, closureOf, filesOfIndex, readChunks } from '../build/built-page.ts';
import type { Bench } from './bench.ts';

export const pageWeight: Bench = {
  name: 'page weight',
  run: async () => {
    const chunks = readChunks();
    const lazy = ['src/app/layouts/start-layout.tsx', 'src/features/start/start-screen.tsx'];
    const files = closureOf([...filesOfIndex(), ...lazy.map((module) => chunkWith(chunks, module))], chunks);
    const kilobytes = brotliBytes(files) / 1000;
    return [
      { what: 'start page, brotli', value: kilobytes, unit: 'kB', limit: { kind: 'atMost', value: 130 } },
      { what: 'start page, files', value: files.size, unit: '' },
    ];
  },
};
