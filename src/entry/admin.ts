/** The entry for product edit screens in wp-admin: the loader with the islands of shop staff. Never on a shop page. */
import { admin } from '../../widgets/registry';
import { startPage } from './page';

startPage(admin);
