import { MORE_PRODUCTS } from './more-products';
import { RECORDED_PRODUCTS } from './recorded-products';
import { WALL_PAINT } from './wall-paint';

export { IMAGES } from './images';
export { REVIEWS } from './reviews';
export { ATTRIBUTES, TERMS } from './terms';
export { RECORDED_PRODUCTS, WALL_PAINT };
export type { SeedAttribute, SeedProduct } from './define-product';

export const PRODUCTS = [
	...RECORDED_PRODUCTS,
	...MORE_PRODUCTS,
	...WALL_PAINT,
];
