export { createMount, openPage } from './lightbox-remote';
