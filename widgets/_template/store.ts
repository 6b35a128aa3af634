/** Owns the counter's state and its actions. */
import { atom, type ReadableAtom } from 'nanostores';
import type { TemplateProps } from './contract';
import { nextCount } from './rules';

export interface TemplateStore {
  $count: ReadableAtom<number>;
  count(): void;
}

/** @param onCount told after each count */
export function createTemplateStore({ start, max }: TemplateProps, onCount: (count: number) => void): TemplateStore {
  const $count = atom(start);
  return {
    $count,
    count() {
      $count.set(nextCount($count.get(), max));
      onCount($count.get());
    },
  };
}
