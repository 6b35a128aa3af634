/**
 * The entry for product edit screens in wp-admin: the loader with the islands of shop staff, and recovery of uploads
 * (SPEC 7.6). Never on a shop page.
 */
import { admin } from '../../widgets/registry';
import { mediaUploadMiddleware } from '../api/media';
import { installForUploads } from '../bridge/page/apiFetch';
import { startPage } from './startPage';

startPage(admin);
installForUploads(mediaUploadMiddleware);
