import { atom } from 'nanostores';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PopupLook, ShownPopup } from '../../widgets/popup/contract';
import { PopupDialog, View } from '../../widgets/popup/View';
import { find } from '../helpers/fixture';

const MODAL = '#elementor-popup-modal-7';
const BOX = `${MODAL} > .dialog-widget-content`;
const $shown = atom<readonly ShownPopup[]>([]);
let root: Root;

const letter = () => Object.assign(document.createElement('p'), { textContent: 'A letter' });
const show = (...popups: ShownPopup[]) => act(async () => $shown.set(popups));

function popupOf(more: Partial<ShownPopup> = {}) {
  const $look = atom<PopupLook>({});
  const undo = vi.fn();
  const onShown = vi.fn(() => undo);
  const popup: ShownPopup = {
    key: 1,
    id: '7',
    name: 'Letter',
    nodes: [letter()],
    $look,
    onClose: vi.fn(),
    onShown,
    ...more,
  };
  return { popup, $look, onShown, undo };
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main>Games</main><div id="place"></div>';
  root = createRoot(find('#place'));
  await act(async () =>
    root.render(
      <StrictMode>
        <View store={{ $shown }} host={document.body} />
      </StrictMode>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  $shown.set([]);
  vi.unstubAllGlobals();
});

it('the view puts the server’s own nodes into a dialog in the body, and leaves nothing behind', async () => {
  const html = document.body.innerHTML;
  const { popup, onShown, undo } = popupOf();
  await show(popup);
  expect(find(MODAL).parentElement).toBe(document.body);
  expect(find(`${BOX} > .dialog-message`).firstChild).toBe(popup.nodes[0]);
  await show();
  expect(document.body.innerHTML).toBe(html);
  expect(undo).toHaveBeenCalledTimes(onShown.mock.calls.length);
});

it('the view hands on its elements once the server’s nodes are in them', async () => {
  let words: string | null = '';
  const { popup } = popupOf();
  await show({
    ...popup,
    onShown({ widget, content }) {
      words = content.textContent;
      expect([widget, content]).toEqual([find(MODAL), find(BOX)]);
      return () => {};
    },
  });
  expect(words).toBe('×A letter');
});

it('the view shows several popups, and keeps the nodes of one when another leaves', async () => {
  const { popup: first } = popupOf();
  const { popup: second } = popupOf({ key: 2, id: '8', name: 'Offer' });
  await show(first, second);
  const widget = find('#elementor-popup-modal-8');
  expect(widget.previousElementSibling).toBe(find(MODAL));
  await show(second);
  expect([document.querySelector(MODAL), find('#elementor-popup-modal-8')]).toEqual([null, widget]);
  expect(find('.dialog-message').firstChild).toBe(second.nodes[0]);
});

it('the view shows changes of the button’s time and of the animations, and the popup’s leaving', async () => {
  const onLeaving = vi.fn(() => () => {});
  const { popup, $look } = popupOf({ animationDuration: 0.4, onLeaving });
  $look.set({ animation: ['zoomIn'], isButtonHidden: true });
  await show(popup);
  const { style } = find(`${BOX} > .dialog-close-button`);
  expect([find(BOX).className, find(BOX).style.animationDuration, style.visibility]).toEqual([
    'dialog-widget-content dialog-lightbox-widget-content animated zoomIn',
    '0.4s',
    'hidden',
  ]);
  await act(async () => $look.set({ animation: ['fadeIn', 'reverse'], isLeaving: true }));
  expect([...find(BOX).classList].slice(-2)).toEqual(['fadeIn', 'reverse']);
  expect([style.visibility, find(MODAL).style.pointerEvents]).toEqual(['', 'none']);
  expect(onLeaving).toHaveBeenLastCalledWith(find(BOX));
});

it('the view asks its store to close by the button, which leads nowhere', async () => {
  const { popup } = popupOf();
  await show(popup);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void find(`${MODAL} .dialog-close-button`).dispatchEvent(click));
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  await act(async () => void find(`${MODAL} .dialog-close-button`).dispatchEvent(space));
  await act(
    async () =>
      void find(`${MODAL} .dialog-close-button`).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }),
      ),
  );
  expect(popup.onClose).toHaveBeenCalledTimes(2);
  expect([click.defaultPrevented, space.defaultPrevented]).toEqual([true, true]);
});

it('the view needs no more than an id, a name and nodes', async () => {
  await act(async () => root.render(<PopupDialog id="7" name="Letter" nodes={[]} onClose={() => {}} />));
  expect([find(MODAL).getAttribute('aria-label'), find(MODAL).getAttribute('role')]).toEqual(['Letter', 'dialog']);
});
