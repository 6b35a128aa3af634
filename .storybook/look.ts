/** Owns two checks of a story: for broken pictures, and by axe. */
import axe, { type Spec } from 'axe-core';

/** What a story's `parameters.a11y` may say. */
export interface AxeExceptions {
  config?: Spec;
  /** `off`: the story shows markup that is not ours. */
  test?: string;
}

/** Pictures that the browser cannot show. Fetches lazy pictures now. */
export async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.images].filter((picture) => picture.currentSrc || picture.getAttribute('src'));
  const isBroken = async (picture: HTMLImageElement) => {
    picture.loading = 'eager';
    await picture.decode().catch(() => {});
    return picture.isConnected && !(picture.complete && picture.naturalWidth);
  };
  const states = await Promise.all(pictures.map(isBroken));
  return pictures.filter((_, index) => states[index]).map((picture) => picture.outerHTML);
}

/** Ends transitions first, because axe must see the final colours. */
function endAnimations(): void {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  for (const animation of ending) animation.finish();
}

/** Rule and first element of each violation. A story is a part of a page: it has no landmarks. */
export async function violations({ config, test }: AxeExceptions = {}): Promise<string[]> {
  if (test === 'off') return [];
  endAnimations();
  axe.reset();
  axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] });
  const found = await axe.run(document.body, { resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
