import type { JQueryWindow } from '@shopfront/behaviors/engine/event-bus';
import { readGlobal } from '@shopfront/host';

/** Booleans are the strings `"1"` and `""`. */
export interface AddToCartParams {
	/** URL with the placeholder `%%endpoint%%`. */
	wc_ajax_url: string;
	i18n_view_cart: string;
	cart_url: string;
	is_cart: string;
	cart_redirect_after_add: string;
}

export interface FragmentsParams {
	wc_ajax_url: string;
	/** Key of the cart's hash, in local and session storage. */
	cart_hash_key: string;
	/** Session storage key. */
	fragment_name: string;
	/** Milliseconds. */
	request_timeout: string;
}

/** Globals of a classic page (docs/contract/classic-pages.md 1.1). A missing global turns off its feature. */
export interface ClassicWindow extends JQueryWindow {
	wc_add_to_cart_params?: AddToCartParams;
	wc_cart_fragments_params?: FragmentsParams;
}

/** Ignores DOM clobbering: an element of the content could have the global's name until a script sets it. */
export const readParams = ( view: ClassicWindow ) => ( {
	buttons: readGlobal( view, 'wc_add_to_cart_params' )
		? view.wc_add_to_cart_params
		: undefined,
	fragments: readGlobal( view, 'wc_cart_fragments_params' )
		? view.wc_cart_fragments_params
		: undefined,
} );

/** The global `wp` in the customizer's preview, which re-renders parts of the page. */
export interface CustomizerGlobal {
	customize?: {
		selectiveRefresh?: {
			bind: (
				name: 'partial-content-rendered',
				listener: () => void
			) => unknown;
		};
	};
}
