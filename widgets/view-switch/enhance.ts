/** Runs the archive's view switches: a press shows the products in the switch's view. */
import { resultsBlock } from '../../src/actions/archiveResults';
import { ACTIVE, SWITCH, VIEW_CLASS } from './contract';
import { readIsActive, readView } from './read';

const showPressed = (button: Element) => button.setAttribute('aria-pressed', String(readIsActive(button)));

/** Shows the products in a switch's view. */
export function show(button: HTMLElement): void {
  const view = readView(button);
  const block = resultsBlock();
  if (!view || !block) return;
  block.classList.remove(...[...block.classList].filter((name) => name.startsWith(VIEW_CLASS)));
  block.classList.add(VIEW_CLASS + view);
  for (const one of document.querySelectorAll(SWITCH)) {
    one.classList.toggle(ACTIVE, readView(one) === view);
    showPressed(one);
  }
}

/** Tells screen readers whether the switch's view is shown. */
export function adopt(button: HTMLElement): undefined {
  showPressed(button);
}
