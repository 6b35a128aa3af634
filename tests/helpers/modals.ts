/** happy-dom knows modal dialogs neither by selector nor by their inertness; it does open and close them. */
import { vi } from 'vitest';

/** Has `:modal` found, for one test: every dialog that is open. */
export function knowModals(): void {
  vi.spyOn(document, 'querySelectorAll').mockImplementation(function (this: Document, selector: string) {
    return Document.prototype.querySelectorAll.call(this, selector.replaceAll(':modal', '[open]'));
  } as typeof document.querySelectorAll);
}
