/**
 * Owns `window.wc.addressAutocomplete`, where address providers register. It is made while the loader's script runs: a
 * provider's deferred script, which runs right after it, must find it. The island reports later why a provider was
 * refused.
 */
import { defaultGlobal, ownGlobal } from '../dom/ownGlobal';
import type { Config } from '../island/types';
import type { AddressProvider, AddressRegistry, ServerProvider } from '../rules/addressProvider';

type Globals = Record<string, { address_providers?: unknown } | undefined>;

/** The part of `window.wc` that matters here. */
interface WooCommerce {
  addressAutocomplete?: AddressRegistry;
  wcSettings?: { allSettings?: { isCheckoutBlock?: unknown } };
}

/**
 * Makes the registry, unless somebody has made it already.
 * @param config called only when the config is needed, because its script may come late
 */
export function defineAddressRegistry(config: () => Config): void {
  const wc = defaultGlobal<WooCommerce>('wc', {});
  const providers: Record<string, AddressProvider> = {};
  const activeProvider: AddressRegistry['activeProvider'] = { billing: null, shipping: null };
  const refused: unknown[] = [];

  /** Reads the server's list, which is JSON text or an array; a broken value declares no provider. */
  let serverProviders = (): ServerProvider[] => {
    const params = (name: string) => (config().globals as Globals)?.[name] ?? ownGlobal<Globals[string]>(name);
    let list = (params('wc_address_autocomplete_common_params') ?? params('wc_address_autocomplete_params'))
      ?.address_providers;
    try {
      list = JSON.parse(list as string);
    } catch {
      // The value is a list already, or there is no value.
    }
    return [list].flat().filter((one) => (one as ServerProvider)?.id) as ServerProvider[];
  };

  const registry: AddressRegistry = (wc.addressAutocomplete ??= {
    providers,
    activeProvider,
    refused,
    get serverProviders() {
      return serverProviders();
    },
    // WooCommerce's own script sets this.
    set serverProviders(list) {
      serverProviders = () => list;
    },
    registerAddressAutocompleteProvider(provider: AddressProvider & Record<string, unknown>) {
      const isAccepted =
        typeof provider === 'object' &&
        typeof provider?.id === 'string' &&
        ['canSearch', 'search', 'select'].every((ability) => typeof provider?.[ability] === 'function') &&
        !!registry.getServerProvider(provider.id) &&
        !providers[provider.id];
      if (isAccepted) providers[provider.id] = Object.freeze(provider);
      else refused.push(provider);
      return isAccepted;
    },
    getServerProvider: (wanted) => serverProviders().find((provider) => provider.id === wanted) ?? null,
    getProviders: () => providers,
    getActiveProvider: (type) => activeProvider[type],
    setActiveProvider(type, provider) {
      activeProvider[type] = provider;
    },
    isBlocksContext: () => !!wc.wcSettings?.allSettings?.isCheckoutBlock,
  });
}
