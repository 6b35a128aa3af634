/** Owns making an icon from an attribute's HTML: it keeps only the drawing. */
import { aliveNodes, parseHtml } from '../../../src/bridge/page/html';

const PARTS = 'i,span,img,svg,g,path,circle,ellipse,line,polygon,polyline,rect,title';
const ATTRIBUTES =
  /^(class|style|aria-[a-z]+|role|alt|src|width|height|viewbox|xmlns|d|points|c?[xy][12]?|r[xy]?|transform|fill[a-z-]*|stroke[a-z-]*|clip-rule|opacity)$/i;

/**
 * The nodes of a drawing. An editor may have typed the attribute, so it drops everything that is no part of a drawing.
 */
export function iconNodes(html: string): ChildNode[] {
  const content = parseHtml(html);
  for (const element of content.querySelectorAll('*')) {
    if (!element.matches(PARTS)) element.remove();
    for (const name of element.getAttributeNames()) if (!ATTRIBUTES.test(name)) element.removeAttribute(name);
  }
  return aliveNodes(content);
}
