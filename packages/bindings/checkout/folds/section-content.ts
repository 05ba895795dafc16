import { fieldChecks } from '@shopfront/checkout-form';
import { validationStore } from '@shopfront/data/validation';
import type { DataRegistry } from '@wordpress/data';

/**
 * These steps fold (docs/contract/blocks.md 4). Payment never does, and neither does the choice between shipping and
 * pickup, which decides about the other steps.
 */
export const FOLDING_STEPS = [
	'contact-fields',
	'pickup-options',
	'shipping-fields',
	'billing-fields',
	'shipping-option',
	'order-notes',
] as const;

const RADIO = 'wc-block-components-radio-control';

/** Elements with an error, or that can't hide behind a line: a captcha expires, a frame may wait for the shopper. */
const UNFINISHED = [
	'[aria-invalid="true"]',
	'.has-error',
	'.is-error',
	'.is-warning',
	'.sf-captcha',
	'iframe',
	':is(input, select, textarea):invalid',
].join();

const texts = ( root: Element, selector: string ): string[] =>
	[ ...root.querySelectorAll( selector ) ]
		.map( ( { textContent } ) => textContent?.trim() ?? '' )
		.filter( Boolean );

const valueOf = ( content: Element, selector: string ): string[] => {
	const field = content.querySelector< HTMLInputElement >( selector );
	const value = field?.value.replace( /\s+/g, ' ' ).trim();
	return value ? [ value ] : [];
};

const readChoices = ( content: Element ): string[] =>
	[ ...content.querySelectorAll( `.${ RADIO }__option-layout` ) ]
		.filter( ( layout ) => {
			const option = layout.closest( `.${ RADIO }__option` );
			// If an add-on's package has only one rate, it has no input.
			return ! option || option.querySelector( 'input:checked' );
		} )
		.flatMap( ( layout ) =>
			texts( layout, `.${ RADIO }__label, .${ RADIO }__secondary-label` )
		);

/**
 * Returns the shopper's entries and choices as the step shows them; nothing if unknown. Addresses have their own
 * card.
 */
export const readLines = ( id: string, content: Element ): string[] => {
	switch ( id ) {
		case 'contact-fields':
			return valueOf( content, '#email' );
		case 'order-notes':
			return valueOf( content, 'textarea' );
		default:
			return readChoices( content );
	}
};

/** Elements that an error may belong to. Ids of fields have a dash (docs/contract/blocks.md 4). */
const getFieldIds = ( errorId: string ): string[] => [
	errorId === 'billing_email' ? 'email' : errorId,
	errorId.replace( '_', '-' ),
	`validate-error-${ errorId }`,
];

/**
 * True if the step has all required values and no error, shown or hidden. False until the field checks have loaded.
 */
export const isStepComplete = (
	registry: DataRegistry,
	step: Element
): boolean => {
	if ( ! fieldChecks.get() || step.querySelector( UNFINISHED ) ) {
		return false;
	}
	const errors = registry.select( validationStore ).getValidationErrors();
	return ! Object.keys( errors ).some(
		( errorId ) =>
			( errorId === 'shipping-rates-error' &&
				/^(shipping-option|pickup-options)$/.test( step.id ) ) ||
			getFieldIds( errorId ).some( ( id ) => {
				const field = step.ownerDocument.getElementById( id );
				return field !== null && step.contains( field );
			} )
	);
};
