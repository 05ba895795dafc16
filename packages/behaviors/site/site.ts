import type { Behavior, BehaviorSource } from '@shopfront/behaviors/engine';

/** Content that opens: accordions, collapsible sections, tabs, and what leads to them. */
const DISCLOSURES: BehaviorSource[] = [
	{
		name: 'sized-container',
		selector: '[data-sf-sized]',
		load: () => import( '@shopfront/behaviors/sized-container' ),
	},
];

/** Layers above the page: dialogs, panels at its edge, menus, and what stays in place while it moves. */
const LAYERS: BehaviorSource[] = [];

/** Links within the page. */
const SCROLL_LINKS = 'a[href*="#"],a[data-sf-scroll]';

/** Content that moves: sliders, numbers that count up, videos. */
const MOTION: BehaviorSource[] = [
	{
		name: 'slider',
		selector: '[data-sf-slider]',
		load: () => import( '@shopfront/behaviors/slider' ),
		isWhenVisible: true,
	},
	{
		name: 'animate-in',
		selector: '[data-sf-animate]',
		load: () => import( '@shopfront/behaviors/animate-in' ),
		isWhenVisible: true,
	},
	{
		name: 'count-up',
		selector: '[data-sf-count]',
		load: () => import( '@shopfront/behaviors/count-up' ),
		isWhenVisible: true,
	},
	{
		name: 'back-to-top',
		selector: '.sf-top',
		load: () => import( '@shopfront/behaviors/back-to-top' ),
		isOnScroll: true,
	},
	{
		name: 'scroll-to',
		selector: 'body',
		load: () => import( '@shopfront/behaviors/scroll-to' ),
		isOnIntent: true,
		intentSelector: SCROLL_LINKS,
		clickSelector: SCROLL_LINKS,
	},
	{
		name: 'video',
		selector: 'a[data-sf-video]:not([data-sf-video=background])',
		load: () => import( '@shopfront/behaviors/video' ),
		isOnIntent: true,
	},
	{
		name: 'video-background',
		selector: 'a[data-sf-video=background]',
		load: () => import( '@shopfront/behaviors/video-background' ),
		isWhenVisible: true,
	},
	{
		name: 'social-feed',
		selector: '[data-sf-feed]',
		load: () => import( '@shopfront/behaviors/social-feed' ),
		isWhenVisible: true,
	},
	{
		name: 'lazy-script',
		selector: '[data-sf-script]',
		load: () => import( '@shopfront/behaviors/lazy-script' ),
		isWhenVisible: true,
	},
	{
		name: 'motion-notice',
		selector: window.matchMedia?.( '(prefers-reduced-motion: reduce)' )
			.matches
			? 'body'
			: ':not(*)',
		load: () => import( '@shopfront/behaviors/motion-notice' ),
	},
];

/**
 * The behaviors of all kinds of pages. They are a list of their own, which only pages load whose body has the class `sf-site`,
 * so that a product page does not pay for the names of forty behaviors that it does not use.
 */
export const mount: Behavior[ 'mount' ] = ( _, { addBehaviors } ) =>
	addBehaviors( [ ...DISCLOSURES, ...LAYERS, ...MOTION ] );
