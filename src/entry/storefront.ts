/** The script tag's entry: joins the loader and the registry on a shop page. */
import { registry } from '../../widgets/registry';
import { startPage } from './startPage';

startPage(registry);
