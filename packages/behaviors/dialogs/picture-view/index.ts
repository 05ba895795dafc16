export { showPictures, type Picture } from './show-pictures';
export { type PictureTexts } from './texts';
