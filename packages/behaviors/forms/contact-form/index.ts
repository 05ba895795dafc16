export { mount } from './contact-form';
