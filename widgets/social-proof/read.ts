/** Reads the settings of social-proof notifications. Whatever shape they have, nothing throws. */
import { scriptJson } from '../../src/dom/json';
import { webAddress } from '../../src/rules/link';
import { recordOf } from '../../src/rules/values';
import { SETTINGS, type SocialProofSettings } from './contract';
import { positionOf, timeOf, wordOf } from './notifications.rules';

/** Seconds where neither page nor service say. */
const DELAY = 8;
const DISPLAY_TIME = 7;

/**
 * Undefined where no service is named: then all of it is off. Only a JSON script is read, never what an editor may type.
 * @param page address that relative ones stand to
 */
export function readSocialProof(host: Element, page: string): SocialProofSettings | undefined {
  const { account, base, category, position, delay, displayTime, permanentClose, capture, geolocation } = recordOf(
    host.matches('[type="application/json"]') && scriptJson(host),
  );
  const address = webAddress(base, page);
  if (!address) return undefined;
  return {
    account: wordOf(account),
    base: address.replace(/[?#].*$/, '').replace(/\/?$/, '/'),
    category: wordOf(category) || 'advertisement',
    position: positionOf(position) ?? 'bottom-left',
    delay: timeOf(delay) ?? DELAY * 1000,
    displayTime: timeOf(displayTime) ?? DISPLAY_TIME * 1000,
    isClosedForLong: permanentClose !== false,
    capturesForms: capture !== false,
    geolocation: webAddress(geolocation, page),
  };
}

/** The same of a page, whose first script tells. */
export function readPage(page: ParentNode, address: string): SocialProofSettings | undefined {
  const host = page.querySelector(SETTINGS);
  return host ? readSocialProof(host, address) : undefined;
}
