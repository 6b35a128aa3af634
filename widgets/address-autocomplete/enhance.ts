/** Gives the first line of billing and shipping addresses life: suggestions while the shopper types, and the choice of one. */

import { onTriggeredChange } from '../../src/bridge/jquery/jquery';
import { clock } from '../../src/bridge/page/clock';
import { config } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import type { AddressProvider } from '../../src/rules/addressProvider';
import { webAddress } from '../../src/rules/link';
import tokens from '../../src/ui/tokens.css?inline';
import { createEndpointProvider } from './api';
import { restoreAutofill, turnAutofillOff } from './autofill';
import { showBranding } from './branding';
import type { Parts } from './contract';
import { change, countryOf, type Field } from './field';
import { createList, highlight, type List, setAvailable, showSuggestions } from './list';
import { listen } from './listen';
import { activateProvider, activeProvider, brandingOf, onAddressProvider, reportAddress } from './providers';
import { readField, readParts } from './read';
import { type AddressState, type AddressStore, createAddressStore } from './store';
import css from './styles.css?inline';

const fields = new Set<Field>();

/** Shows a state of the store. */
function show(parts: Parts, list: List, store: AddressStore, now: AddressState, before: AddressState | undefined): void {
  const { provider, suggestions, active } = now;
  setAvailable(parts, !!provider);
  if (suggestions !== before?.suggestions) {
    if (suggestions.length) turnAutofillOff(parts.input);
    else restoreAutofill(parts.input);
    showSuggestions(parts, list, suggestions);
    const isWanted = () => store.$state.get().provider === provider && store.$state.get().suggestions.length > 0;
    void showBranding(list.container, suggestions.length ? brandingOf(provider) : '', isWanted);
  }
  highlight(parts, list, active);
}

/** The shop's own service. Only the config names it: whoever writes an attribute would be told what shoppers type. */
function ownProvider({ namesEndpoint }: Parts): AddressProvider | undefined {
  if (namesEndpoint) reportAddress('data-address-endpoint is not used. Name the service in the config, as addressEndpoint.');
  const endpoint = webAddress(config().addressEndpoint, document.baseURI);
  return endpoint ? createEndpointProvider(endpoint) : undefined;
}

/** Takes a field over. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  const parts = readParts(host);
  if (!parts || [...fields].some(({ input }) => input === host)) return undefined;
  const { type } = parts;
  const own = ownProvider(parts);
  const store = createAddressStore({
    type,
    clock,
    report: reportAddress,
    activate: (country) => activateProvider(type, country, own),
    active: () => activeProvider(type),
  });
  const list = createList(parts);
  const bound = new AbortController();
  const field = { ...parts, store, own };
  fields.add(field);
  store.$state.listen((now, before) => show(parts, list, store, now, before));
  listen(field, list, bound.signal);
  store.serve(countryOf(parts));
  // What was typed before the code had come.
  if (document.activeElement === host && parts.input.value !== parts.input.defaultValue) change(field);
  return () => {
    bound.abort();
    store.close();
    setAvailable(parts, false);
    list.container.remove();
    list.icon.remove();
    fields.delete(field);
  };
}

/** Another country: another provider, or none. */
function onCountry(target: EventTarget | null): void {
  for (const field of fields) if (target === readField(document, field.type, 'country')) field.store.serve(countryOf(field));
}

/** A provider that has come late serves at once, and answers who is typing. */
function onProvider(): void {
  for (const field of fields) {
    const { type, input, own, store } = field;
    activateProvider(type, countryOf(field), own);
    if (activeProvider(type) === store.$state.get().provider) continue;
    store.serve(countryOf(field));
    if (document.activeElement === input && input.value !== input.defaultValue) change(field);
  }
}

export function start(): void {
  adoptStyles(tokens, css);
  onAddressProvider(onProvider);
  document.addEventListener('change', ({ target }) => onCountry(target));
  onTriggeredChange('#billing_country, #shipping_country', onCountry);
}
