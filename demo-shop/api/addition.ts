import { ApiError } from '../api-error';
import type { Addition } from '../cart/add-line';
import type { SentAttribute } from '../cart/choices';
import { numberArgument, textArgument, type Arguments } from './arguments';
import { isRecord } from '../is-record';

const readVariation = ( sent: unknown ): SentAttribute[] => {
	return ( Array.isArray( sent ) ? sent : [] )
		.filter( isRecord )
		.map( ( { attribute, value } ) => ( {
			attribute: textArgument( attribute ),
			value: textArgument( value ),
		} ) );
};

/** Quantity defaults to 1. @throws {ApiError} For a cart line: lines have their own route. */
export const additionFrom = ( {
	key,
	id,
	quantity,
	variation,
}: Arguments ): Addition => {
	if ( textArgument( key ) !== '' ) {
		throw new ApiError(
			'woocommerce_rest_cart_item_exists',
			'Cannot create an existing cart item.',
			400
		);
	}
	return {
		productId: numberArgument( id ),
		quantity: numberArgument( quantity ) ?? 1,
		variation: readVariation( variation ),
	};
};
