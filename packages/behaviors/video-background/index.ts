export { mount } from './video-background';
