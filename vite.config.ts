// How the page is built and, in development, served beside the API.
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { ARIA_LOCALES } from './contract/languages.ts';
import { withoutUnusedParts } from './vite.lighter.ts';
import { chunkGroups, findParts, listFirstFiles, firstFilesOf } from './vite.parts.ts';

const COMPRESSIBLE = /\.(?:m?js|css|html|svg|json|txt|webmanifest|map)$/;
/** Below this the header costs more than compression wins. */
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzipped(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Puts `.br` and `.gz` beside each text file, so the server compresses nothing of the page itself. */
function compressBuild(): Plugin {
  let outDir = 'dist';
  return {
    name: 'compress-build',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
    },
  };
}

const pdfFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** What documents may need that do not carry all their letters: tables of signs, the standard fonts, decoders of rare pictures. */
const PDF_DATA = ['cmaps', 'standard_fonts', 'wasm'] as const;
const PDF_FILE = new RegExp(`^/(?:${PDF_DATA.join('|')})/[\\w-]+\\.\\w+$`);

/** Lays pdf.js's data under /pdf/: pdf.js asks for them by name, so they keep their names. */
function servePdfData(): Plugin {
  return {
    name: 'serve-pdf-data',
    configureServer(server) {
      server.middlewares.use('/pdf', (request, response, next) => {
        const path = request.url ?? '';
        if (!PDF_FILE.test(path)) return next();
        response.setHeader(
          'content-type',
          path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        );
        void readFile(join(pdfFolder, path)).then((content) => response.end(content), next);
      });
    },
    async writeBundle({ dir = 'dist' }) {
      await Promise.all(
        PDF_DATA.map((folder) =>
          cp(join(pdfFolder, folder), join(dir, 'pdf', folder), {
            recursive: true,
            // No WebAssembly runs under the page's policy, and no script of documents either.
            filter: (path) => !/\.wasm$|quickjs/.test(path),
          }),
        ),
      );
    },
  };
}

/** Notes which modules went into which chunk, outside of dist/, for the tests on the build. */
function recordBuild(): Plugin {
  return {
    name: 'record-build',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => {
        if (output.type !== 'chunk') return [];
        const { fileName, imports, dynamicImports, moduleIds } = output;
        const css = [...(output.viteMetadata?.importedCss ?? [])];
        return [{ fileName, imports, dynamicImports, css, modules: moduleIds }];
      });
      await mkdir('.cache', { recursive: true });
      await writeFile('.cache/build-chunks.json', JSON.stringify(chunks, null, 1));
    },
  };
}

/** Pages of learners and the frame around them: what works without the network from the first visit on. */
const LEARNERS_PART =
  /\/(?:src\/(?:app\/(?!viewers\/document)|i18n|ui\/(?!pdf\/)|lib\/(?!pdf\/))|src\/features\/(?:start|auth|static-pages|cabinet|control\/|profile|attempt|documents|results\/(?!teacher|results-user|review\/))|tasks\/(?!room\/|equipment\/|simulation\/|document\/))/;
/** Pages and texts of those who teach and administer: no part that holds them is kept unasked. */
const OFFICE_PART =
  /\/(?:src\/(?:app\/bell\/|features\/(?:access|account|authoring|courses|interface|people|practice-tools|qr-sign-in|site-settings|technical-works|control-events|attempt\/trial\/|results\/(?:guiding|moment|statistics)\/)|ui\/loaded\/exchange\/|i18n\/\w+\/(?:account|audit-log|bays|bell|board|case-start|co-authors|control|courses|debriefing|exchange|facts|groups|guiding|interface|learners|people|practice-tools|qr-sign-in|recorder|regrade|registration-requests|review|roles|site-settings|statistics|task-editor|technical-works|terminal-profiles|test-cases|trial|work-editor|works|workshop)\.ts)|tasks\/(?:authors\.|(?:[a-z-]+\/)+author))/;
const SHELL_PICTURES =
  /^assets\/(?:offline@[12]x|error@[12]x|golos-text|jetbrains-mono)[^/]*\.(?:webp|woff2)$/;
