/** The overlay's panel: the islands of the page, what went wrong, and the token editor. */
import { moveFocus } from '../dom/focus';
import type { Problem } from '../island/types';
import { make } from '../ui/make';
import { type IslandState, summary, timing } from './islands';

/** What the panel shows. */
interface Shown {
  islands: readonly IslandState[];
  problems: readonly Problem[];
  /** What the page waits for. */
  waiting: readonly string[];
  /** Who owns the markup that several scripts may drive. */
  owners: readonly string[];
}

export interface Panel {
  element: HTMLElement;
  show(shown: Shown): void;
}

export interface PanelOptions {
  version: string;
  editor: HTMLElement;
  onClose(): void;
  /** Switches the frames around hosts on or off. */
  onFrames(isOn: boolean): void;
  /** The pointer or the focus is at an island's line, or at none. */
  onPoint(name: string | undefined): void;
}

/**
 * A section of the panel. Only one is open at a time, because the panel is small and the newly opened section must be
 * visible.
 */
const part = (title: string, isOpen: boolean, ...children: Node[]) =>
  make('details', { open: isOpen, name: 'part' }, make('summary', {}, title), ...children);

/** Makes a function that scrolls to the next of an island's hosts at each call. */
function makeFinder(): (name: string, hosts: IslandState['hosts']) => void {
  const turns = new Map<string, number>();
  return (name, hosts) => {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    hosts[turn % hosts.length]?.host.scrollIntoView({ block: 'center' });
  };
}

function islandRow(island: IslandState, find: ReturnType<typeof makeFinder>): HTMLElement {
  const { name, hosts, trigger } = island;
  const button = make(
    'button',
    { type: 'button', title: 'Show its next place on the page', onclick: () => find(name, hosts) },
    name,
  );
  const [first = ''] = [...new Set(hosts.map(({ standing }) => standing))];
  button.dataset.standing = first;
  const cells = [button, summary(island), trigger, timing(island)].map((cell) => make('td', {}, cell));
  const row = make('tr', {}, ...cells);
  row.dataset.name = name;
  if (hosts.some(({ standing }) => standing === 'failed')) row.dataset.standing = 'failed';
  return row;
}

const problemItem = ({ island, what, why, fix, cause }: Problem) =>
  make(
    'li',
    {},
    make('strong', {}, `${island ? `${island}: ` : ''}${what}`),
    make('p', {}, `${why} ${fix}`),
    make('p', {}, cause ? String(cause) : ''),
  );

function makeHead({ version, onClose, onFrames }: PanelOptions): HTMLElement {
  const frames = make('button', { type: 'button', ariaPressed: 'true' }, 'Frames');
  frames.onclick = () => {
    const isOn = frames.ariaPressed !== 'true';
    frames.ariaPressed = String(isOn);
    onFrames(isOn);
  };
  const fold = make('button', { type: 'button', ariaExpanded: 'true' }, 'Fold');
  fold.onclick = () => {
    const isFolded = fold.ariaExpanded === 'true';
    fold.ariaExpanded = String(!isFolded);
    fold.closest('section')?.toggleAttribute('data-folded', isFolded);
  };
  return make(
    'header',
    {},
    make('h2', {}, `Shop Islands ${version}`),
    frames,
    fold,
    make('button', { type: 'button', onclick: onClose }, 'Close'),
  );
}

/** Replaces only the rows that have changed, so that the focus stays where it is. */
function replaceRows(body: HTMLElement, rows: readonly HTMLElement[]): void {
  if (
    [...body.children].map(({ textContent }) => textContent).join() ===
    rows.map(({ textContent }) => textContent).join()
  )
    return;
  const { activeElement } = body.getRootNode() as ShadowRoot;
  const focused = activeElement?.closest('tr')?.dataset.name;
  body.replaceChildren(...rows);
  if (focused) moveFocus(rows.find(({ dataset }) => dataset.name === focused)?.querySelector('button'));
}

/** Replaces a list's lines, if any has changed. */
function showLines(list: HTMLElement, lines: readonly string[]): void {
  if (list.textContent !== lines.join('')) list.replaceChildren(...lines.map((line) => make('li', {}, line)));
}

const heads = ['Island', 'Places', 'Wakes', 'Time'];

/** Makes the panel. */
export function makePanel(options: PanelOptions): Panel {
  const find = makeFinder();
  const rows = make('tbody');
  const head = make('tr', {}, ...heads.map((title) => make('th', { scope: 'col' }, title)));
  const list = make('ul');
  const ownerList = make('ul');
  const wait = make('p', { className: 'wait', role: 'status' });
  const islandPart = part('Islands', true, make('table', {}, make('thead', {}, head), rows));
  const problemPart = part('Problems', false, list);
  const element = make(
    'section',
    { className: 'panel', ariaLabel: 'Shop Islands, debug' },
    makeHead(options),
    wait,
    islandPart,
    problemPart,
    part('Owners', false, ownerList),
    part('Tokens', false, options.editor),
  );
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') options.onClose();
  });
  const point = ({ target }: Event) => options.onPoint((target as HTMLElement).closest('tr')?.dataset.name);
  for (const type of ['pointerover', 'focusin']) element.addEventListener(type, point);
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, () => options.onPoint(undefined));
  const titleOf = (one: HTMLElement) => one.querySelector('summary') as HTMLElement;
  return {
    element,
    show({ islands, problems, waiting, owners }) {
      showLines(ownerList, owners);
      wait.textContent = waiting.length ? `Waiting for ${waiting.join(', ')}.` : '';
      problemPart.toggleAttribute('data-wrong', problems.length > 0);
      titleOf(islandPart).textContent = `Islands (${islands.length})`;
      titleOf(problemPart).textContent = `Problems (${problems.length})`;
      replaceRows(
        rows,
        islands.map((island) => islandRow(island, find)),
      );
      if (list.childElementCount === problems.length) return;
      list.replaceChildren(...problems.map(problemItem));
      // Moves the problems above the islands: below a long list nobody would see them.
      if (problemPart.previousElementSibling === islandPart) islandPart.before(problemPart);
    },
  };
}
