import { __, sprintf } from '@wordpress/i18n';

/** What kind of thing it is, finer than `typeof`, which calls lists, promises and `null` objects. */
const getKind = ( value: unknown ): string => {
	if ( typeof value !== 'object' ) {
		return typeof value;
	}
	if ( value === null ) {
		return 'null';
	}
	if ( Array.isArray( value ) ) {
		return 'array';
	}
	return 'then' in value && typeof value.then === 'function'
		? 'promise'
		: 'object';
};

/** What {@link assertSameType} throws. */
export class WrongTypeError extends Error {}

/**
 * Throws unless an answer is of the type of what was asked (docs/contract/cart-and-checkout.md 5, "Add-on rules").
 * Where `typeof` tells them apart the message has its words; a list, a promise and `null` are told apart beyond it, as
 * they could not be used.
 */
export function assertSameType< Value >(
	result: unknown,
	input: Value
): asserts result is Value {
	if ( getKind( result ) === getKind( input ) ) {
		return;
	}
	const name = typeof result === typeof input ? getKind : getTypeOf;
	throw new WrongTypeError(
		sprintf(
			/* translators: 1: type of a value, such as "string"; 2: another type. */
			__(
				'The type returned by checkout filters must be the same as the type they receive. The function received %1$s but returned %2$s.',
				'woocommerce'
			),
			name( input ),
			name( result )
		)
	);
}

const getTypeOf = ( value: unknown ): string => typeof value;
