export { startMiniCart } from './start';
