export { findSlides, type GalleryParams, type GalleryWindow } from './gallery';
