import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const groupedForm: BehaviorSource = {
	name: 'grouped-form',
	selector: '.grouped_form',
	load: () => import( './grouped-form' ),
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 6',
	covers: [ '2.1' ],
};
