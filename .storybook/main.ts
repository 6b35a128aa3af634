import type { StorybookConfig } from '@storybook/react-vite';
import { writeWidgetPages } from './widgetPages.ts';

writeWidgetPages();

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', './generated/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  staticDirs: [{ from: '../demo/assets', to: '/assets' }],
};

export default config;
