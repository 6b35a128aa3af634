/** Owns the page's chat settings, which other scripts may change at any time: they are read anew for each use. */
import { pageGlobal } from '../../src/bridge/page/globals';
import { ownGlobal } from '../../src/dom/ownGlobal';
import { type ChatSettings, DATA, type Device, type RawSettings, SETTINGS, VARIABLES } from './contract';
import { readSettings } from './read';
import { deviceOf, OWN, PLUGIN, settingsOf } from './rules';
import { USUAL } from './trackerRules';

const known = new Map<string, RawSettings>();

/** Settings of which the plugin has printed none. */
const own = new WeakSet<RawSettings>();

/** The one object that the plugin's add-ons are handed and change: the page's global, else what stands for it. */
function shared(name: string, otherwise: () => RawSettings | undefined): RawSettings {
  const before = known.get(name);
  if (before && Reflect.get(window, name) === before) return before;
  const isPrinted = Object.keys(ownGlobal<RawSettings>(name) ?? {}).length > 0;
  const found = isPrinted ? pageGlobal(name) : { ...otherwise(), ...pageGlobal(name) };
  if (!isPrinted && !document.querySelector(DATA)) own.add(found);
  if (!Object.keys(found).length) return found;
  known.set(name, found);
  Reflect.set(window, name, found);
  return found;
}

/** Without a global, what the markup carries. */
export const rawSettings = (): RawSettings => shared(SETTINGS, () => readSettings(document));

/** What trackers are told; the usual where a page does not say. */
export const rawVariables = (): RawSettings => shared(VARIABLES, () => ({ ...USUAL }));

/** The settings as they are now, with a default for each that is left out: the plugin's in what the plugin prints. */
export function settings(): ChatSettings {
  const raw = rawSettings();
  return settingsOf(raw, own.has(raw) ? OWN : PLUGIN);
}

/** The kind of this device, by the plugin's own rule (SPEC 9). */
export const device = (): Device => deviceOf(navigator.userAgent, screen.width);

/** Tells the plugin's add-ons, by the events that its own script dispatches. */
export function tell(name: string, detail: Record<string, unknown> = {}): void {
  document.dispatchEvent(new CustomEvent(`ht_ctc_event_${name}`, { detail }));
}
