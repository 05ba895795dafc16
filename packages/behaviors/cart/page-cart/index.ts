export { startPageCart } from './page-cart';
