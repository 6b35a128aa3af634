/** Reads the settings of social-proof notifications. Whatever shape they have, nothing throws. */
import { positionOf, timeOf, valuesOf, wordOf } from '../../src/rules/notifications';
import type { SocialProofSettings } from './contract';

/** Seconds where neither page nor service say. */
const DELAY = 8;
const DISPLAY_TIME = 7;

/** An address of http or https; '' for any other. */
function addressOf(value: unknown, page: string): string {
  if (typeof value !== 'string' || !value.trim() || !URL.canParse(value, page)) return '';
  const { protocol, href } = new URL(value, page);
  return /^https?:$/.test(protocol) ? href : '';
}

/**
 * Undefined where no service is named: then all of it is off. Only a JSON script is read, never what an editor may type.
 * @param page address that relative ones stand to
 */
export function readSocialProof(host: Element, page: string): SocialProofSettings | undefined {
  let printed: unknown;
  try {
    if (host.matches('script[type="application/json"]')) printed = JSON.parse(host.textContent ?? '');
  } catch {
    return undefined;
  }
  const { account, base, category, position, delay, displayTime, permanentClose, capture, geolocation } = valuesOf(printed);
  const address = addressOf(base, page);
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
    geolocation: addressOf(geolocation, page),
  };
}
