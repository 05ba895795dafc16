export { startMiniCart } from './start';
export type { MiniCartData } from './data';
