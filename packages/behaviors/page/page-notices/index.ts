export { mount } from './page-notices';
