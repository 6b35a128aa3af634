/**
 * Owns HTML: the one place where it is parsed. Scripts in it are not run by that, and `style` attributes, which a strict
 * Content Security Policy drops while parsing, are put back through CSSOM.
 */
import { ownGlobal } from '../../dom/ownGlobal';

interface Policy {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(url: string): string;
}

/** What a player or a playlist of WordPress' is made of. */
const MEDIA = '.wp-audio-shortcode,.wp-video-shortcode,.wp-playlist';

const asIs = (text: string) => text;

/** A policy can be made once: all chunks share this module, which is part of `core`. It must not be within reach of a page's scripts. */
let policy: Policy | undefined;

/** The page's one Trusted Types policy; undefined where the browser knows none. */
export function trustedPolicy(): Policy | undefined {
  const trustedTypes = ownGlobal<{ createPolicy(name: string, rules: Policy): Policy }>('trustedTypes');
  policy ??= trustedTypes?.createPolicy('shop-islands', { createHTML: asIs, createScript: asIs, createScriptURL: asIs });
  return policy;
}

/** Parses HTML of the shop's own (a fragment or a whole page) into inert nodes. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedPolicy()?.createHTML(html) ?? html;
  return template.content;
}

/**
 * Copies of parsed nodes, made for the page, with their inline styles alive; WordPress' players in them start once they stand
 * there. The nodes given may be used again.
 */
export function aliveNodes(content: DocumentFragment): ChildNode[] {
  const copy = document.importNode(content, true);
  for (const element of copy.querySelectorAll<HTMLElement>('[style],svg script')) {
    // A drawing's script would run, other than HTML's.
    if (element.localName === 'script') element.remove();
    else if (!element.style.length) element.style.cssText = element.getAttribute('style') ?? '';
  }
  const media = [...copy.querySelectorAll(MEDIA)];
  // Without that code they are as the server printed them.
  if (media.length) import('./starters').then(({ startMedia }) => startMedia(media), console.warn);
  return [...copy.childNodes];
}
