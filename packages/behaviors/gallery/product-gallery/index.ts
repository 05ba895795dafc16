export { findSlides, readParams, type GalleryWindow } from './gallery';
export { addParts } from './gallery-parts';
export { mount } from './product-gallery';
