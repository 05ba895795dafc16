import type { BehaviorSource } from '@shopfront/behaviors/engine/behavior';
import {
	withEvents,
	type EventBehavior,
} from '@shopfront/behaviors/engine/event-bus';
import { mount as mountGallery } from '@shopfront/behaviors/gallery/product-gallery';
import { mount as mountTabs } from '@shopfront/behaviors/product/product-tabs';

const GALLERY = '.woocommerce-product-gallery';

/** Loads a behavior that uses events of classic pages. Those of a product share their code, which is in this module. */
const loadWithEvents =
	( load: () => Promise< EventBehavior > ): BehaviorSource[ 'load' ] =>
	async () => ( { mount: withEvents( ( await load() ).mount ) } );

/**
 * Lists the behaviors of products. Those that nearly every product page uses are part of this module.
 *
 * @param loadVariationForm Loads the form of products with variations.
 */
export const listBehaviors = (
	loadVariationForm: () => Promise< EventBehavior >
): BehaviorSource[] => [
	{
		name: 'variation-form',
		selector: '.variations_form',
		load: loadWithEvents( loadVariationForm ),
		clickSelector: 'a,button',
	},
	{
		name: 'swatches',
		selector: '.sf-swatches',
		load: loadWithEvents(
			() => import( '@shopfront/behaviors/product/swatches' )
		),
	},
	{
		name: 'product-gallery',
		selector: GALLERY,
		load: async () => ( { mount: withEvents( mountGallery ) } ),
	},
	{
		name: 'product-tabs',
		selector: '.wc-tabs-wrapper',
		load: async () => ( { mount: mountTabs } ),
	},
	// Without texts for its buttons, it is off.
	...( 'shopfront_quantity_params' in window
		? [
				{
					name: 'quantity-stepper',
					selector: '.quantity',
					load: () =>
						import( '@shopfront/behaviors/product/quantity-stepper' ),
					// Buttons that the server printed wait.
					isOnIntent: ! document.querySelector(
						'.quantity:not(.sf-qty) .qty[type=number]'
					),
					clickSelector: 'button',
				},
			]
		: [] ),
	{
		name: 'grouped-form',
		selector: '.grouped_form',
		load: () => import( '@shopfront/behaviors/cart/grouped-form' ),
	},
	{
		name: 'buy-now',
		selector: '.sf-buy-now',
		load: () => import( '@shopfront/behaviors/cart/buy-now' ),
		isOnIntent: true,
	},
	{
		name: 'gallery-lightbox',
		selector: GALLERY,
		load: () => import( '@shopfront/behaviors/gallery/gallery-lightbox' ),
		isOnIntent: true,
	},
	{
		name: 'gallery-slider',
		selector: GALLERY,
		load: loadWithEvents(
			() => import( '@shopfront/behaviors/gallery/gallery-slider' )
		),
		isOnIntent: true,
	},
	{
		name: 'gallery-zoom',
		selector: GALLERY,
		load: () => import( '@shopfront/behaviors/gallery/gallery-zoom' ),
		isOnIntent: true,
	},
	{
		name: 'review-rating',
		selector: '#rating',
		load: () => import( '@shopfront/behaviors/product/review-rating' ),
		isWhenVisible: true,
	},
	{
		name: 'sticky-cart',
		selector: '.sf-sticky-cart',
		load: () => import( '@shopfront/behaviors/cart/sticky-cart' ),
		isOnScroll: true,
	},
];
