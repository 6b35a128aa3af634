/** Owns the checks of a story: for broken pictures, by axe, and for pale texts. */
import axe, { type Result, type Spec } from 'axe-core';

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

/** Looks at the page by axe. A story is a part of a page: it has no landmarks. @param only the rules, else all of them */
async function examine({ config, test }: AxeExceptions, only?: string[]): Promise<Result[]> {
  if (test === 'off') return [];
  endAnimations();
  axe.reset();
  axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] });
  return (await axe.run(document.body, { resultTypes: ['violations'], ...(only && { runOnly: only }) })).violations;
}

/** Rule and first element of each violation. */
export async function violations(exceptions: AxeExceptions = {}): Promise<string[]> {
  return (await examine(exceptions)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Each text that is too pale on what is behind it, with both colours. */
export async function paleTexts(exceptions: AxeExceptions = {}): Promise<string[]> {
  const [{ nodes } = { nodes: [] }] = await examine(exceptions, ['color-contrast']);
  return nodes.map(({ html, any: [check] }) => `${check?.data.fgColor} on ${check?.data.bgColor}: ${html}`);
}
