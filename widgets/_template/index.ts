import { emit } from '../../src/bridge/page/islands';
import { defineIsland } from '../../src/island/defineIsland';
import { COUNTED, type TemplateProps } from './contract';
import { readTemplate } from './read';
import { createTemplateStore, type TemplateStore } from './store';
import { View } from './View';

export default defineIsland<TemplateProps, TemplateStore>({
  name: '_template',
  mode: 'beside',
  read: readTemplate,
  createStore: (props) => createTemplateStore(props, (count) => emit(COUNTED, { count })),
  View,
});
