/**
 * The script of pages with products: finds the elements that have a behavior, and loads the code of those alone. Each behavior
 * is a module of its own, which the browser imports (docs/decisions/behaviors.md).
 */
import '../styles/behaviors.scss';
import {
	startBehaviors,
	type BehaviorSource,
} from '@shopfront/behaviors/engine';
import { whenJQuery } from '@shopfront/behaviors/event-bus';
import { addJQueryPlugins } from '@shopfront/behaviors/jquery-plugins';
import { BEHAVIORS_GLOBAL, COLLECTION_SCRIPT_ID } from '@shopfront/names';

const GALLERY = '.woocommerce-product-gallery';

const COLLECTION = '.wp-block-woocommerce-product-collection';

const hasCollectionScript =
	document.getElementById( COLLECTION_SCRIPT_ID ) !== null;

// Before scripts that wait for the page, and may call the plugins.
whenJQuery( window, addJQueryPlugins );

/** The behaviors of one module. Further imports of it get the same. */
const loadProductPage = () => import( '@shopfront/behaviors/product-page' );

const loadWishlist = () => import( '@shopfront/behaviors/wishlist' );

/** Settings of contact forms (docs/contract/contact-forms.md 1). */
const forms: { api?: unknown; init?: unknown; cached?: unknown } | undefined =
	Reflect.get( window, 'wpcf7' );

const behaviors: BehaviorSource[] = [
	{
		name: 'classic-cart-buttons',
		// On pages whose body says that the platform's script does not handle them.
		selector:
			'.sf-classic-cart :is(.ajax_add_to_cart:not(.wc-interactive),.remove_from_cart_button,form.cart)',
		load: () => import( '@shopfront/behaviors/classic-cart-buttons' ),
		isOnIntent: true,
	},
	{
		name: 'product-listing',
		selector: '.woocommerce-ordering,.woocommerce-result-count',
		load: () => import( '@shopfront/behaviors/product-listing' ),
	},
	{
		name: 'product-collection',
		// The platform's script handles its own collections.
		selector: hasCollectionScript
			? `${ COLLECTION }:not([data-wp-interactive])`
			: COLLECTION,
		load: () => import( '@shopfront/behaviors/product-collection' ),
	},
	{
		name: 'collection-pages',
		// The platform's router would not update ours with its own collections.
		selector: hasCollectionScript
			? ':not(*)'
			: `${ COLLECTION }:not([data-force-page-reload])`,
		load: () => import( '@shopfront/behaviors/collection-pages' ),
		// The links work without it. Going back to a page that it has shown needs it at once.
		isOnIntent: ! window.history.state,
		intentSelector: '.wp-block-query-pagination a',
	},
	{
		name: 'product-carousel',
		selector: '.is-product-collection-layout-carousel',
		load: () => import( '@shopfront/behaviors/product-carousel' ),
	},
	{
		name: 'quick-view',
		selector: '[data-sf-quick-view]',
		load: () => import( '@shopfront/behaviors/quick-view' ),
		isOnIntent: true,
	},
	{
		name: 'live-search',
		selector: 'form.sf-search',
		load: () => import( '@shopfront/behaviors/live-search' ),
		isOnIntent: true,
	},
	{
		name: 'contact-form',
		// The plugin's own script handles its forms.
		selector: forms?.api && ! forms.init ? '.wpcf7' : ':not(*)',
		load: () => import( '@shopfront/behaviors/contact-form' ),
		// The form posts without it. A captcha wants its first token, and a cached page new questions, when the page loads.
		isOnIntent: ! ( forms?.cached || 'wpcf7_recaptcha' in window ),
		clickSelector: '[type=submit],button',
	},
	{
		name: 'gallery-lightbox',
		selector: GALLERY,
		load: () => import( '@shopfront/behaviors/gallery-lightbox' ),
		isOnIntent: true,
	},
	{
		name: 'gallery-slider',
		selector: GALLERY,
		load: () => import( '@shopfront/behaviors/gallery-slider' ),
		isOnIntent: true,
	},
	{
		name: 'gallery-zoom',
		selector: GALLERY,
		load: () => import( '@shopfront/behaviors/gallery-zoom' ),
		isOnIntent: true,
	},
	{
		name: 'product-gallery',
		selector: GALLERY,
		load: async () => ( {
			mount: ( await loadProductPage() ).mountGallery,
		} ),
	},
	{
		name: 'product-tabs',
		selector: '.wc-tabs-wrapper',
		load: async () => ( { mount: ( await loadProductPage() ).mountTabs } ),
	},
	{
		name: 'review-rating',
		selector: '#rating',
		load: () => import( '@shopfront/behaviors/review-rating' ),
		isWhenVisible: true,
	},
	{
		name: 'quantity-stepper',
		selector: '.quantity input.qty',
		load: async () => ( {
			mount: ( await loadProductPage() ).mountStepper,
		} ),
	},
	{
		name: 'sticky-cart',
		selector: '.sf-sticky-cart',
		load: () => import( '@shopfront/behaviors/sticky-cart' ),
		isOnScroll: true,
	},
	{
		name: 'grouped-form',
		selector: '.grouped_form',
		load: () => import( '@shopfront/behaviors/grouped-form' ),
	},
	{
		name: 'variation-form',
		selector: '.variations_form',
		load: () => import( '@shopfront/behaviors/variation-form' ),
	},
	{
		name: 'add-to-cart',
		selector: 'form[data-sf-add]',
		load: () => import( '@shopfront/behaviors/add-to-cart' ),
		isOnIntent: true,
	},
	{
		name: 'wishlist',
		selector:
			'.yith-wcwl-add-to-wishlist,.yith-add-to-wishlist-button-block',
		load: async () => ( { mount: ( await loadWishlist() ).mountButton } ),
	},
	{
		name: 'wishlist-count',
		selector: '[data-sf-wishlist-count]',
		load: async () => ( { mount: ( await loadWishlist() ).mountCount } ),
	},
	{
		name: 'wishlist-actions',
		selector: '[data-sf-wishlist-actions]',
		load: () => import( '@shopfront/behaviors/wishlist-actions' ),
	},
	{
		name: 'wishlist-variation',
		selector:
			'body:has(.yith-wcwl-add-to-wishlist,.yith-add-to-wishlist-button-block) .variations_form',
		load: () => import( '@shopfront/behaviors/wishlist-variation' ),
	},
	{
		name: 'wishlist-dialogs',
		selector: 'a[data-rel^="prettyPhoto["]',
		load: () => import( '@shopfront/behaviors/wishlist-dialogs' ),
		isOnIntent: true,
	},
	{
		name: 'wishlist-page',
		selector: '.yith-wcwl-form,.wishlist_manage_table',
		load: () => import( '@shopfront/behaviors/wishlist-page' ),
	},
	{
		// Lists further ones (packages/behaviors/site).
		name: 'site',
		selector: 'body.sf-site',
		load: () => import( '@shopfront/behaviors/site' ),
	},
	{
		name: 'buy-now',
		selector: '.sf-buy-now',
		load: () => import( '@shopfront/behaviors/buy-now' ),
		isOnIntent: true,
	},
];

/** Names of the behaviors that a page wants, if the platform's scripts have its other elements. */
const wanted: unknown = Reflect.get( window, BEHAVIORS_GLOBAL );

startBehaviors(
	document,
	Array.isArray( wanted )
		? behaviors.filter( ( { name } ) => wanted.includes( name ) )
		: behaviors
);
