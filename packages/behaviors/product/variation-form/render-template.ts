import { isRecord } from '@shopfront/store-api';

const escapeHtml = ( text: string ) =>
	text.replace(
		/[&<>"']/g,
		( character ) => `&#${ character.charCodeAt( 0 ) };`
	);

/** Matches `{{{data.variation.price_html}}}` (HTML) and `{{data.variation.sku}}` (text). */
const PLACEHOLDER = /\{\{(\{)?\s*data\.([\w.]+)\s*\}?\}\}/g;

/** Missing values are empty. We trust the HTML in `data`: it comes from the server that wrote the page. */
export const renderTemplate = (
	template: string,
	data: Readonly< Record< string, unknown > >
): string =>
	template.replace(
		PLACEHOLDER,
		( _, isHtml: string | undefined, path: string ) => {
			const value = path
				.split( '.' )
				.reduce< unknown >(
					( parent, key ) =>
						isRecord( parent ) ? parent[ key ] : '',
					data
				);
			const text =
				value === undefined || value === null ? '' : String( value );
			return isHtml ? text : escapeHtml( text );
		}
	);
