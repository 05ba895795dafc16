export { mount } from './review-rating';
