import type { Hono } from 'hono';
import { decodeEntities, htmlToText } from '../text';
import { ApiError } from '../api-error';
import { addToCart, removeItem, updateItem } from '../cart/commands';
import { safeHtml } from '../catalogue/html';
import { getProduct } from '../catalogue/repository';
import type { ShopContext, ShopEnv } from '../context';
import { inTransaction } from '../database';
import type { StoredLine } from '../session-data';
import { refreshSession } from '../sessions';
import { setNotice, type Notice } from './notices';
import { backTo, readFields, type Fields } from './form-fields';
import { isGerman, t } from '../texts';

/** Runs the action of a form and returns a notice. The notice of an error is the API's message. */
function attempt( work: () => string ): Notice {
	try {
		return { kind: 'success', text: work() };
	} catch ( error ) {
		if ( error instanceof ApiError ) {
			return { kind: 'error', text: decodeEntities( error.message ) };
		}
		throw error;
	}
}

/** Returns product and quantity of each line to add: one, or the group members with a quantity. */
function additions(
	fields: Fields
): Array< { productId: number; quantity: number } > {
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
}

function addAll( shop: ShopContext, fields: Fields ): string {
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
}

/** Sets the entered quantity of a line; 0 removes it, and an empty field changes nothing. */
function updateOne(
	shop: ShopContext,
	{ key, quantity }: StoredLine,
	typed: string
): void {
	const wanted = typed.trim() === '' ? quantity : Number( typed );
	if ( wanted === 0 ) {
		removeItem( shop, key );
	} else if ( wanted !== quantity ) {
		updateItem( shop, key, wanted );
	}
}

/** Sets the quantities that differ from the cart's. If one fails, the others are still set. */
function updateAll( shop: ShopContext, fields: Fields ): Notice {
	const notices = shop.session.data.lines.map( ( line ) =>
		attempt( () => {
			updateOne( shop, line, fields[ `quantity[${ line.key }]` ] ?? '' );
			return '';
		} )
	);
	return (
		notices.find( ( { kind } ) => kind === 'error' ) ?? {
			kind: 'info',
			text: 'Cart updated.',
		}
	);
}

/**
 * Registers the forms of pages without JavaScript. Each redirects, so that a reload does not submit again. Cookies are
 * same-site, so other sites cannot submit them.
 */
export function registerForms( app: Hono< ShopEnv > ): void {
	app.post( '/cart/add', async ( c ) => {
		const shop = c.get( 'shop' );
		const fields = await readFields( c );
		setNotice(
			c,
			attempt( () =>
				// Adds all members of a group or none, so that submitting again after an error adds none twice.
				inTransaction( shop.database, () => addAll( shop, fields ) )
			)
		);
		// An error rolls back the database, so the session snapshot must be reloaded.
		refreshSession( shop );
		return c.redirect( backTo( shop, fields.back ), 303 );
	} );

	app.post( '/cart/update', async ( c ) => {
		const shop = c.get( 'shop' );
		const fields = await readFields( c );
		const { remove } = fields;
		const notice =
			remove === undefined
				? updateAll( shop, fields )
				: attempt( () => {
						removeItem( shop, remove );
						return 'Item removed.';
					} );
		setNotice(
			c,
			notice.kind === 'success' ? { ...notice, kind: 'info' } : notice
		);
		return c.redirect( '/cart/', 303 );
	} );
}
