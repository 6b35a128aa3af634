/** Puts a storage and a cookie jar in the place of the browser's, which last as long as the page. */

/** A storage in memory. Values can be written as properties too, as in the browser's. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  const methods: Record<string, unknown> = {
    getItem: (key: string) => kept.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void kept.set(String(key), String(value)),
    removeItem: (key: string) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
  };
  const ownOf = (key: string | symbol) => (key === 'length' ? kept.size : methods[String(key)]);
  return new Proxy(Object.create(Storage.prototype), {
    get: (target, key) =>
      typeof key === 'symbol' ? Reflect.get(target, key, target) : (ownOf(key) ?? kept.get(key) ?? undefined),
    set: (_, key, value) => !!kept.set(String(key), String(value)),
    deleteProperty: (_, key) => kept.delete(String(key)) || true,
    has: (_, key) => kept.has(String(key)) || ownOf(key) !== undefined,
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key))
        ? { value: kept.get(String(key)), writable: true, enumerable: true, configurable: true }
        : undefined,
  });
}

/** Whether a written cookie is one that deletes, by its attributes. */
const isOver = (text: string): boolean => {
  const age = /;\s*max-age=(-?\d+)/i.exec(text)?.[1];
  const end = /;\s*expires=([^;]+)/i.exec(text)?.[1];
  return age === undefined ? !!end && Date.parse(end) <= Date.now() : Number(age) <= 0;
};

/** A cookie jar: its text as `document.cookie` gives it, and how one cookie is written. */
export function cookieJar(first: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(first));
  return {
    read: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    write(text: unknown) {
      const [pair = ''] = String(text).split(';');
      const [, name = '', value = ''] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(pair) ?? ['', '', pair.trim()];
      if (isOver(String(text))) kept.delete(name);
      else kept.set(name, value);
    },
  };
}
