import type { ErrorSummaryEntry } from '@shopfront/components';
import { isCouponError } from '@shopfront/data/cart';
import type { Notice } from '@shopfront/data/notices';
import type { ValidationState } from '@shopfront/data/validation';
import { htmlToText } from '@shopfront/text';

export interface PaymentNotice {
	/** Differs from the ids of errors. */
	id: string;
	message: string;
	isAnnounced: boolean;
}

/** Returns the error notices of the payment step that prevent an order: a dropped coupon does not. */
export const getPaymentNotices = (
	notices: readonly Notice[]
): PaymentNotice[] =>
	notices
		.filter(
			( { status, id } ) => status === 'error' && ! isCouponError( id )
		)
		.map( ( { id, content, spokenMessage } ) => ( {
			id: `notice ${ id }`,
			message: htmlToText( content ),
			isAnnounced: Boolean( spokenMessage ),
		} ) );

const escapeForSelector = ( text: string ): string =>
	text.replace( /["\\]/g, ( character ) => `\\${ character }` );

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

/** The link to the notice of a refused payment needs an id. */
const PAYMENT_NOTICE_ID = 'sf-payment-notice';

/** Finds the first error notice, of the page or one step. Makes it focusable, for a link or after a rejection. */
export const findErrorNotice = (
	document: Document,
	step = ''
): HTMLElement | null => {
	const notice = document.querySelector< HTMLElement >(
		`${ step } .wc-block-components-notice-banner.is-error`
	);
	if ( notice ) {
		notice.tabIndex = -1;
		// Some screen readers announce nothing if a focused element lacks a role or a name.
		notice.setAttribute( 'role', 'group' );
		// The message was announced already.
		const labels = [ ...notice.querySelectorAll( '[data-notice-label]' ) ];
		const content = notice.querySelector(
			'.wc-block-components-notice-banner__content'
		);
		notice.setAttribute(
			'aria-label',
			( labels.length > 0 ? labels : [ content ] )
				.map( ( element ) => element?.textContent?.trim() ?? '' )
				.join( ' ' )
		);
	}
	return notice;
};

const findPaymentNotice = ( document: Document ): HTMLElement | null => {
	const notice = findErrorNotice( document, '#payment-method' );
	const previous = document.getElementById( PAYMENT_NOTICE_ID );
	if ( notice && notice !== previous ) {
		previous?.removeAttribute( 'id' );
		notice.id = PAYMENT_NOTICE_ID;
	}
	return notice;
};

/**
 * In document order; errors without a field come last. Includes hidden errors: a field that the shopper is editing
 * isn't fixed yet.
 */
export const getSummaryEntries = (
	document: Document,
	errors: ValidationState,
	notices: readonly PaymentNotice[]
): ErrorSummaryEntry[] =>
	[
		...notices.map( ( { id, message } ) => ( {
			id,
			message,
			field: findPaymentNotice( document ),
		} ) ),
		...Object.entries( errors ).map( ( [ id, { message } ] ) => ( {
			id,
			message,
			field: findField( document, id ),
		} ) ),
	]
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

/** Includes fields of add-ons. */
export const findFirstInvalidField = ( root: ParentNode ): HTMLElement | null =>
	root.querySelector< HTMLElement >(
		'[aria-invalid="true"]:not([disabled]), .has-error input, .has-error select, .has-error textarea'
	);
