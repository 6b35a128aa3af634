/**
 * Owns what a page keeps in the browser: the data lasts as long as the window, because pages that are opened as files
 * share one storage, or have none.
 */

/** Storage in memory. */
class WindowStorage {
  private readonly kept = new Map<string, string>();

  get length(): number {
    return this.kept.size;
  }

  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.kept.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.kept.set(name, String(value));
  }

  removeItem(name: string): void {
    this.kept.delete(name);
  }

  clear(): void {
    this.kept.clear();
  }
}

/** A storage of the window by its name. */
type Kept = Partial<Record<string, WindowStorage>>;

/** Gives the page the storages that the window around it has kept, or new ones. */
export function keepInWindow(around: Window): void {
  const outer = around as Window & { shopStorages?: Kept };
  outer.shopStorages ??= {};
  const storages = outer.shopStorages;
  Object.assign(window, { shopStorages: storages });
  for (const name of ['localStorage', 'sessionStorage']) {
    storages[name] ??= new WindowStorage();
    Object.defineProperty(window, name, { value: storages[name] });
  }
}
