export { mount } from './product-gallery';
