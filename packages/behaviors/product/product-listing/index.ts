export { mount } from './product-listing';
