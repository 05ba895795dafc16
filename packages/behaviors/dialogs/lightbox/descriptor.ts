import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

/** Notices in forms (docs/contract/site-behaviors.md 2). */
const NOTICES =
	'.woocommerce-error,.woocommerce-message,.woocommerce-info,.wc-block-components-notice-banner';

export const lightbox: BehaviorSource = {
	name: 'lightbox',
	selector: '[data-sf-open],a[data-sf-lightbox][href^="#"]',
	load: () => import( '.' ),
	starts: 'intent',
};

export const lightboxAuto: BehaviorSource = {
	name: 'lightbox-auto',
	selector: 'a[data-sf-lightbox-auto]',
	load: async () => ( { mount: ( await import( '.' ) ).mountAuto } ),
};

export const loginPopup: BehaviorSource = {
	name: 'login-popup',
	selector: `#login-form-popup:has(${ NOTICES })`,
	load: async () => ( { mount: ( await import( '.' ) ).mountLogin } ),
};

export const termsLightbox: BehaviorSource = {
	name: 'terms-lightbox',
	selector: '.woocommerce-terms-and-conditions-link',
	load: async () => ( { mount: ( await import( '.' ) ).mountTerms } ),
	starts: 'intent',
};

export const offcanvas: BehaviorSource = {
	name: 'offcanvas',
	selector: 'dialog.sf-offcanvas[id]',
	load: async () => ( { mount: ( await import( '.' ) ).mountPanel } ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 2.1',
	covers: [ '2.7' ],
	markup: [ '[data-sf-open]', '[data-sf-lightbox]', '.sf-offcanvas' ],
	block: 'panel',
};
