import { fieldChecks } from '@shopfront/checkout-form';
import { validationStore } from '@shopfront/data/validation';
import type { DataRegistry } from '@wordpress/data';

/**
 * Ids of the steps that fold (docs/contract/blocks.md 4). Payment never does, nor the choice between shipping and pickup,
 * which decides which of the others exist.
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

/** Elements with an error, and those that cannot stay behind a line: a captcha expires, a frame may wait for the shopper. */
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
			// The only rate of an add-on's package has no input.
			return ! option || option.querySelector( 'input:checked' );
		} )
		.flatMap( ( layout ) =>
			texts( layout, `.${ RADIO }__label, .${ RADIO }__secondary-label` )
		);

/**
 * Returns what the shopper entered or selected in a step, as shown in its content; nothing if that is unknown. Addresses
 * have a card of their own.
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

/** Ids of elements to which an error may belong: ids of fields have a dash (docs/contract/blocks.md 4). */
const getFieldIds = ( errorId: string ): string[] => [
	errorId === 'billing_email' ? 'email' : errorId,
	errorId.replace( '_', '-' ),
	`validate-error-${ errorId }`,
];

/**
 * Whether a step has all required values and no error, shown or hidden. False until the checks of fields have loaded.
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
