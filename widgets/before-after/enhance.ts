/** Lays two images over each other, with a line between them that the visitor moves by pointer and keys. */

import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { perCent } from '../../src/texts/table';
import { CONTAINER, type Comparison, PARTS, PRESSABLE, SPLIT } from './contract';
import { createHandle, createOverlay } from './page/parts';
import { followPointer } from './page/pointer';
import { readComparison } from './read';
import { clampSplit, splitAfter } from './rules';
import css from './styles.css?inline';

const running = new WeakMap<HTMLElement, Cleanup>();

/** Adds the style sheet. */
export const start = (): void => adoptStyles(css);

/** Puts the parts on the page. Returns the handle, and a function that removes all parts. */
function build(host: HTMLElement, images: Element[], comparison: Comparison): [handle: HTMLElement, undo: Cleanup] {
  const classes = [
    CONTAINER,
    `twentytwenty-${comparison.isVertical ? 'vertical' : 'horizontal'}`,
    ...(comparison.followsPress ? [PRESSABLE] : []),
  ];
  // A carousel's copy of a comparison has parts already, which answer to nothing.
  for (const part of host.querySelectorAll(PARTS)) part.remove();
  const overlay = createOverlay(comparison);
  const handle = createHandle(comparison);
  host.classList.add(...classes);
  for (const [index, image] of images.entries()) image.classList.add(`twentytwenty-${index ? 'after' : 'before'}`);
  host.append(...(overlay ? [overlay] : []), handle);
  return [
    handle,
    () => {
      host.classList.remove(...classes);
      overlay?.remove();
      handle.remove();
    },
  ];
}

function createMove(host: HTMLElement, handle: HTMLElement): (split: number) => void {
  return (wanted) => {
    const split = clampSplit(wanted);
    host.style.setProperty(SPLIT, `${split}%`);
    handle.setAttribute('aria-valuenow', `${Math.round(split)}`);
    handle.setAttribute('aria-valuetext', say(perCent, { value: Math.round(split) }));
  };
}

function followKeys(handle: HTMLElement, move: (split: number) => void): void {
  handle.addEventListener('keydown', (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    const split = splitAfter(key, Number(handle.getAttribute('aria-valuenow')));
    if (split === undefined || ctrlKey || altKey || metaKey) return;
    event.preventDefault();
    move(split);
  });
}

/** Adopts a comparison. A host without two images stays as it is. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  running.get(host)?.();
  const images = [...host.children].filter((child) => child.matches('img,picture'));
  if (images.length !== 2) return undefined;
  const comparison = readComparison(host);
  const [handle, undo] = build(host, images, comparison);
  const move = createMove(host, handle);
  move(comparison.offset * 100);
  followKeys(handle, move);
  const unfollow = followPointer(host, handle, comparison, move);
  const stop = () => {
    unfollow();
    undo();
    running.delete(host);
  };
  running.set(host, stop);
  return stop;
}
