import { defineIsland } from '../../src/island/defineIsland';
import { frames } from '../../src/ui/motion/tween';
import type { Pie } from './contract';
import { readPie } from './read';
import { createPieStore, type PieStore } from './store';

export default defineIsland<Pie, PieStore>({
  name: 'pie-chart',
  mode: 'replace',
  read: readPie,
  createStore: (pie) => createPieStore(pie, frames),
  isWanted: ({ $isWanted }) => $isWanted,
  loadView: () => import('./View'),
});
