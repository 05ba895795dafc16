import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { COOKIES } from '@shopfront/names';

export const cartQuantities: BehaviorSource = {
	name: 'cart-quantities',
	selector: '[data-sf-cart-api]',
	load: () => import( './cart-quantities' ),
	// A visitor without a cart has nothing to show.
	starts: () =>
		document.cookie.includes( `${ COOKIES.itemsInCart }=` )
			? 'load'
			: 'intent',
	holds: false,
};

export const about: BehaviorAbout = {
	list: 'collections',
	contract: 'product-lists.md 1',
	covers: [ '5.2' ],
};
