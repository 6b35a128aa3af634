/** Owns what an address provider is: its shape, when it may be registered, and which one serves a country. Pure. */

/** The two addresses of a checkout; each has a provider of its own. */
export type AddressType = 'billing' | 'shipping';

/** What another plugin registers (SPEC 3.4). */
export interface AddressProvider {
  readonly id: string;
  canSearch(country: string): boolean;
  /** Resolves with a list of suggestions; what really comes is for `readSuggestions` to say. */
  search(query: string, country: string, type: AddressType): Promise<unknown>;
  /** Resolves with an address. */
  select(id: string): Promise<unknown>;
}

/** A provider as the server declares it; the list's order is that of preference. */
export interface ServerProvider {
  id: string;
  name?: string;
  branding_html?: string;
}

/** `window.wc.addressAutocomplete`, which providers' scripts call. */
export interface AddressRegistry {
  providers: Record<string, AddressProvider>;
  activeProvider: Record<AddressType, AddressProvider | null>;
  serverProviders: ServerProvider[];
  /** Providers that were refused and not spoken of yet; missing where WooCommerce's own script made the registry. */
  refused?: unknown[];
  /** True when the provider was accepted; it is frozen then. */
  registerAddressAutocompleteProvider(provider: unknown): boolean;
  getServerProvider(id: string): ServerProvider | null;
  getProviders(): Record<string, AddressProvider>;
  getActiveProvider(type: AddressType): AddressProvider | null;
  setActiveProvider(type: AddressType, provider: AddressProvider | null): void;
  isBlocksContext(): boolean;
}

/** Why a provider is refused, in the words of SPEC 8. @param provider whatever was given */
export function refusalOf(provider: unknown, serverProviders: readonly ServerProvider[]): string {
  if (typeof provider !== 'object' || !provider) return 'Address provider must be a valid object';
  const given = provider as Record<string, unknown>;
  if (typeof given.id !== 'string' || !given.id) return 'Address provider must have a valid ID';
  const lacking = ['canSearch', 'search', 'select'].find((name) => typeof given[name] !== 'function');
  if (lacking) return `Address provider must have a ${lacking} function`;
  if (!serverProviders.some((one) => one?.id === given.id)) return `Provider ${given.id} not registered on server`;
  return `Address provider with ID "${given.id}" is already registered.`;
}

/** The providers that may serve: those that are registered, in the server's order of preference. */
export const registeredProviders = ({ providers, serverProviders }: Pick<AddressRegistry, 'providers' | 'serverProviders'>): AddressProvider[] =>
  serverProviders.flatMap((one) => providers[one?.id] ?? []);
