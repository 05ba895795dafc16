import { isRecord } from '@shopfront/store-api';
import deprecated from '@wordpress/deprecated';
import {
	assertElement,
	assertFeatures,
	assertGood,
	assertHas,
	assertId,
	isAbsentOr,
	isBoolean,
	isElement,
	isFunction,
	isNullOr,
	isString,
	type Given,
} from './checks';

const REQUIRED = [
	'name',
	'label',
	'ariaLabel',
	'content',
	'edit',
	'canMakePayment',
];

const checkButton = ( given: Given ): void => {
	const { name, placeOrderButton, placeOrderButtonLabel } = given;
	assertGood(
		isAbsentOr( isString )( placeOrderButtonLabel ),
		'The placeOrderButtonLabel property for the payment method must be a string'
	);
	assertGood(
		! placeOrderButton || isFunction( placeOrderButton ),
		'The placeOrderButton property for the payment method must be a React component (function)'
	);
	if ( placeOrderButton && placeOrderButtonLabel !== undefined ) {
		// eslint-disable-next-line no-console -- The add-on's developer has no other way to learn of it.
		console.warn(
			`Payment method "${ String( name ) }" provided both placeOrderButton and placeOrderButtonLabel. Using placeOrderButton.`
		);
	}
};

const checkSupports = ( supports: Given ): void => {
	assertGood(
		isAbsentOr( isBoolean )( supports.showSavedCards ),
		'If the payment method includes the `supports.showSavedCards` property, it must be a boolean'
	);
	if ( supports.savePaymentInfo !== undefined ) {
		deprecated(
			'Passing savePaymentInfo when registering a payment method.',
			{ alternative: 'Pass showSavedCards and showSaveOption' }
		);
	}
	assertFeatures( supports );
	assertGood(
		isAbsentOr( isBoolean )( supports.showSaveOption ),
		'If the payment method includes the `supports.showSaveOption` property, it must be a boolean'
	);
};

/** Throws when a regular method cannot be registered so; order and words are those of docs/contract/globals.md 2.1. */
export const checkPaymentMethod = ( given: Given ): void => {
	assertHas( given, REQUIRED );
	assertGood(
		isString( given.name ),
		'The name property for the payment method must be a string',
		Error
	);
	assertGood(
		isAbsentOr( isNullOr( Array.isArray ) )( given.icons ),
		'The icons property for the payment method must be an array or null.',
		Error
	);
	assertId( given );
	checkButton( given );
	assertGood(
		isNullOr( isElement )( given.label ) || isString( given.label ),
		'The label property for the payment method must be a React element, a string, or null.'
	);
	assertElement( 'content', given.content );
	assertElement( 'edit', given.edit );
	assertElement( 'savedTokenComponent', given.savedTokenComponent ?? null );
	assertGood(
		isString( given.ariaLabel ),
		'The ariaLabel property for the payment method must be a string'
	);
	assertGood(
		isFunction( given.canMakePayment ),
		'The canMakePayment property for the payment method must be a function.'
	);
	checkSupports( isRecord( given.supports ) ? given.supports : {} );
};
