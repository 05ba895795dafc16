export { mount } from './picture-links';
