import type {
	Behavior,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { OUTSIDE_BLOCKS } from '@shopfront/names';
import './style.scss';

/** Files with several behaviors, which share their code. */
const loadBanners = () => import( '@shopfront/behaviors/page/banners' );
const loadLightbox = () => import( '@shopfront/behaviors/dialogs/lightbox' );
const loadPageScroll = () =>
	import( '@shopfront/behaviors/motion/page-scroll' );
const loadVideo = () => import( '@shopfront/behaviors/dialogs/video' );

/** Returns a function that loads one behavior of such a file. */
const part =
	< Name extends string >(
		load: () => Promise< Record< Name, Behavior[ 'mount' ] > >,
		name: Name
	): BehaviorSource[ 'load' ] =>
	async () => ( { mount: ( await load() )[ name ] } );

/** Content that opens: accordions, collapsible sections, tabs, and what leads to them. */
const DISCLOSURES: BehaviorSource[] = [
	{
		name: 'sized-container',
		selector: '[data-sf-sized]',
		load: () => import( '@shopfront/behaviors/page/sized-container' ),
	},
	{
		name: 'accordion',
		selector: '[data-sf-accordion]',
		load: () => import( '@shopfront/behaviors/disclosure/accordion' ),
	},
	{
		name: 'collapse',
		selector: '[data-sf-collapse],[data-sf-collapse-all]',
		load: () => import( '@shopfront/behaviors/disclosure/collapse' ),
	},
	{
		name: 'collapse-o-matic',
		selector: '.collapseomatic,.expandall,.collapseall',
		load: () =>
			import( '@shopfront/behaviors/disclosure/collapse-o-matic' ),
	},
	{
		name: 'tabs',
		selector: '[data-sf-tabs]',
		load: () => import( '@shopfront/behaviors/disclosure/tabs' ),
	},
	{
		name: 'url-hash',
		selector:
			'body:has([data-sf-accordion],[data-sf-collapse],[data-sf-tabs],.collapseomatic)',
		load: part( loadPageScroll, 'mountHash' ),
	},
	{
		name: 'read-more',
		selector: '.sf-clamp',
		load: () => import( '@shopfront/behaviors/disclosure/read-more' ),
	},
	{
		name: 'skeleton',
		// Those of blocks are React's.
		selector: `[data-sf-skeleton],.wc-block-components-skeleton${ OUTSIDE_BLOCKS }`,
		load: () => import( '@shopfront/behaviors/page/skeleton' ),
	},
	{
		name: 'password-toggle',
		// React renders those of blocks.
		selector: `input[type=password]${ OUTSIDE_BLOCKS }`,
		load: () => import( '@shopfront/behaviors/forms/password-toggle' ),
	},
	{
		name: 'orders-table',
		selector: '.woocommerce-orders-table',
		load: () => import( '@shopfront/behaviors/page/orders-table' ),
	},
	{
		name: 'page-notices',
		selector:
			'.woocommerce-notices-wrapper,.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner',
		load: () => import( '@shopfront/behaviors/page/page-notices' ),
	},
	{
		name: 'store-notice',
		selector: '.woocommerce-store-notice',
		load: part( loadBanners, 'mountStoreNotice' ),
	},
	{
		name: 'coming-soon',
		selector: '#coming-soon-footer-banner',
		load: part( loadBanners, 'mountComingSoon' ),
	},
	{
		name: 'edit-shortcuts',
		selector: '[data-sf-edit]',
		load: () => import( '@shopfront/behaviors/page/edit-shortcuts' ),
	},
];

/** Notices of forms (docs/contract/site-behaviors.md 2). */
const NOTICES =
	'.woocommerce-error,.woocommerce-message,.woocommerce-info,.wc-block-components-notice-banner';

/** Layers above the page: dialogs, panels at its edge, menus, and what stays in place while it moves. */
const LAYERS: BehaviorSource[] = [
	{
		name: 'layers',
		selector: 'body',
		load: () => import( '@shopfront/behaviors/dialogs/layers' ),
	},
	{
		name: 'lightbox',
		selector: '[data-sf-open],a[data-sf-lightbox][href^="#"]',
		load: loadLightbox,
		isOnIntent: true,
	},
	{
		name: 'lightbox-auto',
		selector: 'a[data-sf-lightbox-auto]',
		load: part( loadLightbox, 'mountAuto' ),
	},
	{
		name: 'login-popup',
		// Opens by itself, if it has something to say.
		selector: `#login-form-popup:has(${ NOTICES })`,
		load: part( loadLightbox, 'mountLogin' ),
	},
	{
		name: 'terms-lightbox',
		selector: '.woocommerce-terms-and-conditions-link',
		load: part( loadLightbox, 'mountTerms' ),
		isOnIntent: true,
	},
	{
		name: 'offcanvas',
		selector: 'dialog.sf-offcanvas[id]',
		load: part( loadLightbox, 'mountPanel' ),
	},
	{
		name: 'lightbox-pictures',
		selector:
			'[data-sf-gallery],a[data-sf-lightbox]:not([href^="#"],[data-sf-lightbox=video],[data-sf-lightbox=remote])',
		load: () => import( '@shopfront/behaviors/dialogs/picture-links' ),
		isOnIntent: true,
		intentSelector: 'a',
	},
	{
		name: 'lightbox-video',
		selector: 'a[data-sf-lightbox=video]',
		load: part( loadVideo, 'mountDialog' ),
		isOnIntent: true,
	},
	{
		name: 'lightbox-remote',
		selector: 'a[data-sf-lightbox=remote]',
		load: () => import( '@shopfront/behaviors/dialogs/lightbox-remote' ),
		isOnIntent: true,
	},
	{
		name: 'dropdown',
		selector: '[data-sf-dropdown]',
		load: () => import( '@shopfront/behaviors/disclosure/dropdown' ),
	},
	{
		name: 'sticky-header',
		selector: '.sf-header[data-sf-sticky]',
		load: () => import( '@shopfront/behaviors/page/sticky-header' ),
	},
];

/** Links within the page. */
const SCROLL_LINKS = 'a[href*="#"]:not([role]),a[data-sf-scroll]';

/** Content that moves: sliders, numbers that count up, videos. */
const MOTION: BehaviorSource[] = [
	{
		name: 'slider',
		selector: '[data-sf-slider]',
		load: () => import( '@shopfront/behaviors/motion/slider' ),
		isWhenVisible: true,
	},
	{
		name: 'animate-in',
		selector: '[data-sf-animate]',
		load: () => import( '@shopfront/behaviors/motion/animate-in' ),
		isWhenVisible: true,
	},
	{
		name: 'count-up',
		selector: '[data-sf-count]',
		load: () => import( '@shopfront/behaviors/motion/count-up' ),
		isWhenVisible: true,
	},
	{
		name: 'back-to-top',
		selector: '.sf-top',
		load: part( loadPageScroll, 'mountTop' ),
		isOnScroll: true,
	},
	{
		name: 'scroll-to',
		selector: 'body',
		load: part( loadPageScroll, 'mountLinks' ),
		isOnIntent: true,
		intentSelector: SCROLL_LINKS,
		clickSelector: SCROLL_LINKS,
	},
	{
		name: 'video',
		selector: 'a[data-sf-video]:not([data-sf-video=background])',
		load: loadVideo,
		isOnIntent: true,
	},
	{
		name: 'video-background',
		selector: 'a[data-sf-video=background]',
		load: part( loadVideo, 'mountBackground' ),
		isWhenVisible: true,
	},
	{
		name: 'social-feed',
		selector: '[data-sf-feed]',
		load: () => import( '@shopfront/behaviors/page/social-feed' ),
		isWhenVisible: true,
	},
	{
		name: 'lazy-script',
		selector: '[data-sf-script]',
		load: () => import( '@shopfront/behaviors/page/lazy-script' ),
		isWhenVisible: true,
	},
	{
		name: 'motion-notice',
		selector: window.matchMedia?.( '(prefers-reduced-motion: reduce)' )
			.matches
			? 'body'
			: ':not(*)',
		load: () => import( '@shopfront/behaviors/motion/motion-notice' ),
	},
];

/**
 * The behaviors of all kinds of pages. They are a list of their own, which only pages load whose body has the class `sf-site`,
 * so that a product page does not pay for the names of forty behaviors that it does not use. A page can name those whose elements
 * other scripts handle.
 */
export const mount: Behavior[ 'mount' ] = ( _, { addBehaviors } ) => {
	const without = readSiteSettings( window ).get( 'site', 'without' );
	addBehaviors(
		[ ...DISCLOSURES, ...LAYERS, ...MOTION ].filter(
			( { name } ) =>
				! ( Array.isArray( without ) && without.includes( name ) )
		)
	);
};
