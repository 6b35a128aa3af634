/**
 * Does everything to a page that a visitor can do, all at once. Does it twice, because the first time only loads the
 * code.
 */
import type { Page } from '@playwright/test';

/** In the page. */
function pressAll(): void {
  const isDone = (window as { corpusIsPressed?: boolean }).corpusIsPressed;
  if (!isDone) {
    // Stops links and forms that no island has handled.
    for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault());
    (window as { corpusIsPressed?: boolean }).corpusIsPressed = true;
  }
  const send = (element: Element, ...types: string[]) => {
    for (const type of types)
      element.dispatchEvent(
        new (/^pointer/.test(type) ? PointerEvent : Event)(type, { bubbles: true, cancelable: true }),
      );
  };
  for (const element of document.querySelectorAll<HTMLElement>(
    '[data-island-status],[tabindex],[role],a,button,input,select,textarea,summary,label',
  )) {
    // Dispatches the event only, because a real focus makes the browser lay out the page each time.
    send(element, 'pointerover', 'pointerenter', 'mouseover', 'focus', 'focusin');
    if (element.matches('input,select,textarea')) send(element, 'input', 'change');
    send(element, 'pointerdown');
    element.click();
  }
  for (const form of document.querySelectorAll('form')) send(form, 'submit');
}

/** Presses everything on the page twice, because the first press may only load code. Waits for that code in between. */
export async function pressEverything(page: Page): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await page.waitForFunction(
      () => document.readyState === 'complete' && !document.querySelector('[data-island-status="loading"]'),
    );
    await page.evaluate(pressAll);
  }
  await page.waitForFunction(() => !document.querySelector('[data-island-status="loading"]'));
}
