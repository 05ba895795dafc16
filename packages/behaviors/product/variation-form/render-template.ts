import { isRecord } from '@shopfront/store-api';

const escapeHtml = ( text: string ) =>
	text.replace(
		/[&<>"']/g,
		( character ) => `&#${ character.charCodeAt( 0 ) };`
	);

/** A placeholder of a template: `{{{data.variation.price_html}}}` as HTML, `{{data.variation.sku}}` as text. */
const PLACEHOLDER = /\{\{(\{)?\s*data\.([\w.]+)\s*\}?\}\}/g;

/**
 * Renders a template of the page. The HTML in a variation comes from the server that wrote the page.
 *
 * @param template Content of the template.
 * @param data     Values; a missing one is empty.
 */
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
