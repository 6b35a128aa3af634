/** What stands in the place of content that is on its way. */

/** Outlines of the content, which the style sheet of the view draws. The words are for screen readers; "" for none. */
export const Waiting = ({ text }: { text: string }) => (
  <div className="shop-islands-wait" data-part="loading">
    {text && <p role="status">{text}</p>}
  </div>
);
