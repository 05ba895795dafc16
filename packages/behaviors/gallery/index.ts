export {
	findSlides,
	lacksSlider,
	lacksTrigger,
	readParams,
	type GalleryParams,
	type GalleryWindow,
} from './gallery';
