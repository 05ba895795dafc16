export { mount } from './add-to-cart';
