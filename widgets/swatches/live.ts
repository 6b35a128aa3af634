/** Connects the store of a group to its select, to the page's events and to the server's nodes. */
import { atom, type ReadableAtom } from 'nanostores';
import { trigger } from '../../src/bridge/jquery/events';
import { emit, report, shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { text } from '../../src/dom/attributes';
import { say } from '../../src/texts/say';
import { noMatchingVariations } from '../../src/texts/table';
import { onceNear } from '../../src/ui/presses/hand';
import css from '../../src/ui/swatches.css?inline';
import { lendAttributes } from '../../src/ui/views/lendAttributes';
import { FORM, GROUP, ORIGINAL, type Swatch, type SwatchesProps } from './contract';
import { parseLooks, withOptions } from './looks.rules';
import { coverGroup, coverSelect, passFocus, shownBeside } from './page/cover';
import { follow } from './page/follow';
import { setHidden } from './page/hidden';
import { runPrinted } from './page/printed';
import { isOffered, readLabel, readOptions, readPrinted, readSelectOf } from './read';
import room from './room.css?inline';
import { type Choice, createSwatches, type SwatchesStore } from './store';

/** A store that is connected to the page. */
export interface LiveSwatches extends SwatchesStore {
  /** True for a plain select, and for the server's swatches once a hand comes near. */
  $isWanted: ReadableAtom<boolean>;
  stop(): void;
}

/** The select of a host. It is looked up each time, because scripts may replace it. */
const choiceOf = (host: HTMLElement): Choice => ({
  value: () => readSelectOf(host)?.value,
  offers(value) {
    const select = readSelectOf(host);
    return !!select && isOffered(select, value);
  },
  turnTo: () => trigger('focusin', [], readSelectOf(host)),
  set(value) {
    const select = readSelectOf(host);
    if (!select) return;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  },
});

/** The id of the label that names the group. A label without an id gets one for as long as the swatches live. */
function labelOf(host: HTMLElement): { labelId: string | undefined; giveIdBack(): void } {
  const label = readLabel(host);
  const labelId = label && (label.id || `shop-islands-label-${Math.random().toString(36).slice(2)}`);
  return { labelId, giveIdBack: label && !label.id ? lendAttributes(label, { id: labelId }) : () => {} };
}

function tellNoMatch(host: HTMLElement, swatch: Element): void {
  const place = readSelectOf(host)?.closest<HTMLElement>(FORM) ?? host;
  trigger('shopengine__no_matching_variation', [swatch], place);
  if (emit('swatches:no-match', {}, place)) alert(say(noMatchingVariations));
}

/** Keeps the swatches in step with a plain select's options. */
function watchOptions(select: HTMLSelectElement, json: string, { $swatches, replace }: SwatchesStore): () => void {
  const observer = new MutationObserver(() => replace(withOptions($swatches.get(), readOptions(select, json))));
  observer.observe(select, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}

/** The part of the store that differs between the two kinds of hosts. */
interface Served extends Pick<LiveSwatches, '$isWanted' | 'stop' | 'cover'> {}

/** Swatches that the server printed work by themselves, so the view comes only with a hand. */
function serveGroup(group: HTMLElement, swatches: readonly Swatch[], store: SwatchesStore): Served {
  const printed = readPrinted(group);
  const select = readSelectOf(group);
  // A visible select stays a control of its own.
  const covered = select?.closest('.hidden') ? select : undefined;
  if (covered) setHidden(covered, true);
  const $isWanted = atom(false);
  const stopWaiting = onceNear(group, () => $isWanted.set(true), group.closest<HTMLElement>(FORM));
  let end = runPrinted(group, printed, store);
  return {
    $isWanted,
    cover() {
      const shown = shownBeside(group);
      // Before the printed swatches stop working, because without a `tabindex` they would lose the focus.
      passFocus(printed, shown);
      end();
      const undo = coverGroup(group, printed, swatches);
      return () => {
        undo();
        end = runPrinted(group, printed, store);
        passFocus(shown, printed);
      };
    },
    stop() {
      stopWaiting();
      end();
      if (covered) setHidden(covered, false);
    },
  };
}

/** A plain select shows no swatches without the view. */
function serveSelect(select: HTMLSelectElement | undefined, json: string, store: SwatchesStore): Served {
  if (!select) return { $isWanted: atom(false), cover: () => () => {}, stop() {} };
  return { $isWanted: atom(true), cover: () => coverSelect(select), stop: watchOptions(select, json, store) };
}

/**
 * Creates the store of a host.
 * @param props the view's props
 */
export function createLiveSwatches({ swatches }: SwatchesProps, host: HTMLElement): LiveSwatches {
  // Runs before the view comes, because some browsers do not repaint elements that they painted without these styles.
  adoptStyles(css, room);
  const json = text(host, 'data-swatches');
  if (json && !parseLooks(json))
    report({
      what: 'data-swatches is no JSON object.',
      why: 'Its swatches show words only.',
      fix: 'Print it with esc_attr( wp_json_encode( … ) ).',
    });
  const { labelId, giveIdBack } = labelOf(host);
  const store = createSwatches({
    swatches,
    choice: choiceOf(host),
    labelId,
    onNoMatch: (swatch) => tellNoMatch(host, swatch),
    isTheirs: () => shopIslands().isOriginalActive(ORIGINAL, host),
    cover: () => served.cover(),
  });
  const served = host.matches(GROUP) ? serveGroup(host, swatches, store) : serveSelect(readSelectOf(host), json, store);
  const stops = [follow(host, store), served.stop, giveIdBack];
  return { ...store, $isWanted: served.$isWanted, stop: () => stops.forEach((stop) => void stop()) };
}
