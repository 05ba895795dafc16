export { mount } from './cart-quantities';
