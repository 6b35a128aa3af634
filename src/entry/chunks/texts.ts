/**
 * The texts in the page's language: fetched beside `core` on a page that is not in English. The import of this chunk
 * resolves when the texts are there.
 */
import { bringTranslation } from '../../texts/bringTranslation';

await bringTranslation();
