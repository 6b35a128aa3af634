/** Makes sliders of lists of products, unless Swiper runs them or starts to. */
import { report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import tokens from '../../src/ui/tokens.css?inline';
import { SWIPER } from './contract';
import head from './head.css?inline';
import { createSlider } from './page/createSlider';
import { readSettings, readTrack } from './read';
import css from './styles.css?inline';

const sliders = new WeakSet<HTMLElement>();

/** Adopts a slider. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  // Others may use the class too.
  if (!host.dataset.controls) return undefined;
  const track = readTrack(host);
  const { settings, cause } = readSettings(host);
  if (sliders.has(host) || !track || !settings.isEnabled || host.querySelector(SWIPER)) return undefined;
  if (cause) {
    const what = 'A slider’s data-controls is not valid JSON.';
    report({
      island: 'slider',
      what,
      why: 'It runs with default settings.',
      fix: 'Print it with wp_json_encode() and esc_attr().',
      cause,
    });
  }
  sliders.add(host);
  const end = createSlider(host, track, settings);
  const stop = () => {
    observer.disconnect();
    if (sliders.delete(host)) end();
  };
  // Swiper may come late with another script.
  const observer = new MutationObserver(() => host.querySelector(SWIPER) && stop());
  observer.observe(host, { subtree: true, attributeFilter: ['class'] });
  return stop;
}

/** Adds the style sheets. */
export function start(): void {
  adoptStyles(tokens, head, css);
}
