/** Owns which library draws a map: Google's script, Leaflet, or an adapter that the page has registered. */
import { ownGlobal } from '../../../src/dom/ownGlobal';
import type { MapAdapter } from '../contract';

/** The adapters of this project, each in a chunk of its own. */
const own: Record<string, () => Promise<MapAdapter>> = {
  google: async () => (await import('../google/page/google')).google,
  leaflet: async () => (await import('./leaflet')).leaflet,
};

/** The adapters that a page registers, by their name in `data-map-adapter`. */
type Brought = Record<string, MapAdapter>;

/** Loads an adapter. Rejects for an unknown name. */
export async function adapterOf(name: string): Promise<MapAdapter> {
  const brought = ownGlobal<Brought>('shopIslandsMaps');
  if (brought && Object.hasOwn(brought, name)) return brought[name] as MapAdapter;
  const load = Object.hasOwn(own, name) && own[name];
  if (!load) throw new Error(`There is no map adapter "${name}".`);
  return load();
}
