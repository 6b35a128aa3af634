/** Owns showing a page with reduced motion, for its styles and for its code. */
const QUERY = /\(prefers-reduced-motion(?:: ?(reduce|no-preference))?\)/g;
const asked = new WeakMap<CSSMediaRule, string>();
const { matchMedia } = window;
const { replaceSync } = CSSStyleSheet.prototype;
let isReduced = false;

/** A media query with its result for a device that asks for less motion. */
const answered = (query: string) =>
  isReduced
    ? query.replace(QUERY, (_, wish) => (wish === 'no-preference' ? '(width < 0px)' : '(width >= 0px)'))
    : query;

function obey(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = asked.get(rule) ?? rule.media.mediaText;
      asked.set(rule, query);
      if (query.includes('prefers-reduced-motion')) rule.media.mediaText = answered(query);
    }
    if (rule instanceof CSSGroupingRule) obey(rule.cssRules);
  }
}

/** Style sheets that come later are changed too. */
CSSStyleSheet.prototype.replaceSync = function (text) {
  replaceSync.call(this, text);
  obey(this.cssRules);
};
window.matchMedia = (query) => matchMedia.call(window, answered(query));

/** @param reduced false uses the device's own setting */
export function showMotion(reduced: boolean): void {
  isReduced = reduced;
  for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets]) obey(cssRules);
}
