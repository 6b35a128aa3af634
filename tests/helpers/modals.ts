/**
 * happy-dom opens and closes modal dialogs, but knows neither the selector `:modal` nor that the page behind is inert.
 */
import { vi } from 'vitest';

/** Makes `:modal` match every open dialog, for one test. */
export function knowModals(): void {
  vi.spyOn(document, 'querySelectorAll').mockImplementation(function (this: Document, selector: string) {
    return Document.prototype.querySelectorAll.call(this, selector.replaceAll(':modal', '[open]'));
  } as typeof document.querySelectorAll);
}
