/** Owns the address that a chat opens (SPEC 4.8). Pure. */
import { safeLink } from '../../src/rules/link';
import type { ChatSettings, ChatTarget, Device } from './contract';

export interface ChatAddress {
  url: string;
  /** Name of the window. */
  target: string;
}

/** The address as a reader would write it; unchanged where it is broken. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The message with the page's address in the place of `[url]`. */
export const messageOf = (text: string, page: string): string => text.replace(/\[url\]/gi, () => readable(page));

/** Half of a surrogate pair cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));

/** The scheme of the messenger's app, which SPEC 5 does not list. */
const safeCustom = (url: string, page: string): string | undefined =>
  /^whatsapp:/i.test(url) ? url : safeLink(url, page);

/**
 * The address of the chat: the shop's own, else the messenger's. Undefined where there is neither a usable address nor
 * a number.
 * @param page address of the page
 */
export function addressOf(
  settings: ChatSettings,
  { number, text }: ChatTarget,
  device: Device,
  page: string,
): ChatAddress | undefined {
  const { target, customUrl, isApp, isWeb } = settings;
  const isMobile = device === 'mobile';
  const custom = customUrl[device] && safeCustom(customUrl[device], page);
  const opensApp = isMobile && isApp && !custom;
  if (!custom && !number) return undefined;
  const message = encoded(messageOf(text, page));
  const inApp = `whatsapp://send?phone=${number}&text=${message}`;
  const onWeb = `https://web.whatsapp.com/send?phone=${number}&text=${message}`;
  const url = opensApp ? inApp : !isMobile && isWeb ? onWeb : `https://wa.me/${number}?text=${message}`;
  return { url: custom || url, target: opensApp ? '_self' : target };
}
