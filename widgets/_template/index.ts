import { defineIsland } from '../../src/island/defineIsland';
import type { TemplateProps } from './contract';
import { createLive } from './live';
import { readTemplate } from './read';
import type { TemplateStore } from './store';
import { View } from './View';

export default defineIsland<TemplateProps, TemplateStore>({
  name: '_template',
  mode: 'beside',
  read: readTemplate,
  createStore: createLive,
  View,
});
