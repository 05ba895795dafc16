export { mount } from './skeleton';
