/**
 * The script of pages with products: finds the elements that have a behavior, and loads the code of those alone. Each behavior
 * is a module of its own, which the browser imports (docs/decisions/behaviors.md).
 */
import '../styles/behaviors.scss';
import {
	startBehaviors,
	type Behavior,
	type BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { BEHAVIORS_GLOBAL, COLLECTION_SCRIPT_ID } from '@shopfront/names';

let products: Promise< Behavior > | undefined;

const hasVariations = !! document.querySelector( '.variations_form' );

/** Loads the list of behaviors of products, once. */
const loadProducts = () =>
	( products ??= hasVariations
		? import( '@shopfront/behaviors/product/variable-product' )
		: import( '@shopfront/behaviors/product/product-page' ) );

const loadWishlist = () => import( '@shopfront/behaviors/wishlist/wishlist' );

/** Settings of contact forms (docs/contract/contact-forms.md 1). */
const forms: { api?: unknown; init?: unknown; cached?: unknown } | undefined =
	Reflect.get( window, 'wpcf7' );

const behaviors: BehaviorSource[] = [
	{
		name: 'classic-cart-buttons',
		// On pages whose body says that the platform's script does not handle them.
		selector:
			'.sf-classic-cart :is(.ajax_add_to_cart:not(.wc-interactive),.remove_from_cart_button,form.cart)',
		load: () => import( '@shopfront/behaviors/cart/classic-cart-buttons' ),
		isOnIntent: true,
	},
	{
		name: 'product-listing',
		selector: '.woocommerce-ordering,.woocommerce-result-count',
		load: () => import( '@shopfront/behaviors/product/product-listing' ),
	},
	{
		// Lists those of carousels and of pages. The platform's script, if the page has it, does the same for its collections.
		name: 'product-collection',
		selector: `.wp-block-woocommerce-product-collection${ document.getElementById( COLLECTION_SCRIPT_ID ) ? ':not([data-wp-interactive])' : '' }`,
		load: () => import( '@shopfront/behaviors/product/product-collection' ),
		// That page loads the most, and its related products are below the window when it opens.
		isWhenVisible: hasVariations,
	},
	{
		name: 'add-to-cart',
		selector: 'form[data-sf-add]',
		load: () => import( '@shopfront/behaviors/cart/add-to-cart' ),
		isOnIntent: true,
	},
	{
		name: 'quick-view',
		selector: '[data-sf-quick-view]',
		load: () => import( '@shopfront/behaviors/dialogs/quick-view' ),
		isOnIntent: true,
	},
	{
		name: 'live-search',
		selector: 'form.sf-search',
		load: () => import( '@shopfront/behaviors/search/live-search' ),
		isOnIntent: true,
	},
	{
		name: 'contact-form',
		// The plugin's own script handles its forms.
		selector: forms?.api && ! forms.init ? '.wpcf7' : ':not(*)',
		load: () => import( '@shopfront/behaviors/forms/contact-form' ),
		// The form posts without it. A captcha wants its first token, and a cached page new questions, when the page loads.
		isOnIntent: ! ( forms?.cached || 'wpcf7_recaptcha' in window ),
		clickSelector: '[type=submit],button',
	},
	{
		// Lists those of products.
		name: 'product-page',
		selector:
			'.woocommerce-product-gallery,.wc-tabs-wrapper,#rating,.quantity input.qty,.variations_form,.grouped_form,.sf-buy-now',
		load: loadProducts,
		clickSelector: 'a,button',
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
		load: () => import( '@shopfront/behaviors/wishlist/wishlist-actions' ),
	},
	{
		name: 'wishlist-events',
		selector: 'script#shopfront-wishlist',
		load: () => import( '@shopfront/behaviors/wishlist/wishlist-events' ),
	},
	{
		name: 'wishlist-variation',
		selector:
			'body:has(.yith-wcwl-add-to-wishlist,.yith-add-to-wishlist-button-block) .variations_form',
		load: () =>
			import( '@shopfront/behaviors/wishlist/wishlist-variation' ),
	},
	{
		name: 'wishlist-dialogs',
		selector: 'a[data-rel^="prettyPhoto["]',
		load: () => import( '@shopfront/behaviors/wishlist/wishlist-dialogs' ),
		isOnIntent: true,
	},
	{
		name: 'wishlist-page',
		selector: '.yith-wcwl-form,.wishlist_manage_table',
		load: () => import( '@shopfront/behaviors/wishlist/wishlist-page' ),
	},
	{
		// Lists those of all kinds of pages.
		name: 'site',
		selector: 'body.sf-site',
		load: () => import( '@shopfront/behaviors/page/site' ),
	},
];

/** Names of the behaviors that a page wants, if the platform's scripts have its other elements. */
const wanted: readonly string[] | undefined = Reflect.get(
	window,
	BEHAVIORS_GLOBAL
);

startBehaviors(
	document,
	behaviors.filter( ( { name } ) => wanted?.includes?.( name ) ?? true )
);
