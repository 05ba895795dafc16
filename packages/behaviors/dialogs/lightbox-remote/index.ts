export { mount, openPage } from './lightbox-remote';
