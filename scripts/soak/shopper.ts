/** Does what the plan says, with a real pointer and real keys. */
import type { BrowserContext, Page } from 'playwright-core';
import type { BadLine } from '../torture/proxy';
import { rest } from '../torture/rest';
import { countHeld, type Held } from './held';
import { goInside, type Left, lookAround, reach, showCart, untilIdle } from './pageScripts';
import type { Deed } from './plan';
import { stepsOf } from './steps';

export interface Scene {
  context: BrowserContext;
  proxy: BadLine;
  /** The shop's own address, behind the bad line. */
  shop: string;
}

/** The products in the cart during each measurement. */
const IN_CART = [101, 102];

/** Milliseconds after which messages are gone. */
const LONGEST_WAIT = 20_000;

/** Calls the shop as another tab or a plain link would. */
const addElsewhere = ({ context, shop }: Scene, id: number) =>
  context.request.post(`${shop}/?wc-ajax=add_to_cart`, { form: { product_id: id } });

/** Puts the products of a measurement into the cart, and nothing else. */
export async function refillCart(scene: Scene): Promise<void> {
  await scene.context.request.post(`${scene.shop}/_demo/start-over`);
  for (const id of IN_CART) await addElsewhere(scene, id);
}

async function handle(page: Page, path: string, { step, which }: Extract<Deed, { kind: 'use' }>): Promise<void> {
  const control = stepsOf(path)[step];
  const place = control && (await page.evaluate(reach, { control, which }));
  if (!place) return;
  if (control.use === 'type') await page.keyboard.insertText(control.texts?.[which % control.texts.length] ?? '');
  else if (!control.use) await page.mouse.click(place.x, place.y);
}

/** Opens a page of the shop. Tries again if the page before was just leaving by itself. */
export async function goTo({ proxy }: Scene, page: Page, path: string): Promise<void> {
  const go = () => page.goto(proxy.origin + path);
  await go().catch(async () => {
    await page.waitForLoadState();
    await go().catch(go);
  });
}

/** Begins a new visit: islands that failed before are on again. */
export const beginVisit = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of ['shop-islands:disarmed', 'shop-islands:failed']) sessionStorage.removeItem(key);
  });

/** @param path of the page; it decides what a step's name means */
export async function act(scene: Scene, page: Page, path: string, deed: Deed): Promise<void> {
  if (deed.kind === 'use') await handle(page, path, deed);
  else if (deed.kind === 'escape') await page.keyboard.press('Escape');
  else if (deed.kind === 'tab') await page.keyboard.press('Tab');
  else if (deed.kind === 'scroll') await page.mouse.wheel(0, deed.by);
  else if (deed.kind === 'time passes') await page.clock.fastForward(deed.milliseconds);
  else if (deed.kind === 'added elsewhere') await addElsewhere(scene, 103);
  else await page.evaluate(goInside, deed.kind === 'back' ? -1 : 1);
}

export interface Measured extends Held, Omit<Left, 'stuck' | 'shown' | 'content'> {}

/** Waits until no call is under way. Checks twice, because an answer may lead to another call. */
async function settle({ proxy }: Scene, page: Page): Promise<void> {
  for (let look = 0; look < 2; look++) {
    await rest(page);
    await page.evaluate(untilIdle);
    await proxy.settled();
  }
}

/**
 * Waits until all calls have ended, and moves the clock forward so that timers run: for a quantity that is not sent
 * yet, for the end of a message.
 */
async function letEnd(scene: Scene, page: Page): Promise<void> {
  await settle(scene, page);
  await page.clock.runFor(LONGEST_WAIT);
  await settle(scene, page);
}

/** Closes everything that is open, and fills the cart for a measurement. */
async function comeToRest(scene: Scene, page: Page): Promise<void> {
  await letEnd(scene, page);
  for (let layer = 0; layer < 4; layer++) await page.keyboard.press('Escape');
  await refillCart(scene);
  await page.evaluate(showCart);
  await letEnd(scene, page);
}

/** Measures what a page holds at rest, without its content, and finds what is wrong with it. */
export async function measure(scene: Scene, page: Page): Promise<{ held: Measured; wrong: string[] }> {
  const { proxy } = scene;
  proxy.isWell = true;
  await comeToRest(scene, page);
  const { stuck, shown, content, ...left } = await page.evaluate(lookAround);
  const { nodes, ...counted } = await countHeld(page);
  const held = { ...counted, nodes: nodes - content, ...left };
  proxy.isWell = false;
  const wrong = stuck.map((what) => `${what} is still busy or open`);
  if (shown !== IN_CART.length) wrong.push(`the header counts ${shown} and not ${IN_CART.length}`);
  return { held, wrong: wrong.map((what) => `${page.url()}: ${what}`) };
}