const SHELL_PUBLIC = ['favicon.svg', 'favicon.ico', 'site.webmanifest', 'icon-192.png'] as const;
/** What a work may need beyond that, by what it holds: taken along when the person asks for it. */
const ASKED_PARTS = {
  ROOM: ['/tasks/room/answer-screen.tsx'],
  EQUIPMENT: ['/tasks/equipment/answer-screen.tsx'],
  DOCUMENT: ['/tasks/document/control.tsx', '/src/app/viewers/document-viewer.tsx'],
} as const;

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** A chunk with all that it imports at once; what it may import later where `wanted` says so. */
function closureIn(
  bundle: Bundle,
  starts: readonly string[],
  wanted: (module: string, all: readonly string[]) => boolean,
  known: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set(starts);
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || known.has(file)) continue;
    const later = chunk.dynamicImports.filter((name) => {
      const part = bundle[name];
      return part?.type === 'chunk' && wanted(part.facadeModuleId ?? part.moduleIds[0] ?? '', part.moduleIds);
    });
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const next of [...chunk.imports, ...later, ...importedCss, ...importedAssets]) found.add(next);
  }
  return found;
}

const isPicture = (file: string): boolean => /\.(?:webp|png|jpe?g|webm|mp3)$/.test(file);

function shellOf(bundle: Bundle): readonly string[] {
  const entries = Object.values(bundle).filter((output) => output.type === 'chunk' && output.isEntry);
  const starts = entries.map(({ fileName }) => fileName);
  const isLearners = (module: string, all: readonly string[]): boolean =>
    LEARNERS_PART.test(module.split('?')[0] ?? '') && !all.some((id) => OFFICE_PART.test(id));
  const files = closureIn(bundle, starts, isLearners);
  const more = Object.keys(bundle).filter((file) => SHELL_PICTURES.test(file));
  return [...new Set([...[...files].filter((file) => !isPicture(file)), ...more])];
}

function askedOf(bundle: Bundle, ends: readonly string[]): readonly (readonly [string, number])[] {
  const starts = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && output.moduleIds.some((id) => ends.some((end) => id.endsWith(end)))
      ? [output.fileName]
      : [],
  );
  const shell = new Set(shellOf(bundle));
  const files = closureIn(bundle, starts, () => true, shell);
  return [...files].flatMap((file) => {
    const output = bundle[file];
    if (output === undefined || shell.has(file)) return [];
    return [[`/${file}`, Buffer.byteLength(output.type === 'chunk' ? output.code : output.source)] as const];
  });
}

/** Of the addresses whose first files are all on the device: those files. */
function keptFirstFiles(
  list: Awaited<ReturnType<typeof firstFilesOf>>,
  shell: ReadonlySet<string>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(list.filter(([, files]) => files.every((file) => shell.has(file.slice(1)))));
}

/** Builds the offline-caching worker as /sw.js with the list of the shell's files, and the lists of what may be asked for. */
function buildWorker(): Plugin {
  return {
    name: 'build-worker',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const shell = shellOf(bundle);
      const hashed = shell.map((file) => ({ url: `/${file}`, revision: null }));
      const named = ['index.html', ...SHELL_PUBLIC].map(async (file) => {
        const revision = createHash('sha256')
          .update(await readFile(join(dir, file)))
          .digest('hex');
        return { url: `/${file}`, revision: revision.slice(0, 16) };
      });
      const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          SHELL_FILES: JSON.stringify([...hashed, ...(await Promise.all(named))]),
          FIRST_FILES: JSON.stringify(keptFirstFiles(await firstFilesOf(bundle), new Set(shell))),
          SHELL_VERSION: JSON.stringify(entry?.fileName.replace(/^assets\/|\.js$/g, '')),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          reportCompressedSize: false,
          lib: { entry: 'src/app/worker/service-worker.ts', formats: ['iife'], name: 'worker' },
          rolldownOptions: { output: { entryFileNames: 'sw.js' } },
        },
      });
      const asked = Object.entries(ASKED_PARTS).map(([kind, ends]) => [kind, askedOf(bundle, ends)]);
      await writeFile(join(dir, 'offline-files.json'), JSON.stringify(Object.fromEntries(asked)));
    },
  };
}

const serverPort = process.env['PORT'] ?? '3000';

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: Object.values(ARIA_LOCALES) }), enforce: 'pre' },
    react(),
    withoutUnusedParts(),
    servePdfData(),
    findParts(),
    listFirstFiles(),
    recordBuild(),
    buildWorker(),
    compressBuild(),
  ],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['DEV_PORT'] ?? '5173'),
    strictPort: true,
    proxy: { '/api': { target: `http://127.0.0.1:${serverPort}`, ws: true } },
  },
});
