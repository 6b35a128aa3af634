/** What stands in the place of content that is on its way. */

/**
 * Outlines of the content, which the style sheet of the view draws.
 * @param part its `data-part`
 * @param text words for screen readers; "" for none
 */
export const Waiting = ({ part, text }: { part: string; text: string }) => (
  <div className="shop-islands-wait" data-part={part}>
    {text && <p role="status">{text}</p>}
  </div>
);
