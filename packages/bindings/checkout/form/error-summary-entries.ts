import type { ErrorSummaryEntry } from '@shopfront/components';
import type { ValidationState } from '@shopfront/data/validation';

const escapeForSelector = ( text: string ): string =>
	text.replace( /["\\]/g, ( character ) => `\\${ character }` );

/** The element of the field that shows an error, by what it points to; `null` when none does. */
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
 * What is wrong, in the order of the page; what has no field there comes last.
 *
 * @param document
 * @param errors   Hidden ones too: who is at work on a field has not mended it yet.
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

/** The first field of the page that is shown as wrong, those of add-ons among them. */
export const findFirstInvalidField = ( root: ParentNode ): HTMLElement | null =>
	root.querySelector< HTMLElement >(
		'[aria-invalid="true"]:not([disabled]), .has-error input, .has-error select, .has-error textarea'
	);
