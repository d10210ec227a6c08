import type { Preview } from '@storybook/react-vite';
import '#src/ui/fonts.css';
import '#src/ui/tokens.css';
import '#src/ui/reset.css';
import './preview.css';

const LANGUAGE_TAGS: Readonly<Record<string, string>> = { ru: 'ru', en: 'en', ch: 'zh-CN' };

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // A finding fails the story's test.
    a11y: { test: 'error' },
    controls: { disableSaveFromUI: true },
    options: { storySort: { order: ['Foundations', 'Actions', 'Inputs', 'Overlays', 'Data', 'States'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', items: ['ru', 'en', 'ch'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', language: 'ru' },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      root.dataset['theme'] = String(globals['theme']);
      root.lang = LANGUAGE_TAGS[String(globals['language'])] ?? 'ru';
      return (
        <main className="story-ground">
          <Story />
        </main>
      );
    },
  ],
};

export default preview;
