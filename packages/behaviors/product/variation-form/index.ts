export { mount } from './variation-form';
