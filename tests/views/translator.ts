/**
 * Owns a page translator, as browsers have one: it puts an element in the place of each text node with letters or
 * digits, in all that is there and in all that comes later. The words stay as they are, so that they can be compared.
 */
const OUT_OF_BOUNDS = '[translate="no"],.notranslate,font,script,style,textarea,title,svg';

function translate(text: Text): void {
  if (!/[\p{L}\p{N}]/u.test(text.data) || !text.parentElement || text.parentElement.closest(OUT_OF_BOUNDS)) return;
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild?.append(text.data);
  text.replaceWith(font);
}

function translateAll(root: Node): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode())
    texts.push(node as Text);
  for (const text of texts) translate(text);
}

/** Translates the page from now on. Returns how to stop. */
export function startTranslator(): () => void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) translateAll(node);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translateAll(document.body);
  return () => observer.disconnect();
}
