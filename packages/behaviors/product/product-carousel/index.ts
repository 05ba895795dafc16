export { mount } from './product-carousel';
