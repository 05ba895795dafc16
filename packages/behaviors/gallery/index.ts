export {
	findSlides,
	readParams,
	type GalleryParams,
	type GalleryWindow,
} from './gallery';
