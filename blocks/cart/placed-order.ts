export { PlacedOrder } from '@shopfront/bindings';
export { forgetPlacedOrder } from '@shopfront/data/cart';
