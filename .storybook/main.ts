import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx', '../src/**/*.stories.tsx', '../tasks/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no API in JavaScript, so no tool that reads types through one can run.
  typescript: { check: false, reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: withoutBuildSteps(vite.plugins ?? []) }),
};

// The page's own build steps write into dist/ and cache the page ahead; neither belongs to the stories.
const BUILD_STEPS = /^(?:record-build|compress-build|.*(?:pwa|precache|service-worker).*)$/u;

type Plugins = NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['plugins']>;

function withoutBuildSteps(plugins: Plugins): Plugins {
  return plugins.filter((plugin) => {
    const named = plugin !== null && typeof plugin === 'object' && 'name' in plugin;
    return !(named && BUILD_STEPS.test(plugin.name));
  });
}

export default config;
