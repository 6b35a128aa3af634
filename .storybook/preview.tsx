/** How every story is shown: a page with a loader, a theme's styles, and what designers can switch. */
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import { showPage } from '../stories/page';
import '../demo/assets/theme.css';

// Code that a story waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const page: Decorator = (Story, { parameters, globals }) => {
  showPage(parameters.config);
  useEffect(() => {
    document.documentElement.dir = globals.direction;
    document.documentElement.lang = 'en';
    document.documentElement.toggleAttribute('data-still', globals.motion === 'reduced');
  }, [globals.direction, globals.motion]);
  return <Story />;
};

const preview: Preview = {
  decorators: [page],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Introduction', 'Theming', 'Widgets', 'Parts', 'Pages'] } },
  },
  globalTypes: {
    direction: {
      description: 'Direction of writing',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { direction: 'ltr', motion: 'full' },
};

export default preview;
