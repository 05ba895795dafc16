export { default as createCarousel } from 'embla-carousel';
export type { EmblaCarouselType as Carousel } from 'embla-carousel';
