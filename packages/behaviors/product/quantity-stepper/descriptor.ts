import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const quantityStepper: BehaviorSource = {
	name: 'quantity-stepper',
	selector: '.quantity',
	load: () => import( './quantity-stepper' ),
	// Without button labels, the stepper is off.
	isEnabled: () => 'shopfront_quantity_params' in window,
	// Buttons from the server can wait for intent.
	starts: () =>
		document.querySelector( '.quantity:not(.sf-qty) .qty[type=number]' )
			? 'load'
			: 'intent',
	holds: 'button',
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 3',
	covers: [ '5.2' ],
};
