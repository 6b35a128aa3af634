/**
 * Draws an outline around every visible host, in a layer of its own, so that the page stays untouched. It carries no
 * words: they would cover what is pressed. The panel's list says what each is.
 */
import { make } from '../ui/make';
import { messageRoot } from '../ui/messages/messageRoot';
import type { HostState, IslandState, Standing } from './islands';

/** The order of urgency. The frame of a host with several islands shows the standing that comes first in this list. */
const ORDER: readonly Standing[] = ['failed', 'yielded', 'loading', 'found', 'ready', 'waiting'];

interface Mark {
  names: string[];
  words: string[];
  standing: Standing;
}

const worse = (one: Standing, other: Standing) => (ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other);

const wordsOf = ({ name, trigger }: IslandState, { standing, readyAt }: HostState) =>
  `${name}: ${standing}${standing === 'waiting' ? ` for ${trigger}` : ''}${readyAt === undefined ? '' : ` ${Math.round(readyAt)} ms`}`;

/** One mark for each host, even when it has several islands. */
function marksOf(islands: readonly IslandState[]): Map<HTMLElement, Mark> {
  const marks = new Map<HTMLElement, Mark>();
  for (const island of islands) {
    for (const state of island.hosts) {
      if (state.host === document.body) continue;
      const mark = marks.get(state.host) ?? { names: [], words: [], standing: state.standing };
      marks.set(state.host, {
        names: [...mark.names, island.name],
        words: [...mark.words, wordsOf(island, state)],
        standing: worse(mark.standing, state.standing),
      });
    }
  }
  return marks;
}

function boxOf(host: HTMLElement, { names, words, standing }: Mark): HTMLElement | undefined {
  const { top, left, width, height, bottom, right } = host.getBoundingClientRect();
  if (!width || !height || bottom < 0 || right < 0 || top > innerHeight || left > innerWidth) return undefined;
  const box = make('div', { className: 'box' });
  box.dataset.words = words.join('; ');
  box.dataset.names = names.join(' ');
  box.dataset.standing = standing;
  Object.assign(box.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` });
  return box;
}

/** True for a host behind an open dialog: its frame would cover the dialog's content. */
const isBehind = (host: HTMLElement) => !!host.closest('[inert]') || !messageRoot().contains(host);

/** The frames of the hosts that are visible now, and that no dialog covers. */
export const boxesOf = (islands: readonly IslandState[]): HTMLElement[] =>
  [...marksOf(islands)].flatMap(([host, mark]) => (!isBehind(host) && boxOf(host, mark)) || []);
