/**
 * Owns reading the action in a link's fragment, as Elementor prints it: `#elementor-action:action=…&settings=…`. Pure.
 */
import { decoded } from './decoded';

export interface UrlAction {
  /** Such as `popup:open` (SPEC 2.2). */
  name: string;
  /** Empty when the link has no settings or broken ones. */
  settings: Record<string, unknown>;
}

const ACTION = /^#elementor-action:action=([^&]+)(?:&settings=(.*))?$/;

function parseSettings(base64: string): Record<string, unknown> {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return value instanceof Object ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * The action that a fragment names; undefined when it names none.
 * @param hash with its `#`; any part of it, even the `#`, may be percent-encoded
 */
export function parseUrlAction(hash: string): UrlAction | undefined {
  const [, name, settings = ''] = ACTION.exec(decoded(hash)) ?? [];
  return name ? { name, settings: parseSettings(settings) } : undefined;
}
