/** Connects the store of a group to its select, to the page's events and to the server's nodes. */
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

/** A store that is connected to the page. */
export interface LiveSwatches extends SwatchesStore {
  /** False for a host without a select, which has nothing to show. */
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

/** The id of the label that names the group. A label without an id gets one while the view is there. */
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

/** Makes the server's own swatches work for a pointer as long as the view is not there. */
function runPrinted(group: HTMLElement, printed: readonly HTMLElement[], { $swatches, press }: SwatchesStore): () => void {
  const onClick = (event: Event) => {
    const swatch = (event.target as Element).closest<HTMLElement>(SWATCH);
    if (!swatch) return;
    // This tells the loader that the click is done.
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

/** Keeps the swatches in step with a plain select's options. */
function watchOptions(select: HTMLSelectElement, json: string, { $swatches, replace }: SwatchesStore): () => void {
  const observer = new MutationObserver(() => replace(withOptions($swatches.get(), readOptions(select, json))));
  observer.observe(select, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}

/** Creates the store of a host. @param props what the view shows */
export function createLiveSwatches({ swatches }: SwatchesProps, host: HTMLElement): LiveSwatches {
  // Before the view comes, because some browsers do not paint again what they have painted without the styles.
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
