import { isRecord } from '@shopfront/store-api';
import deprecated from '@wordpress/deprecated';
import {
	assertElement,
	assertFeatures,
	assertValid,
	assertProperties,
	assertId,
	isAbsentOr,
	isBoolean,
	isElement,
	isFunction,
	isNullOr,
	isString,
	type UnvalidatedConfig,
} from './assertions';

const REQUIRED = [
	'name',
	'label',
	'ariaLabel',
	'content',
	'edit',
	'canMakePayment',
];

const validateButton = ( config: UnvalidatedConfig ): void => {
	const { name, placeOrderButton, placeOrderButtonLabel } = config;
	assertValid(
		isAbsentOr( isString )( placeOrderButtonLabel ),
		'The placeOrderButtonLabel property for the payment method must be a string'
	);
	assertValid(
		! placeOrderButton || isFunction( placeOrderButton ),
		'The placeOrderButton property for the payment method must be a React component (function)'
	);
	if ( placeOrderButton && placeOrderButtonLabel !== undefined ) {
		// eslint-disable-next-line no-console -- The only way to inform the add-on's developer.
		console.warn(
			`Payment method "${ String( name ) }" provided both placeOrderButton and placeOrderButtonLabel. Using placeOrderButton.`
		);
	}
};

const validateSupports = ( supports: UnvalidatedConfig ): void => {
	assertValid(
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
	assertValid(
		isAbsentOr( isBoolean )( supports.showSaveOption ),
		'If the payment method includes the `supports.showSaveOption` property, it must be a boolean'
	);
};

/** Throws the messages of docs/contract/globals.md 2.1, in the same order. */
export const validatePaymentMethod = ( config: UnvalidatedConfig ): void => {
	assertProperties( config, REQUIRED );
	assertValid(
		isString( config.name ),
		'The name property for the payment method must be a string',
		Error
	);
	assertValid(
		isAbsentOr( isNullOr( Array.isArray ) )( config.icons ),
		'The icons property for the payment method must be an array or null.',
		Error
	);
	assertId( config );
	validateButton( config );
	assertValid(
		isNullOr( isElement )( config.label ) || isString( config.label ),
		'The label property for the payment method must be a React element, a string, or null.'
	);
	assertElement( 'content', config.content );
	assertElement( 'edit', config.edit );
	assertElement( 'savedTokenComponent', config.savedTokenComponent ?? null );
	assertValid(
		isString( config.ariaLabel ),
		'The ariaLabel property for the payment method must be a string'
	);
	assertValid(
		isFunction( config.canMakePayment ),
		'The canMakePayment property for the payment method must be a function.'
	);
	validateSupports( isRecord( config.supports ) ? config.supports : {} );
};
