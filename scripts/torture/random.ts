/** Random numbers that can be repeated: the same seed gives the same numbers. */

export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  /** True in the given number of 100 cases. */
  percent(share: number): boolean;
}

/** A seed of its own for each name: the hash "FNV-1a" of both. */
export function seedFor(seed: number, name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(`${seed} ${name}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The generator "mulberry32". @param seed a whole number */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const random: Random = {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    },
    between: (least, most) => least + Math.floor(random.next() * (most - least + 1)),
    pick: (list) => list[random.between(0, list.length - 1)] as (typeof list)[number],
    percent: (share) => random.next() * 100 < share,
  };
  return random;
}
