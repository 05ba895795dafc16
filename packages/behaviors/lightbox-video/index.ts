export { createMount } from './lightbox-video';
