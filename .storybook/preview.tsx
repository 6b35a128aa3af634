/** How every story is shown: a page with a loader, a theme's styles, and the settings of the toolbar. */
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import type { Problem } from '../src/island/types';
import { leaveStory } from '../stories/leave';
import { showPage } from '../stories/page';
import { themes } from '../stories/themes/compose';
import { showTheme } from '../stories/themes/show';
import { argsInLanguage } from '../stories/words/inLanguage';
import { codesOf } from './code.ts';
import { CODE_EVENT } from './codeEvent.ts';
import './docs.css';
import { followToolbar } from './docsFrames.ts';
import { languages, showDirection, showLanguage } from './languages.ts';
import { showMotion } from './motion.ts';
import { stay } from './stay.ts';

// Code that a story waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** How stories are shown until the toolbar says otherwise. */
const initialGlobals = { theme: 'demo', scheme: 'light', language: 'en', direction: 'auto', motion: 'full' };

followToolbar(initialGlobals);

// Vitest shows all stories in one frame, and names the worker in it.
stay('__vitest_worker__' in globalThis);

const page: Decorator = (Story, story) => {
  const { parameters, globals } = story;
  if (addons.hasChannel()) addons.getChannel().emit(CODE_EVENT, { id: story.id, codes: codesOf(story) });
  showPage(parameters.config);
  // Set before the story is rendered, because some stories measure at once.
  showTheme(globals.theme, globals.scheme);
  showDirection(globals.direction, globals.language);
  showMotion(globals.motion === 'reduced');
  // The class of the element whose content classic themes style.
  return (
    // Another language begins the story anew: it has read its words already.
    <div className="site" key={globals.language}>
      <Story args={argsInLanguage(story.args)} />
    </div>
  );
};

/**
 * The beginnings of the messages that the stories of this file cause on purpose. Some messages come only when the next
 * story is shown already.
 */
const expected = new Set<string>();
const unexpected: string[] = [];

document.addEventListener('island:error', (event) => {
  const { what } = (event as CustomEvent<Problem>).detail;
  if ([...expected].some((start) => what.startsWith(start))) event.preventDefault();
  else unexpected.push(what);
});

/** A menu of the toolbar. @param choices the name of each value */
const tool = (
  description: string,
  title: string,
  icon: 'paintbrush' | 'contrast' | 'globe' | 'transfer' | 'lightning',
  choices: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    title,
    icon,
    items: Object.entries(choices).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

const preview: Preview = {
  loaders: [({ globals }) => showLanguage(globals.language)],
  decorators: [page],
  beforeEach({ parameters }) {
    for (const start of parameters.problems ?? []) expected.add(start);
    return leaveStory;
  },
  afterEach() {
    const told = unexpected.splice(0);
    if (told.length) throw new Error(`Not among the file’s \`problems\`: ${told.join(' ')}`);
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: {
      source: { language: 'html', transform: (_: string, story: StoryContext) => codesOf(story)[0]?.text },
      // In a frame: otherwise the theme, the colours and the direction of a story would be those of its page too.
      story: { inline: false, height: '400px' },
    },
    viewport: {
      options: {
        small: { name: 'Small phone, 320 px', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Theming',
          'Views',
          'Building blocks',
          'Product lists',
          'Product page',
          'Cart and checkout',
          'Menus and search',
          'Campaigns and consent',
          'Content',
          'Islands A to Z',
        ],
      },
    },
  },
  globalTypes: {
    theme: tool('Base styles of a theme', 'Theme', 'paintbrush', { demo: 'Demo shop', ...themes }),
    scheme: tool('Colours on light or on dark', 'Colours', 'contrast', {
      light: 'Light',
      dark: 'Dark',
      auto: 'Scheme of the device',
    }),
    language: tool('Language of the page', 'Language', 'globe', languages),
    direction: tool('Direction of writing', 'Direction', 'transfer', {
      auto: 'Direction of the language',
      ltr: 'Left to right',
      rtl: 'Right to left',
    }),
    motion: tool('Motion', 'Motion', 'lightning', { full: 'Motion of the device', reduced: 'Reduced motion' }),
  },
  initialGlobals,
};

export default preview;
