export { mount } from './product-tabs';
