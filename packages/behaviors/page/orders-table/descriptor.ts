import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const ordersTable: BehaviorSource = {
	name: 'orders-table',
	selector: '.woocommerce-orders-table',
	load: () => import( './orders-table' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '2.7' ],
	markup: [],
};
