export {
	findSlides,
	hasParts,
	readParams,
	type GalleryParams,
	type GalleryWindow,
} from './gallery';
