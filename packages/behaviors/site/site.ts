import type { Behavior, BehaviorSource } from '@shopfront/behaviors/engine';
import { OUTSIDE_BLOCKS } from '@shopfront/names';

/** Content that opens: accordions, collapsible sections, tabs, and what leads to them. */
const DISCLOSURES: BehaviorSource[] = [
	{
		name: 'sized-container',
		selector: '[data-sf-sized]',
		load: () => import( '@shopfront/behaviors/sized-container' ),
	},
	{
		name: 'accordion',
		selector: '[data-sf-accordion]',
		load: () => import( '@shopfront/behaviors/accordion' ),
	},
	{
		name: 'collapse',
		selector: '[data-sf-collapse],[data-sf-collapse-all]',
		load: () => import( '@shopfront/behaviors/collapse' ),
	},
	{
		name: 'collapse-o-matic',
		selector: '.collapseomatic,.expandall,.collapseall',
		load: () => import( '@shopfront/behaviors/collapse-o-matic' ),
	},
	{
		name: 'tabs',
		selector: '[data-sf-tabs]',
		load: () => import( '@shopfront/behaviors/tabs' ),
	},
	{
		name: 'url-hash',
		selector:
			'body:has([data-sf-accordion],[data-sf-collapse],[data-sf-tabs],.collapseomatic)',
		load: () => import( '@shopfront/behaviors/url-hash' ),
	},
	{
		name: 'read-more',
		selector: '.sf-clamp',
		load: () => import( '@shopfront/behaviors/read-more' ),
	},
	{
		name: 'skeleton',
		// Those of blocks are React's.
		selector: `[data-sf-skeleton],.wc-block-components-skeleton${ OUTSIDE_BLOCKS }`,
		load: () => import( '@shopfront/behaviors/skeleton' ),
	},
	{
		name: 'password-toggle',
		// React renders those of blocks.
		selector: `input[type=password]${ OUTSIDE_BLOCKS }`,
		load: () => import( '@shopfront/behaviors/password-toggle' ),
	},
	{
		name: 'orders-table',
		selector: '.woocommerce-orders-table',
		load: () => import( '@shopfront/behaviors/orders-table' ),
	},
	{
		name: 'page-notices',
		selector:
			'.woocommerce-notices-wrapper,.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner',
		load: () => import( '@shopfront/behaviors/page-notices' ),
	},
	{
		name: 'store-notice',
		selector: '.woocommerce-store-notice',
		load: () => import( '@shopfront/behaviors/store-notice' ),
	},
	{
		name: 'coming-soon',
		selector: '#coming-soon-footer-banner',
		load: () => import( '@shopfront/behaviors/coming-soon' ),
	},
	{
		name: 'edit-shortcuts',
		selector: '[data-sf-edit]',
		load: () => import( '@shopfront/behaviors/edit-shortcuts' ),
	},
];

/** Layers above the page: dialogs, panels at its edge, menus, and what stays in place while it moves. */
const LAYERS: BehaviorSource[] = [];

/** Content that moves: sliders, numbers that count up, videos. */
const MOTION: BehaviorSource[] = [];

/**
 * The behaviors of all kinds of pages. They are a list of their own, which only pages load whose body has the class `sf-site`,
 * so that a product page does not pay for the names of forty behaviors that it does not use.
 */
export const mount: Behavior[ 'mount' ] = ( _, { addBehaviors } ) =>
	addBehaviors( [ ...DISCLOSURES, ...LAYERS, ...MOTION ] );
