/** The script tag's entry: joins the loader and the registry on a shop page, unless somebody edits the page. */
import { registry } from '../../widgets/registry';
import { isEdited } from '../rules/editors';
import { startPage } from './page';

if (!isEdited(location.search)) startPage(registry);
