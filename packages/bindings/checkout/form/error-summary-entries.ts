import type { ErrorSummaryEntry } from '@shopfront/components';
import type { ValidationState } from '@shopfront/data/validation';

const escapeForSelector = ( text: string ): string =>
	text.replace( /["\\]/g, ( character ) => `\\${ character }` );

/** Returns the field element that references an error message; `null` if there is none. */
const findField = ( document: Document, errorId: string ): Element | null => {
	const messageId = escapeForSelector( `validate-error-${ errorId }` );
	return document.querySelector(
		`[aria-errormessage="${ messageId }"], [aria-describedby~="${ messageId }"]`
	);
};

const getSectionName = ( field: Element | null ): string =>
	field
		?.closest( 'fieldset' )
		?.querySelector( ':scope > legend' )
		?.textContent?.trim() ?? '';

const isBefore = ( a: Element, b: Element ): boolean =>
	Boolean(
		// eslint-disable-next-line no-bitwise -- A set of flags.
		a.compareDocumentPosition( b ) & Node.DOCUMENT_POSITION_FOLLOWING
	);

/**
 * Returns the errors in document order; errors without a field come last.
 *
 * @param document
 * @param errors   Includes hidden errors: a field that is being edited is not fixed yet.
 */
export const getSummaryEntries = (
	document: Document,
	errors: ValidationState
): ErrorSummaryEntry[] =>
	Object.entries( errors )
		.map( ( [ id, { message } ] ) => ( {
			id,
			message,
			field: findField( document, id ),
		} ) )
		.sort( ( a, b ) => {
			if ( a.field && b.field ) {
				return isBefore( a.field, b.field ) ? -1 : 1;
			}
			return Number( ! a.field ) - Number( ! b.field );
		} )
		.map( ( { id, message, field } ) => ( {
			id,
			message,
			elementId: field?.id ?? '',
			section: getSectionName( field ),
		} ) );

/** Returns the first invalid field of the page, including fields of add-ons. */
export const findFirstInvalidField = ( root: ParentNode ): HTMLElement | null =>
	root.querySelector< HTMLElement >(
		'[aria-invalid="true"]:not([disabled]), .has-error input, .has-error select, .has-error textarea'
	);
