export { PlacedOrder } from '@shopfront/bindings';
export { forgetPlacedOrder } from '@shopfront/data/order-journal';
