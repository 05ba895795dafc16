import { __, sprintf } from '@wordpress/i18n';

/** Like `typeof`, but distinguishes arrays, promises and `null` from other objects. */
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

export class WrongTypeError extends Error {}

/**
 * Throws unless a filter's result has the type of its input (docs/contract/cart-and-checkout.md 5, "Add-on rules").
 * Arrays, promises and `null` count as types, because they couldn't replace other objects. The message uses `typeof`
 * where that differs.
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
