/** Owns the triggers: calls back when a host's moment has come, and does not know what happens then. */
import { rootMargin } from '../dom/sight';
import type { Trigger } from '../island/types';
import { handlerOf } from '../rules/hashName';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer serves all hosts, because a listing may have a thousand. */
function whenVisible(host: Element, go: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin },
  );
  waiting.set(host, go);
  observer.observe(host);
}

/**
 * Hosts with parts that a hash may name, by the attribute that holds the names. The map is weak, because hosts come and
 * go.
 */
const nameable = new Map<string, WeakMap<Element, () => void>>();

/** Calls back the hosts around those parts of `root` that the page's hash names. */
function callNamed(attribute: string, hosts: WeakMap<Element, () => void>, root: ParentNode): void {
  const name = handlerOf(location.hash);
  if (!name) return;
  for (const part of root.querySelectorAll(`[${attribute}]`)) {
    if (part.getAttribute(attribute) !== name) continue;
    for (let around: Element | null = part; around; around = around.parentElement) {
      const go = hosts.get(around);
      hosts.delete(around);
      go?.();
    }
  }
}

/**
 * Calls `go` when the page's hash names a part of `host`: now, or when the hash changes. One listener serves all hosts,
 * because listeners of single hosts would keep those that have left the page.
 * @param attribute holds a part's name
 */
export function whenNamed(host: Element, attribute: string, go: () => void): void {
  let hosts = nameable.get(attribute);
  if (!hosts) {
    const added = new WeakMap<Element, () => void>();
    hosts = added;
    nameable.set(attribute, added);
    addEventListener('hashchange', () => callNamed(attribute, added, document));
  }
  hosts.set(host, go);
  callNamed(attribute, hosts, host);
}

function whenMatching(query: MediaQueryList, go: () => void): void {
  if (query.matches) go();
  else query.addEventListener('change', () => whenMatching(query, go), { once: true });
}

/**
 * Calls `go` when the trigger of `host` fires, and at once when no event tells of it. Hosts that wait for an idle page
 * are only looked for then, and intents handle `interaction`.
 */
export function arm(host: Element, go: () => void, trigger: Trigger = 'load'): void {
  if (trigger === 'visible' && window.IntersectionObserver) whenVisible(host, go);
  else if (trigger.startsWith('media:')) whenMatching(matchMedia(trigger.slice(6)), go);
  else go();
}
