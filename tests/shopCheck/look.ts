/** Results of looks at a page, which tests give to the check's rules. They hold only what a test needs. */
import type { Answer, Look, Press, Sight } from '../../scripts/shopCheck/types';

export const sight = (name: string, more: Partial<Sight> = {}): Sight => ({
  what: 'text',
  name,
  left: 0,
  top: 0,
  width: 10,
  height: 10,
  marks: [],
  islands: [],
  ...more,
});

export const press = (label: string, answers: readonly Answer[], more: Partial<Press> = {}): Press => ({
  key: `press button ${label} 1`,
  how: 'press',
  label,
  answers,
  leads: false,
  marks: [],
  islands: [],
  ...more,
});

export const lookWith = (more: Partial<Look> = {}): Look => ({
  sights: [],
  presses: [],
  faults: [],
  failed: [],
  yielded: [],
  scripts: [],
  weight: { bytes: 0, files: 0, unmeasured: 0 },
  hasJQuery: false,
  report: { gone: [], needed: {}, left: [] },
  ...more,
});
