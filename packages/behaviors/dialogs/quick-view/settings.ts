import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

/** Source: docs/contract/product-pages.md 7. */
export interface QuickViewSettings {
	url: string;
	action: string;
	/** `''` on cached pages. */
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

/** `null` if the page doesn't offer quick views. */
export const readSettings = ( view: Window ): QuickViewSettings | null => {
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
};
