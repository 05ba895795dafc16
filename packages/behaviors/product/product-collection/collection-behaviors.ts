// Generated from the descriptors of behaviors by `npm run generate`: do not edit.
import type { BehaviorSource } from '@shopfront/behaviors/engine/behavior';
import { cartQuantities } from '@shopfront/behaviors/cart/cart-quantities/descriptor';
import { collectionPages } from '@shopfront/behaviors/product/collection-pages/descriptor';
import { productCarousel } from '@shopfront/behaviors/product/product-carousel/descriptor';

export const COLLECTION_BEHAVIORS: readonly BehaviorSource[] = [
	cartQuantities,
	collectionPages,
	productCarousel,
];
