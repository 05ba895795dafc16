import { ApiError } from '../api-error';
import { addToCart } from '../cart/commands';
import { safeHtml } from '../catalogue/html';
import { getProduct } from '../catalogue/repository';
import type { ShopContext } from '../context';
import { inTransaction } from '../database';
import { refreshSession } from '../sessions';
import { htmlToText } from '../text';
import { isGerman, t } from '../texts';
import type { Fields } from './form-fields';
import { noticeOf, type Notice } from './notices';

/** An API error becomes a notice with its message. */
export const attempt = ( work: () => string ): Notice => {
	try {
		return { kind: 'success', text: work() };
	} catch ( error ) {
		if ( error instanceof ApiError ) {
			return noticeOf( error );
		}
		throw error;
	}
};

/** One product, or the group members with a quantity. */
const additions = (
	fields: Fields
): Array< { productId: number; quantity: number } > => {
	const grouped = Object.entries( fields ).flatMap( ( [ name, value ] ) => {
		const id = /^quantity\[(\d+)\]$/.exec( name )?.[ 1 ];
		return id && Number( value ) > 0
			? [ { productId: Number( id ), quantity: Number( value ) } ]
			: [];
	} );
	const single = fields[ 'add-to-cart' ];
	return single === undefined
		? grouped
		: [
				{
					productId: Number( single ),
					quantity: Number( fields.quantity ?? 1 ),
				},
			];
};

const addAll = ( shop: ShopContext, fields: Fields ): string => {
	const wanted = additions( fields );
	if ( wanted.length === 0 ) {
		throw new ApiError(
			'nothing_chosen',
			'Please choose the quantity of items you wish to add to your cart…',
			400
		);
	}
	const variation = Object.entries( fields )
		.filter( ( [ name ] ) => name.startsWith( 'attribute_' ) )
		.map( ( [ attribute, value ] ) => ( { attribute, value } ) );
	const names = wanted.map( ( { productId, quantity } ) => {
		addToCart( shop, { productId, quantity, variation } );
		const product = getProduct( shop.database, productId );
		return `“${ htmlToText( safeHtml( product?.name ?? '' ) ) }”`;
	} );
	return names.length === 1
		? t( '%s has been added to your cart.', names[ 0 ] ?? '' )
		: t(
				'%s have been added to your cart.',
				new Intl.ListFormat( isGerman() ? 'de' : 'en' ).format( names )
			);
};

/** Adds all products of a form or link, or none, and returns a notice for the shopper. */
export const addWithNotice = ( shop: ShopContext, fields: Fields ): Notice => {
	const notice = attempt( () =>
		// All or none: submitting again after an error mustn't add twice.
		inTransaction( shop.database, () => addAll( shop, fields ) )
	);
	// An error rolled back the database, so the session snapshot is stale.
	refreshSession( shop );
	return notice;
};
