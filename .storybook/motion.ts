/** Owns showing a page as a device that asks for less motion does, for its styles and for its code. */
const QUERY = /\(prefers-reduced-motion(?:: ?(reduce|no-preference))?\)/g;
const asked = new WeakMap<CSSMediaRule, string>();
const { matchMedia } = window;
const { replaceSync } = CSSStyleSheet.prototype;
let isReduced = false;

/** A query, as it counts for such a device. */
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

/** Styles that come later obey too. */
CSSStyleSheet.prototype.replaceSync = function (text) {
  replaceSync.call(this, text);
  obey(this.cssRules);
};
window.matchMedia = (query) => matchMedia.call(window, answered(query));

/** @param reduced false leaves it to the device */
export function showMotion(reduced: boolean): void {
  isReduced = reduced;
  for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets]) obey(cssRules);
}
