/** Reads the settings of social-proof notifications. It never throws, whatever shape they have. */
import { scriptJson } from '../../src/dom/json';
import { webAddress } from '../../src/rules/link';
import { recordOf } from '../../src/rules/values';
import { SETTINGS, type SocialProofSettings } from './contract';
import { positionOf, timeOf, wordOf } from './notifications.rules';

/** The defaults in seconds, for a page and a service that set none. */
const DELAY = 8;
const DISPLAY_TIME = 7;

/**
 * Reads the settings; undefined where no service is set, and everything is off. Only a JSON script is read, never an
 * element that an editor could write.
 * @param page the address to which relative ones belong
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

/** Reads the settings from the first such script of a page. */
export function readPage(page: ParentNode, address: string): SocialProofSettings | undefined {
  const host = page.querySelector(SETTINGS);
  return host ? readSocialProof(host, address) : undefined;
}
