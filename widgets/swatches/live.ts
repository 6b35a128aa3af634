/** Makes the store of a group of swatches of the real parts: its select, the page's events, and the server's nodes. */
import { atom, type ReadableAtom } from 'nanostores';
import { trigger } from '../../src/bridge/jquery/events';
import { emit, report, shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { text } from '../../src/dom/attributes';
import { say } from '../../src/texts/say';
import { noMatchingVariations } from '../../src/texts/table';
import { lendAttributes } from '../../src/ui/lendAttributes';
import css from '../../src/ui/swatches.css?inline';
import { DISABLED, FORM, GROUP, ORIGINAL, SELECTED, SWATCH, type SwatchesProps } from './contract';
import { coverGroup, coverSelect } from './cover';
import { follow } from './follow';
import { parseLooks, withOptions } from './looks.rules';
import { isOffered, readLabel, readOptions, readPrinted, readSelectOf } from './read';
import room from './room.css?inline';
import { type Choice, createSwatches, type SwatchesStore } from './store';

/** A store, and how to let go of what it holds on to. */
export interface LiveSwatches extends SwatchesStore {
  /** False where there is nothing to show: a host without a select. */
  $isWanted: ReadableAtom<boolean>;
  stop(): void;
}

/** The select of a host, which may be another one later. */
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

/** The id by which the group is named. While the view is there, a label without one is lent one. */
function labelOf(host: HTMLElement): { labelId: string | undefined; lendId(): () => void } {
  const label = readLabel(host);
  const labelId = label && (label.id || `shop-islands-label-${Math.random().toString(36).slice(2)}`);
  return { labelId, lendId: () => (label && !label.id ? lendAttributes(label, { id: labelId }) : () => {}) };
}

function tellNoMatch(host: HTMLElement, swatch: Element): void {
  const place = readSelectOf(host)?.closest<HTMLElement>(FORM) ?? host;
  trigger('shopengine__no_matching_variation', [swatch], place);
  if (emit('swatches:no-match', {}, place)) alert(say(noMatchingVariations));
}

/** Lets the server's own swatches work for a pointer while they are what is there: before the view has come, and where it cannot. */
function runPrinted(group: HTMLElement, printed: readonly HTMLElement[], { $swatches, press }: SwatchesStore): () => void {
  const onClick = (event: Event) => {
    const swatch = (event.target as Element).closest<HTMLElement>(SWATCH);
    if (!swatch) return;
    // The loader has nothing more to do with it.
    event.preventDefault();
    press(swatch.dataset.value ?? '', swatch);
  };
  const stop = $swatches.subscribe((swatches) =>
    swatches.forEach(({ isSelected, isDisabled }, place) => {
      printed[place]?.classList.toggle(SELECTED, isSelected);
      printed[place]?.classList.toggle(DISABLED, isDisabled);
    }),
  );
  group.addEventListener('click', onClick);
  return () => {
    stop();
    group.removeEventListener('click', onClick);
  };
}

/** Follows a plain select's options. */
function watchOptions(select: HTMLSelectElement, json: string, { $swatches, replace }: SwatchesStore): () => void {
  const observer = new MutationObserver(() => replace(withOptions($swatches.get(), readOptions(select, json))));
  observer.observe(select, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}

/** @param props what the host shows */
export function createLiveSwatches({ swatches }: SwatchesProps, host: HTMLElement): LiveSwatches {
  // Before the view, too: what is painted already is not always painted anew.
  adoptStyles(css, room);
  const isGroup = host.matches(GROUP);
  const select = readSelectOf(host);
  const printed = isGroup ? readPrinted(host) : [];
  const json = text(host, 'data-swatches');
  if (json && !parseLooks(json))
    report({ what: 'data-swatches is no JSON object.', why: 'Its swatches show words only.', fix: 'Print it with esc_attr( wp_json_encode( … ) ).' });
  const { labelId, lendId } = labelOf(host);
  const store = createSwatches({
    swatches,
    choice: choiceOf(host),
    labelId,
    onNoMatch: (swatch) => tellNoMatch(host, swatch),
    isTheirs: () => shopIslands().isOriginalActive(ORIGINAL, host),
    cover() {
      const undo = [lendId(), isGroup || !select ? coverGroup(host, printed, swatches, select) : coverSelect(select)];
      return () => undo.forEach((run) => void run());
    },
  });
  const stops = [follow(host, store), isGroup ? runPrinted(host, printed, store) : select ? watchOptions(select, json, store) : () => {}];
  return { ...store, $isWanted: atom(isGroup || !!select), stop: () => stops.forEach((stop) => void stop()) };
}
