/**
 * The texts in the page's language: fetched beside `core` on a page that is not in English. It is there when they are.
 */
import { bringTranslation } from '../../texts/bringTranslation';

await bringTranslation();
