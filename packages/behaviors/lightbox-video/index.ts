export { mount } from './lightbox-video';
