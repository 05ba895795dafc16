import type { JQueryWindow } from '@shopfront/behaviors/engine/event-bus';
import { readGlobal } from '@shopfront/host';

/** Parameters of the page's buttons. Top-level values are texts: `"1"` or `""` for booleans. */
export interface AddToCartParams {
	/** URL with `%%endpoint%%` for the name of the endpoint. */
	wc_ajax_url: string;
	i18n_view_cart: string;
	cart_url: string;
	is_cart: string;
	cart_redirect_after_add: string;
}

/** Parameters of the page's fragments. */
export interface FragmentsParams {
	wc_ajax_url: string;
	/** Key of the cart's hash, in both storages. */
	cart_hash_key: string;
	/** Key of the fragments, in the session storage. */
	fragment_name: string;
	/** Milliseconds. */
	request_timeout: string;
}

/** The globals of a classic page (docs/contract/classic-pages.md 1.1). A missing one turns its feature off. */
export interface ClassicWindow extends JQueryWindow {
	wc_add_to_cart_params?: AddToCartParams;
	wc_cart_fragments_params?: FragmentsParams;
}

/**
 * Returns the parameters that a page prints. Without them, nothing starts: elements of the content could have the names of the
 * globals until a script sets them.
 */
export const readParams = ( view: ClassicWindow ) => ( {
	buttons: readGlobal( view, 'wc_add_to_cart_params' )
		? view.wc_add_to_cart_params
		: undefined,
	fragments: readGlobal( view, 'wc_cart_fragments_params' )
		? view.wc_cart_fragments_params
		: undefined,
} );

/** The global `wp` in the preview of a theme customizer, which renders parts of the page again. */
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
