/** Owns address providers: their shape, when one may be registered, and which ones may serve. Pure. */

/** The two addresses of a checkout. Each has its own provider. */
export type AddressType = 'billing' | 'shipping';

/** A provider that another plugin registers (SPEC 3.4). */
export interface AddressProvider {
  readonly id: string;
  canSearch(country: string): boolean;
  /** Resolves with a list of suggestions. `readSuggestions` checks it, because a provider may give anything. */
  search(query: string, country: string, type: AddressType): Promise<unknown>;
  /** Resolves with an address. */
  select(id: string): Promise<unknown>;
}

/** A provider as the server declares it. The server's list is in the order of preference. */
export interface ServerProvider {
  id: string;
  name?: string;
  branding_html?: string;
}

/** The shape of `window.wc.addressAutocomplete`, which providers' scripts call. */
export interface AddressRegistry {
  providers: Record<string, AddressProvider>;
  activeProvider: Record<AddressType, AddressProvider | null>;
  serverProviders: ServerProvider[];
  /** Refused providers that nobody has reported yet; missing when WooCommerce's own script made the registry. */
  refused?: unknown[];
  /** Registers a provider. Returns true, and freezes the provider, when it accepts it. */
  registerAddressAutocompleteProvider(provider: unknown): boolean;
  getServerProvider(id: string): ServerProvider | null;
  getProviders(): Record<string, AddressProvider>;
  getActiveProvider(type: AddressType): AddressProvider | null;
  setActiveProvider(type: AddressType, provider: AddressProvider | null): void;
  isBlocksContext(): boolean;
}

/** The reason to refuse a provider, in the words of SPEC 8. @param provider any value that a script gave */
export function refusalOf(provider: unknown, serverProviders: readonly ServerProvider[]): string {
  if (typeof provider !== 'object' || !provider) return 'Address provider must be a valid object';
  const given = provider as Record<string, unknown>;
  if (typeof given.id !== 'string' || !given.id) return 'Address provider must have a valid ID';
  const lacking = ['canSearch', 'search', 'select'].find((name) => typeof given[name] !== 'function');
  if (lacking) return `Address provider must have a ${lacking} function`;
  if (!serverProviders.some((one) => one?.id === given.id)) return `Provider ${given.id} not registered on server`;
  return `Address provider with ID "${given.id}" is already registered.`;
}

/** Whether a provider serves a country; false for one that throws. @param tell tells a developer of that */
export function serves(
  provider: AddressProvider,
  country: string,
  tell: (what: string, cause: unknown) => void,
): boolean {
  try {
    return provider.canSearch(country);
  } catch (cause) {
    tell('Address search error', cause);
    return false;
  }
}

/** The registered providers, in the server's order of preference. */
export const registeredProviders = ({
  providers,
  serverProviders,
}: Pick<AddressRegistry, 'providers' | 'serverProviders'>): AddressProvider[] =>
  serverProviders.flatMap((one) => providers[one?.id] ?? []);
