import { STORE_NAMESPACE } from '@shopfront/names';

export const CART_STORE_NAME = `${ STORE_NAMESPACE }/store/cart`;
