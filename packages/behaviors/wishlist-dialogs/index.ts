export { mount } from './dialogs';
