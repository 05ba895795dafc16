export { mount } from './edit-shortcuts';
