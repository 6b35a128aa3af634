/** Reads what a shopper sees on a page: texts, pictures and controls, and where they are. */
import type { Place, Sight } from '../types';
import { CONTROLS, labelOf, NEVER } from './controls';
import type { FrameWindow } from './frame';
import { islandsAt, marksAt } from './marks';

/** How many elements of each kind are read. The end of a longer page is like its middle. */
const MOST = 1500;

const NOT_READ = 'script,style,noscript,template,textarea,select,iframe,object,svg,canvas,video,audio,head';

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Answers whether an element is seen, and remembers it for its neighbours. */
export function sightOf(window: FrameWindow) {
  const known = new Map<Element, boolean>();
  /**
   * Whether an element shows its children: not if it has no height, or is clipped so that only screen readers read it.
   */
  const shows = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const style = window.getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isCut = style.overflow !== 'visible' && style.display !== 'inline' && (width < 2 || height < 2);
    const isClipped =
      style.position === 'absolute' && /^rect\(|inset\((?:50|100)%/.test(`${style.clip}${style.clipPath}`);
    const parent = element.parentElement;
    const is = !isCut && !isClipped && (!parent || parent.localName === 'html' || shows(parent));
    known.set(element, is);
    return is;
  };
  const isIn = ({ left, top, width, height }: DOMRect) =>
    width > 0 && height > 0 && left + width > 0 && left < window.innerWidth && top + height + window.scrollY > 0;
  return (element: Element, rect = element.getBoundingClientRect()): boolean =>
    isIn(rect) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && shows(element);
}

const placeOf = (window: FrameWindow, { left, top, width, height }: DOMRect): Place => ({
  left: Math.round(left + window.scrollX),
  top: Math.round(top + window.scrollY),
  width: Math.round(width),
  height: Math.round(height),
});

/** The nearest element that is not in a line of text with others. */
function blockOf(window: FrameWindow, element: Element): Element {
  let block = element;
  while (block.parentElement && /^(?:inline|contents)$/.test(window.getComputedStyle(block).display))
    block = block.parentElement;
  return block;
}

/** The texts, a block at a time, because a script may split a line into other nodes and show the same. */
function textsOf(window: FrameWindow, isSeen: ReturnType<typeof sightOf>): Sight[] {
  const { document } = window;
  const walker = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, { text: string; rect: DOMRect }>();
  while (walker.nextNode() && blocks.size < MOST) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || parent.closest(NOT_READ)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (!isSeen(parent, rect)) continue;
    const block = blockOf(window, parent);
    const before = blocks.get(block);
    blocks.set(block, { text: `${before?.text ?? ''}${node.nodeValue}`, rect: before?.rect ?? rect });
  }
  return [...blocks].map(([block, { text, rect }]) => ({
    what: 'text',
    name: squeeze(text).slice(0, 160),
    ...placeOf(window, rect),
    marks: marksAt(block),
    islands: islandsAt(block),
  }));
}

/** The visible text of lists: the chosen option, no matter whether the browser or a script draws the list. */
const listsOf = (window: FrameWindow, isSeen: ReturnType<typeof sightOf>): Sight[] =>
  [...window.document.querySelectorAll('select')].slice(0, MOST).flatMap((list): Sight[] => {
    const name = squeeze(list.selectedOptions[0]?.textContent ?? '');
    const place = placeOf(window, list.getBoundingClientRect());
    return name && !list.multiple && isSeen(list)
      ? [{ what: 'text', name, ...place, marks: marksAt(list), islands: islandsAt(list) }]
      : [];
  });

/** A picture's file without its size, because browsers choose among sizes. */
const fileOf = (image: HTMLImageElement): string => {
  const address = image.currentSrc || image.src;
  if (/^data:/.test(address)) return 'data';
  return (
    address
      .replace(/[?#].*/, '')
      .split('/')
      .pop() ?? ''
  ).replace(/-\d+x\d+(?=\.\w+$)/, '');
};

const picturesOf = (window: FrameWindow, isSeen: ReturnType<typeof sightOf>): Sight[] =>
  [...window.document.images]
    .slice(0, MOST)
    .filter((image) => image.getBoundingClientRect().width > 2 && isSeen(image))
    .map((image) => ({
      what: 'picture',
      name: fileOf(image),
      ...placeOf(window, image.getBoundingClientRect()),
      marks: marksAt(image),
      islands: islandsAt(image),
    }));

/** Controls without a text, such as a cross that closes. Those with a text are among the texts. */
const controlsOf = (window: FrameWindow, isSeen: ReturnType<typeof sightOf>): Sight[] =>
  [...window.document.querySelectorAll(CONTROLS)]
    .slice(0, MOST)
    .filter((control) => !squeeze(control.textContent ?? '') && !control.matches(NEVER) && isSeen(control))
    .map((control) => ({
      what: 'control',
      name: labelOf(control),
      ...placeOf(window, control.getBoundingClientRect()),
      marks: marksAt(control),
      islands: islandsAt(control),
    }));

/** Everything that is seen now. */
export function seenOn(window: FrameWindow): Sight[] {
  const isSeen = sightOf(window);
  return [textsOf, listsOf, picturesOf, controlsOf].flatMap((read) => read(window, isSeen));
}
