import type { StorybookConfig } from '@storybook/react-vite';
import { withHumanNames } from './storyNames.ts';
import { writeWidgetPages } from './widgetPages.ts';

writeWidgetPages();

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', './generated/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: (indexers = []) => indexers.map(withHumanNames),
  core: { disableTelemetry: true },
  // The constants that the build inserts.
  viteFinal: (options) => ({ ...options, define: { ...options.define, __VERSION__: '"storybook"', __BUILD__: '""' } }),
  staticDirs: [{ from: '../demo/assets', to: '/assets' }],
};

export default config;
