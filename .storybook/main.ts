import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../tasks/**/*.stories.tsx',
    '../scenes/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no API in JavaScript, so no tool that reads types through one can run.
  typescript: { check: false, reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: withoutBuildSteps(vite.plugins ?? []),
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...AHEAD],
    },
  }),
};

// Made ready before the first story: one found in the middle of a run would reload the page under a test.
const ARIA_PARTS = [
  'Button',
  'ComboBox',
  'Dialog',
  'Heading',
  'I18nProvider',
  'Input',
  'Label',
  'ListBox',
  'Menu',
  'Modal',
  'Popover',
  'Select',
  'Tabs',
  'Text',
  'Toolbar',
];
/** What the editor of rich texts is made of. */
const EDITOR_PARTS = [
  'core',
  'extension-bold',
  'extension-document',
  'extension-hard-break',
  'extension-italic',
  'extension-list',
  'extension-paragraph',
  'extension-table',
  'extension-text',
  'pm/history',
  'pm/keymap',
  'pm/state',
  'react',
];
const AHEAD = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'lucide-react',
  'pdfjs-dist',
  'pixi.js',
  'pixi.js/graphics',
  'pixi.js/text',
  'pixi.js/unsafe-eval',
  'xstate',
  'zod',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  ...ARIA_PARTS.map((part) => `react-aria-components/${part}`),
  ...EDITOR_PARTS.map((part) => `@tiptap/${part}`),
];

// The page's own build steps write into dist/ and cache the page ahead; neither belongs to the stories.
const BUILD_STEPS = /^(?:record-build|compress-build|serve-pdf-data|.*(?:pwa|precache|service-worker).*)$/u;

type Plugins = NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['plugins']>;

function withoutBuildSteps(plugins: Plugins): Plugins {
  return plugins.filter((plugin) => {
    const named = plugin !== null && typeof plugin === 'object' && 'name' in plugin;
    return !(named && BUILD_STEPS.test(plugin.name));
  });
}

export default config;
