/** nanostores' atom as ShopEngine's chunk has it: what that chunk's rows bring takes it from there, and has no copy of its own. */
export { atom } from 'nanostores';
