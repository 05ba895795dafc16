export { mount } from './sized-container';
