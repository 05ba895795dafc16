export { mount } from './social-feed';
