/** Owns access to `window.wc.addressAutocomplete`, which the loader or WooCommerce's own script makes. */

import { pageGlobal } from '../../../src/bridge/page/globals';
import { report } from '../../../src/bridge/page/islands';
import { parseStored } from '../../../src/bridge/page/storedJson';
import { ownGlobal } from '../../../src/dom/ownGlobal';
import {
  type AddressProvider,
  type AddressRegistry,
  type AddressType,
  refusalOf,
  registeredProviders,
  serves,
} from '../../../src/rules/addressProvider';

type Used = Omit<AddressRegistry, `${'get' | 'set' | 'is'}${string}`>;

/** Stands in for the registry where the page has none. */
const NOBODY: Used = {
  providers: {},
  activeProvider: { billing: null, shipping: null },
  serverProviders: [],
  registerAddressAutocompleteProvider: () => false,
};

/** The page's registry. */
const addressRegistry = (): Used =>
  ownGlobal<{ addressAutocomplete?: AddressRegistry }>('wc')?.addressAutocomplete ?? NOBODY;

/** Reports to developers what went wrong with a provider, in SPEC 8's words. */
export const reportAddress = (what: string, cause?: unknown): void =>
  report({
    island: 'address-autocomplete',
    what,
    why: 'The shopper types the address.',
    fix: 'See the provider’s own script.',
    cause,
  });

/**
 * Makes a country's provider the active one: the first that serves it, in the server's order, else the shop's own, else
 * none.
 * @param own serves where no registered provider does
 */
export function activateProvider(type: AddressType, country: string, own?: AddressProvider): void {
  const registry = addressRegistry();
  const providers = [...registeredProviders(registry), ...(own ? [own] : [])];
  registry.activeProvider[type] = providers.find((provider) => serves(provider, country, reportAddress)) ?? null;
}

/** The provider that serves an address now. Other scripts may have set it. */
export const activeProvider = (type: AddressType): AddressProvider | undefined =>
  addressRegistry().activeProvider[type] ?? undefined;

/** The HTML that the server declares for a provider; "" for none. */
export function brandingOf(provider: AddressProvider | undefined): string {
  const html = addressRegistry().serverProviders.find((one) => one?.id === provider?.id)?.branding_html;
  return typeof html === 'string' ? html.trim() : '';
}

/** Reports why providers were refused since the last report. */
function reportRefused(registry: Used): void {
  for (const provider of registry.refused?.splice(0) ?? []) {
    reportAddress(`Error registering address provider: ${refusalOf(provider, registry.serverProviders)}`);
  }
}

function reportBrokenList(): void {
  for (const name of ['wc_address_autocomplete_common_params', 'wc_address_autocomplete_params']) {
    const given = pageGlobal(name).address_providers;
    if (typeof given === 'string' && !Array.isArray(parseStored(given)))
      reportAddress('Invalid address providers JSON', given);
  }
}

/** Calls back when a provider is registered, however late, and says why others are refused. Call it once. */
export function onAddressProvider(run: () => void): void {
  const registry = addressRegistry();
  const { registerAddressAutocompleteProvider: register } = registry;
  registry.registerAddressAutocompleteProvider = (provider) => {
    const isAccepted = register(provider);
    reportRefused(registry);
    if (isAccepted) run();
    return isAccepted;
  };
  reportBrokenList();
  reportRefused(registry);
}
