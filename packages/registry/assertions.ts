export type UnvalidatedConfig = Readonly< Record< string, unknown > >;

/** React elements' tags: up to React 18, and later. */
const ELEMENT_TAGS: readonly unknown[] = [
	Symbol.for( 'react.element' ),
	Symbol.for( 'react.transitional.element' ),
];

/** Doesn't load React, because a page may register payment methods without it. */
export const isElement = ( value: unknown ): boolean =>
	typeof value === 'object' &&
	value !== null &&
	'$$typeof' in value &&
	ELEMENT_TAGS.includes( value.$$typeof );

export const isAbsentOr =
	( isValid: ( value: unknown ) => boolean ) =>
	( value: unknown ): boolean =>
		value === undefined || isValid( value );

export const isNullOr =
	( isValid: ( value: unknown ) => boolean ) =>
	( value: unknown ): boolean =>
		value === null || isValid( value );

export const isString = ( value: unknown ): boolean =>
	typeof value === 'string';

export const isBoolean = ( value: unknown ): boolean =>
	typeof value === 'boolean';

export const isFunction = ( value: unknown ): boolean =>
	typeof value === 'function';

/** Throws unless each is an own property, with any value. */
export const assertProperties = (
	config: UnvalidatedConfig,
	properties: readonly string[]
): void => {
	const missing = properties.filter(
		( property ) => ! Object.hasOwn( config, property )
	);
	if ( missing.length > 0 ) {
		throw new TypeError(
			`The payment method configuration object is missing the following properties:${ missing.join( ', ' ) }`
		);
	}
};

export const assertValid = (
	isValid: boolean,
	message: string,
	ErrorType: ErrorConstructor | TypeErrorConstructor = TypeError
): void => {
	if ( ! isValid ) {
		throw new ErrorType( message );
	}
};

export const assertId = ( { paymentMethodId }: UnvalidatedConfig ): void =>
	assertValid(
		isAbsentOr( isString )( paymentMethodId ),
		'The paymentMethodId property for the payment method must be a string or undefined (in which case it will be the value of the name property).',
		Error
	);

export const assertFeatures = ( { features }: UnvalidatedConfig ): void =>
	assertValid(
		isAbsentOr( Array.isArray )( features ),
		'The features property for the payment method must be an array or undefined.',
		Error
	);

export const assertElement = ( property: string, value: unknown ): void =>
	assertValid(
		isNullOr( isElement )( value ),
		`The ${ property } property for the payment method must be a React element or null.`
	);
