import { describe, expect, it } from 'vitest';
import { registerUrlAction, runUrlAction } from '../../../src/state/urlActions';

const hash = (name: string, settings: unknown = {}) =>
  `#elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`;

describe('URL actions', () => {
  it('are run by the code that registered them', () => {
    const log: unknown[] = [];
    registerUrlAction('popup:open', (settings, link) => log.push([settings, link]));
    const link = document.createElement('a');
    expect(runUrlAction(hash('popup:open', { id: '1' }), link)).toBe(true);
    expect(log).toEqual([[{ id: '1' }, link]]);
  });

  it('that no code can run yet wait for their code: the last one runs, once', () => {
    const log: unknown[] = [];
    expect(runUrlAction(hash('off_canvas:open', { id: 'a' }), null)).toBe(true);
    expect(runUrlAction(hash('off_canvas:open', { id: 'b' }), null)).toBe(true);
    registerUrlAction('off_canvas:open', ({ id }) => log.push(id));
    registerUrlAction('off_canvas:open', ({ id }) => log.push(`again ${id}`));
    expect(log).toEqual(['b']);
  });

  it('leave other fragments to the browser', () => {
    expect(runUrlAction('#top', null)).toBe(false);
  });
});
