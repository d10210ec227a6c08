import type { Preview } from '@storybook/react-vite';
import i18next from 'i18next';
import { configure } from 'storybook/test';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '#contract/languages.ts';
import { changeLanguage, startTexts } from '#src/i18n/i18n.ts';
import '#src/ui/styles/fonts.css';
import '#src/ui/styles/tokens.css';
import '#src/ui/styles/reset.css';
import './preview.css';

/** A machine that is busy with other tests may take longer than the usual second for what follows at once elsewhere. */
const STORY_WAIT_MS = 10_000;

configure({ asyncUtilTimeout: STORY_WAIT_MS });

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // A finding fails the story's test.
    a11y: { test: 'error' },
    controls: { disableSaveFromUI: true },
    options: {
      storySort: { order: ['Specimens', 'Foundations', 'Actions', 'Inputs', 'Overlays', 'Data', 'States'] },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', items: [...LANGUAGES], dynamicTitle: true },
    },
  },
  // The texts of the specimens; they are loaded before a story stands.
  beforeAll: () => startTexts(['common', 'interface', 'lists', 'auth']),
  loaders: [
    async ({ globals: { language } }) => {
      if (isLanguage(language)) await changeLanguage(language);
    },
  ],
  initialGlobals: { theme: 'light', language: DEFAULT_LANGUAGE },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      root.dataset['theme'] = String(globals['theme']);
      root.lang = i18next.language;
      return (
        <main className="story-ground">
          <Story />
        </main>
      );
    },
  ],
};

export default preview;
