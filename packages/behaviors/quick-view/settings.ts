import { SITE_SETTINGS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

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

const read = ( value: unknown, ...path: string[] ): string => {
	const found = path.reduce< unknown >(
		( parent, name ) => ( isRecord( parent ) ? parent[ name ] : undefined ),
		value
	);
	return typeof found === 'string' ? found : '';
};

/** Reads the settings; `null` if the page does not offer quick views. */
export function readSettings( view: Window ): QuickViewSettings | null {
	const json = view.document.getElementById(
		SITE_SETTINGS.elementId
	)?.textContent;
	let settings: unknown;
	try {
		settings = json
			? JSON.parse( json )
			: Reflect.get( view, SITE_SETTINGS.global );
	} catch {
		return null;
	}
	const url = read( settings, 'ajaxurl' );
	const action = read( settings, 'actions', 'quickView' );
	return url && action
		? {
				url,
				action,
				nonce: read( settings, 'nonce' ),
				label: read( settings, 'i18n', 'quickView' ),
				close: read( settings, 'i18n', 'close' ),
				loading: read( settings, 'i18n', 'quickViewLoading' ),
				failed: read( settings, 'i18n', 'quickViewFailed' ),
				retry: read( settings, 'i18n', 'quickViewRetry' ),
				details: read( settings, 'i18n', 'quickViewDetails' ),
			}
		: null;
}
