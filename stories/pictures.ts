/** The covers that fixtures name, drawn: stories have no shop that serves them. */
import picture from '../demo/assets/icon.svg?no-inline';

export { picture };

/** HTML with a picture in the place of each cover. */
export const withPictures = (html: string): string => html.replace(/\/cover\/[\w-]+(?:\.svg|(?=\?))/g, picture);
