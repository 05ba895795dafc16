export { mount } from './product-collection';
