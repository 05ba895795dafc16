export { default as createFade } from 'embla-carousel-fade';
