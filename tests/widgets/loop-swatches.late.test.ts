import { expect, it, vi } from 'vitest';
import { adopt, press } from '../../widgets/loop-swatches/enhance';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

vi.mock('../../widgets/loop-swatches/page/choicePicture', () => {
  throw new TypeError('Failed to fetch');
});

it('a choice counts even if the code for pictures does not load, which only the log says', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  setPage();
  showFixture('loop-swatches');
  adopt(find('.shopengine_swatches_in_loop'));
  const swatch = find('[data-value="deluxe"]');
  swatch.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press(swatch);
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  expect(swatch.classList.contains('selected')).toBe(true);
});
