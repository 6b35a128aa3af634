/**
 * The chat's webhook on another origin. No request of these pages is intercepted: a browser under a test that
 * intercepts answers its preflights itself, and nobody sees them.
 */
import { type Hook, startHook } from '../hook';
import { expect, test } from '../shop';

let hook: Hook;

test.beforeEach(async ({ page }) => {
  hook = await startHook();
  await page.addInitScript(() => {
    window.open = () => ({}) as Window;
  });
});
test.afterEach(() => hook.close());

for (const [format, body, type] of [
  ['json', 'value1=chat&value2=a%26b', 'application/x-www-form-urlencoded;charset=UTF-8'],
  ['string', '{"value1":"chat","value2":"a&b"}', 'text/plain;charset=UTF-8'],
] as const) {
  test(`the webhook gets one POST and no preflight, with the format "${format}"`, async ({ page, shop }) => {
    const settings = `chat_greeting=no&chat_webhook_format=${format}&chat_hook_url=${encodeURIComponent(hook.url)}&chat_hook_v=chat,a%26b`;
    await shop.open(`/campaign-day/?with=chat&${settings}`);
    await page.locator('.ht_ctc_chat_style').click();
    await expect.poll(() => hook.heard).toEqual([{ method: 'POST', type, body }]);
    await shop.settled();
    expect(hook.heard).toHaveLength(1);
  });
}
