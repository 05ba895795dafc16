export { transition } from '@shopfront/order';
export { createPerform } from './effects';
