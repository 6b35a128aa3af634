/** Owns which library draws a map: Google's script, Leaflet, or one that the page has registered. */
import { ownGlobal } from '../../src/dom/ownGlobal';
import type { MapAdapter } from './contract';

/** Each in a chunk of its own. */
const own: Record<string, () => Promise<MapAdapter>> = {
  google: async () => (await import('./google')).google,
  leaflet: async () => (await import('./leaflet')).leaflet,
};

/** Adapters that a page brings, by the name that `data-map-adapter` has. */
type Brought = Record<string, MapAdapter>;

/** Rejects for a name that nobody has registered. */
export async function adapterOf(name: string): Promise<MapAdapter> {
  const brought = ownGlobal<Brought>('shopIslandsMaps');
  if (brought && Object.hasOwn(brought, name)) return brought[name] as MapAdapter;
  const load = Object.hasOwn(own, name) && own[name];
  if (!load) throw new Error(`Nobody has registered a map adapter "${name}".`);
  return load();
}
