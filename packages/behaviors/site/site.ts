import type { Behavior, BehaviorSource } from '@shopfront/behaviors/engine';
import type { Dialogs } from '@shopfront/behaviors/modal-dialog';
import './style.scss';

/** Content that opens: accordions, collapsible sections, tabs, and what leads to them. */
const DISCLOSURES: BehaviorSource[] = [
	{
		name: 'sized-container',
		selector: '[data-sf-sized]',
		load: () => import( '@shopfront/behaviors/sized-container' ),
	},
];

/** Notices of forms (docs/contract/site-behaviors.md 2). */
const NOTICES =
	'.woocommerce-error,.woocommerce-message,.woocommerce-info,.wc-block-components-notice-banner';

/** The lightbox and its kin are one module. */
const loadLightbox = () => import( '@shopfront/behaviors/lightbox' );

/** Gives a module the code of dialogs, which is in that of the lightbox. */
const withDialogs = async (
	loading: Promise< {
		createMount: ( dialogs: Dialogs ) => Behavior[ 'mount' ];
	} >
) => {
	const dialogs = await loadLightbox();
	return { mount: ( await loading ).createMount( dialogs ) };
};

/** Layers above the page: dialogs, panels at its edge, menus, and what stays in place while it moves. */
const LAYERS: BehaviorSource[] = [
	{
		name: 'layers',
		selector: 'body',
		load: () => import( '@shopfront/behaviors/layers' ),
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
		load: async () => ( { mount: ( await loadLightbox() ).mountAuto } ),
	},
	{
		name: 'login-popup',
		// Opens by itself, if it has something to say.
		selector: `#login-form-popup:has(${ NOTICES })`,
		load: async () => ( { mount: ( await loadLightbox() ).mountLogin } ),
	},
	{
		name: 'terms-lightbox',
		selector: '.woocommerce-terms-and-conditions-link',
		load: async () => ( { mount: ( await loadLightbox() ).mountTerms } ),
		isOnIntent: true,
	},
	{
		name: 'offcanvas',
		selector: 'dialog.sf-offcanvas[id]',
		load: async () => ( { mount: ( await loadLightbox() ).mountPanel } ),
	},
	{
		name: 'lightbox-pictures',
		selector:
			'[data-sf-gallery],a[data-sf-lightbox]:not([href^="#"],[data-sf-lightbox=video],[data-sf-lightbox=remote])',
		// The module of product galleries, so that its library loads once.
		load: async () => ( {
			mount: ( await import( '@shopfront/behaviors/gallery-lightbox' ) )
				.mountLinks,
		} ),
		isOnIntent: true,
		intentSelector: 'a',
	},
	{
		name: 'lightbox-video',
		selector: 'a[data-sf-lightbox=video]',
		load: () =>
			withDialogs( import( '@shopfront/behaviors/lightbox-video' ) ),
		isOnIntent: true,
	},
	{
		name: 'lightbox-remote',
		selector: 'a[data-sf-lightbox=remote]',
		load: () =>
			withDialogs( import( '@shopfront/behaviors/lightbox-remote' ) ),
		isOnIntent: true,
	},
	{
		name: 'dropdown',
		selector: '[data-sf-dropdown]',
		load: () => import( '@shopfront/behaviors/dropdown' ),
	},
	{
		name: 'sticky-header',
		selector: '.sf-header[data-sf-sticky]',
		load: () => import( '@shopfront/behaviors/sticky-header' ),
	},
];

/** Content that moves: sliders, numbers that count up, videos. */
const MOTION: BehaviorSource[] = [];

/**
 * The behaviors of all kinds of pages. They are a list of their own, which only pages load whose body has the class `sf-site`,
 * so that a product page does not pay for the names of forty behaviors that it does not use.
 */
export const mount: Behavior[ 'mount' ] = ( _, { addBehaviors } ) =>
	addBehaviors( [ ...DISCLOSURES, ...LAYERS, ...MOTION ] );
