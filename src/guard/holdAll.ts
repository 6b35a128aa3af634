/**
 * Owns holding every address that scripts give to scripts and frames, whatever it is, until the guard's code has come
 * and can tell them apart. The loader has no room for that code, which only pages with consent need.
 */
import { GUARD } from '../rules/names';
import { setAddress } from './elements';
import { place } from './place';
import type { Guard } from './types';
import { watch } from './watch';

/** Stops holding: gives each address to its element again, and lets `keep` check it. */
export function letGo(guard: Guard, keep: Guard['keep']): void {
  const { waiting = [] } = guard;
  guard.keep = keep;
  guard.waiting = undefined;
  for (const [element, address] of waiting) setAddress(element, address);
}

/**
 * Holds, unless the page has a guard.
 * @param code brings the guard's code. If it cannot be loaded, nobody can tell what needs consent, and nothing is held
 */
export function holdAll(code: () => Promise<unknown>): void {
  if (place()[GUARD]) return;
  const waiting: NonNullable<Guard['waiting']> = [];
  const guard = watch({
    released: new WeakSet(),
    waiting,
    keep: (element, address) => !!waiting.push([element, address]),
  });
  place()[GUARD] = guard;
  code().catch(() => letGo(guard, () => false));
}
