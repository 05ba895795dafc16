export { mount } from './swatches';
