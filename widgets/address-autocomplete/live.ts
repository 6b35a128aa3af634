/** Makes a field's store of the real parts, and joins it to the page. */

import { takeOver } from '../../src/actions/takeOver';
import { onTriggeredChange } from '../../src/bridge/jquery/events';
import { clock } from '../../src/bridge/page/clock';
import { config } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { AddressProvider } from '../../src/rules/addressProvider';
import { webAddress } from '../../src/rules/link';
import tokens from '../../src/ui/tokens.css?inline';
import { createEndpointProvider } from './api';
import { type AddressProps, FIRST_LINES, ORIGINAL } from './contract';
import { addIcon, setAvailable } from './page/available';
import { loadBranding } from './page/branding';
import { change, countryOf, type Field } from './page/field';
import { beginFill } from './page/fill';
import { listen } from './page/listen';
import { activateProvider, activeProvider, brandingOf, onAddressProvider, reportAddress } from './page/providers';
import { readField } from './read';
import { type AddressStore, createAddressStore } from './store';
import css from './styles.css?inline';

export interface LiveAddress extends AddressStore {
  /** Gives the field back to the server's page. */
  release(): void;
}

const fields = new Set<Field>();

/**
 * The shop's own service. Only the config may name it: the service learns what shoppers type, and anybody who edits
 * HTML could write an attribute.
 */
function ownProvider({ namesEndpoint }: AddressProps): AddressProvider | undefined {
  if (namesEndpoint)
    reportAddress('data-address-endpoint is not used. Name the service in the config, as addressEndpoint.');
  const endpoint = webAddress(config().addressEndpoint, document.baseURI);
  return endpoint ? createEndpointProvider(endpoint) : undefined;
}

const createStore = (type: AddressProps['type'], own?: AddressProvider): AddressStore =>
  createAddressStore({
    type,
    clock,
    report: reportAddress,
    activate: (country) => activateProvider(type, country, own),
    active: () => activeProvider(type),
    loadBranding: (provider) => loadBranding(brandingOf(provider)),
    beginFill: () => beginFill(type),
  });

/** Takes a field over; returns how to give it back. */
function adopt(field: Field): () => void {
  const { input, store } = field;
  const icon = addIcon(field);
  const bound = new AbortController();
  fields.add(field);
  store.$state.listen(({ provider }) => setAvailable(field, !!provider));
  listen(field, bound.signal);
  store.serve(countryOf(field));
  if (document.activeElement === input) {
    store.come();
    // The shopper has typed before this code was loaded.
    if (input.value !== input.defaultValue) change(field);
  }
  return () => {
    bound.abort();
    store.close();
    setAvailable(field, false);
    icon.remove();
    fields.delete(field);
  };
}

/**
 * Creates the store of a field. For a host that is no address field, or is active already, the store is never wanted.
 */
export function createLiveAddress(props: AddressProps | undefined): LiveAddress {
  if (!props || [...fields].some(({ input }) => input === props.input))
    return { ...createStore('billing'), release() {} };
  const own = ownProvider(props);
  const store = createStore(props.type, own);
  return { ...store, release: adopt({ ...props, store, own }) };
}

/** Lets the new country's provider serve the address. */
function onCountry(target: EventTarget | null): void {
  for (const field of fields)
    if (target === readField(document, field.type, 'country')) field.store.serve(countryOf(field));
}

/** A provider that registers late serves at once, and also for what the shopper has typed already. */
function onProvider(): void {
  for (const field of fields) {
    const { type, input, own, store } = field;
    activateProvider(type, countryOf(field), own);
    if (activeProvider(type) === store.$state.get().provider) continue;
    store.serve(countryOf(field));
    if (document.activeElement === input && input.value !== input.defaultValue) change(field);
  }
}

/** Takes over the field that the shopper has come to, unless WooCommerce's own script runs it. */
function come(target: EventTarget | null): void {
  const field = target instanceof Element && target.closest<HTMLElement>(`${FIRST_LINES}`);
  if (field) void takeOver(field, 'address-autocomplete', ORIGINAL);
}

/** Starts the work that all fields share: styles, taking a field over, late providers, and changes of the country. */
export function start(): void {
  adoptStyles(tokens, css);
  for (const type of ['focusin', 'pointerover']) document.addEventListener(type, ({ target }) => come(target));
  for (const near of document.querySelectorAll(':focus,:hover')) come(near);
  onAddressProvider(onProvider);
  document.addEventListener('change', ({ target }) => onCountry(target));
  onTriggeredChange('#billing_country, #shipping_country', onCountry);
}
