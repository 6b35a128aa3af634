/** Owns the second try at a chunk. */
import { whenStaying } from '../bridge/page/leaving';

/** Browsers remember that a module failed, by its address with the fragment. Servers never see the fragment. */
export async function importAgain(url: string): Promise<unknown> {
  await whenStaying();
  return import(/* @vite-ignore */ /* webpackIgnore: true */ `${url}#again`);
}
