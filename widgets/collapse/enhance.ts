/** Opens and closes panels, one at a time in an accordion. */

import { trigger } from '../../src/bridge/jquery/events';
import { emit } from '../../src/bridge/page/islands';
import { ownId } from '../../src/dom/ownId';
import { pauseIn, resumeIn } from '../../src/ui/covers/playing';
import { slide } from '../../src/ui/motion/slide';
import { playButton } from '../../src/ui/presses/playButton';
import { ACTIVE, CARD, CLOSED, type Collapse, DURATION, OPEN } from './contract';
import { readCollapse, readIsOpen, readOthers } from './read';

/** Marks the panel as open or closed, for screen readers and for the style sheet. */
function tell({ toggle }: Collapse, isOpen: boolean): void {
  toggle.setAttribute('aria-expanded', `${isOpen}`);
  toggle.classList.toggle(CLOSED, !isOpen);
  toggle.closest(CARD)?.classList.toggle(ACTIVE, isOpen);
}

function setOpen(collapse: Collapse, isOpen: boolean): void {
  const { panel } = collapse;
  if (readIsOpen(collapse) === isOpen) return;
  tell(collapse, isOpen);
  // The panel must be visible while it slides shut, whatever its class.
  if (!isOpen) panel.style.display = 'block';
  panel.classList.toggle(OPEN, isOpen);
  slide(panel, isOpen, DURATION);
  (isOpen ? resumeIn : pauseIn)(panel);
  const name = isOpen ? 'shown' : 'hidden';
  trigger(`${name}.bs.collapse`, [], panel);
  emit(`collapse:${name}`, {}, panel);
}

/** Opens or closes a toggle's panel. False leaves a toggle without a panel to the browser. */
export function press(toggle: HTMLElement): void | false {
  const collapse = readCollapse(toggle);
  if (!collapse) return false;
  const isOpen = !readIsOpen(collapse);
  if (isOpen) for (const other of readOthers(collapse)) setOpen(other, false);
  setOpen(collapse, isOpen);
}

/** Adopts a toggle. */
export function adopt(toggle: HTMLElement): undefined {
  const collapse = readCollapse(toggle);
  if (!collapse) return;
  if (!toggle.matches('button')) playButton(toggle);
  toggle.setAttribute('aria-controls', ownId(collapse.panel));
  tell(collapse, readIsOpen(collapse));
}
