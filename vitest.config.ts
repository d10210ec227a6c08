// The test projects of Vitest; tests/run.mjs runs them in order, `vitest run PATH` runs one file.
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { ARIA_LOCALES } from './contract/languages.ts';
import { chromiumLaunch } from './tests/e2e/chromium.ts';

const storybookDir = join(import.meta.dirname, '.storybook');
/** Storybook takes long to get ready: only for `--project stories`. */
const wantsStories =
  process.argv.some((argument) => argument.includes('stories')) && existsSync(storybookDir);
const layers = '{assets,contract,machines,tasks,scenes,server,src}';

/** Tests that open a storage: they run once more on PostgreSQL. */
const storageTests = globSync(['server/**/*.test.ts', 'tests/storage/**/*.test.ts']).filter((path) =>
  readFileSync(path, 'utf8').includes('test-storage'),
);

function nodeProject(name: string, include: readonly string[], timeoutMs: number): TestProjectConfiguration {
  return {
    plugins: [react()],
    test: {
      name,
      environment: 'node',
      include: [...include],
      exclude: ['**/node_modules/**', ...(name === 'unit' ? storageTests : [])],
      // Modules are loaded once a worker, not once a file: no test of ours replaces a module or keeps a changed global.
      isolate: false,
      testTimeout: timeoutMs,
      hookTimeout: timeoutMs,
    },
  };
}

function storiesProject(): TestProjectConfiguration {
  return {
    plugins: [
      { ...optimizeLocales.vite({ locales: Object.values(ARIA_LOCALES) }), enforce: 'pre' },
      storybookTest({ configDir: storybookDir, storybookScript: 'npm run storybook -- --ci' }),
    ],
    test: {
      name: 'stories',
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunch() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      nodeProject('unit', [`${layers}/**/*.test.{ts,tsx}`], 20_000),
      nodeProject('storage', storageTests, 60_000),
      nodeProject('architecture', ['tests/architecture/**/*.test.ts'], 30_000),
      nodeProject('contract', ['tests/contract/**/*.test.ts'], 120_000),
      nodeProject('solver', ['tests/{solver,verdicts}/**/*.test.ts'], 180_000),
      nodeProject('build', ['tests/build/**/*.test.ts'], 60_000),
      nodeProject('start', ['tests/start/**/*.test.ts'], 120_000),
      nodeProject('faults', ['tests/faults/**/*.test.ts'], 600_000),
      ...(wantsStories ? [storiesProject()] : []),
    ],
  },
});
