import { beforeEach, describe, expect, it } from 'vitest';
import { fillToolbar } from '../../widgets/campaign-toolbar/enhance';
import { find, showFixture } from '../helpers/fixture';

const TOOLBAR = '#wp-admin-bar-wcct_admin_page_node-default';
const notes = () => find('.wcct_header_passed');

describe('staff’s notes', () => {
  beforeEach(() => showFixture('campaign-toolbar'));

  it('are put into the toolbar, and stay where they were', () => {
    fillToolbar(notes());
    fillToolbar(notes());
    expect(find(TOOLBAR).textContent).toBe('Running campaigns: 981');
    expect(document.querySelectorAll(`${TOOLBAR} li`)).toHaveLength(1);
    expect(notes().textContent).toBe('Running campaigns: 981');
  });

  it('stay hidden without a toolbar', () => {
    find(TOOLBAR).remove();
    expect(() => fillToolbar(notes())).not.toThrow();
  });
});
