export {
	findSlides,
	readParams,
	type GalleryParams,
	type GalleryWindow,
} from './gallery';
export { addParts } from './gallery-parts';
export { mount } from './product-gallery';
