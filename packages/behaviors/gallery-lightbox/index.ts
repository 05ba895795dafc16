export { mount } from './gallery-lightbox';
export { mountLinks } from './picture-links';
