export { mount } from './password-toggle';
