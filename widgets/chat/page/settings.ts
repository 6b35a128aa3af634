/**
 * Owns the page's chat settings. They are read anew for each use, because other scripts may change them at any time.
 */
import { pageGlobal } from '../../../src/bridge/page/globals';
import { ownGlobal } from '../../../src/dom/ownGlobal';
import { type ChatSettings, DATA, type Device, type RawSettings, SETTINGS, VARIABLES } from '../contract';
import { readSettings } from '../read';
import { deviceOf, OWN, PLUGIN, settingsOf } from '../rules';
import { USUAL } from '../trackers/rules';

const known = new Map<string, RawSettings>();

/** Settings objects that do not come from the plugin. */
const own = new WeakSet<RawSettings>();

/**
 * Returns the one object that the plugin's add-ons get and change: the page's global, or a stand-in where there is
 * none.
 */
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

/** The raw settings. Without a global, the settings in the markup count. */
export const rawSettings = (): RawSettings => shared(SETTINGS, () => readSettings(document));

/** The data for trackers; the plugin's defaults where the page has none. */
export const rawVariables = (): RawSettings => shared(VARIABLES, () => ({ ...USUAL }));

/**
 * The settings as they are now. A missing setting has a default: the plugin's where the plugin has printed the
 * settings, else ours.
 */
export function settings(): ChatSettings {
  const raw = rawSettings();
  return settingsOf(raw, own.has(raw) ? OWN : PLUGIN);
}

/** The kind of this device, by the plugin's own rule (SPEC 9). */
export const device = (): Device => deviceOf(navigator.userAgent, screen.width);

/** Tells the plugin's add-ons, by the same events that the plugin's own script dispatches. */
export function tell(name: string, detail: Record<string, unknown> = {}): void {
  document.dispatchEvent(new CustomEvent(`ht_ctc_event_${name}`, { detail }));
}
