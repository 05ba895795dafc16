export { UNREACHABLE } from './add-item';
export { createCartClient, type CartClient } from './cart-client';
export { changeCart } from './change-cart';
