import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

/** The part of the page's settings that the quick view needs (docs/contract/product-pages.md 7). */
export interface QuickViewSettings {
	/** URL of the server's actions. */
	url: string;
	action: string;
	/** `''` on pages of caches. */
	nonce: string;
	/** Name of the dialog. */
	label: string;
	close: string;
	loading: string;
	failed: string;
	retry: string;
	/** Text of the link to the product's page. */
	details: string;
}

/** Reads the settings; `null` if the page does not offer quick views. */
export function readSettings( view: Window ): QuickViewSettings | null {
	const { text } = readSiteSettings( view );
	const url = text( 'ajaxurl' );
	const action = text( 'actions', 'quickView' );
	return url && action
		? {
				url,
				action,
				nonce: text( 'nonce' ),
				label: text( 'i18n', 'quickView' ),
				close: text( 'i18n', 'close' ),
				loading: text( 'i18n', 'quickViewLoading' ),
				failed: text( 'i18n', 'quickViewFailed' ),
				retry: text( 'i18n', 'quickViewRetry' ),
				details: text( 'i18n', 'quickViewDetails' ),
			}
		: null;
}
