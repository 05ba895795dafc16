export { mount } from './animate-in';
