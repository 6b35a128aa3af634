/** Owns whether somebody sees the page, so that tests can bring their own. */
export interface Visibility {
  isVisible(): boolean;
  /** Tells of every change: another tab, and the way back from it or from the back/forward cache. */
  onChange(run: () => void): void;
}

export const visibility: Visibility = {
  isVisible: () => !document.hidden,
  onChange: (run) => document.addEventListener('visibilitychange', run),
};
