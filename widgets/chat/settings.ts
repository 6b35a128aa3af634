/** Owns the page's chat settings, which other scripts may change at any time: they are read anew for each use. */
import { pageGlobal } from '../../src/bridge/globals';
import { type ChatSettings, type Device, type RawSettings, SETTINGS } from './contract';
import { readSettings } from './read';
import { deviceOf, settingsOf } from './rules';

let known: RawSettings | undefined;

/** The one object that the plugin's add-ons are handed and change: the page's global, else what the markup carries. */
export function rawSettings(): RawSettings {
  if (known && Reflect.get(window, SETTINGS) === known) return known;
  const printed = pageGlobal(SETTINGS);
  const found = Object.keys(printed).length ? printed : readSettings(document);
  if (!found) return {};
  known = found;
  Reflect.set(window, SETTINGS, known);
  return known;
}

export const settings = (): ChatSettings => settingsOf(rawSettings());

export const device = (): Device => deviceOf(navigator.userAgent, screen.width);

/** Tells the plugin's add-ons, by the events that its own script dispatches. */
export function tell(name: string, detail: Record<string, unknown> = {}): void {
  document.dispatchEvent(new CustomEvent(`ht_ctc_event_${name}`, { detail }));
}
