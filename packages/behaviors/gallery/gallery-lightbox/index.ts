export { mount } from './gallery-lightbox';
