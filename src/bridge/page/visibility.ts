/** Owns whether somebody sees the page. Tests replace it by their own. */
export interface Visibility {
  isVisible(): boolean;
  /**
   * Runs at every change: the visitor goes to another tab, comes back from it, or comes back from the back/forward
   * cache.
   */
  onChange(run: () => void): void;
}

export const visibility: Visibility = {
  isVisible: () => !document.hidden,
  onChange: (run) => document.addEventListener('visibilitychange', run),
};
