import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const reviewRating: BehaviorSource = {
	name: 'review-rating',
	selector: '#rating',
	load: () => import( './review-rating' ),
	starts: 'visible',
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 4',
	covers: [ '5.1' ],
};
