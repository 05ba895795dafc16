import type { Context } from 'hono';
import { sendMail } from '../accounts/outbox';
import type { ShopEnv } from '../context';
import { getCustomer } from '../customers';
import { setOutboxCookie } from '../identify';
import type { Fields } from '../pages/form-fields';
import { escapeHtml } from '../api-error';
import { t } from '../texts';
import { getItems, type Wishlist } from './lists';
import { itemName } from './table';
import { nameOf } from './visitor';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const MAX_NOTE = 2000;
const MAX_PRODUCTS = 100;

/**
 * Emails a list's products to the merchant, who replies with prices. The mail is in the visitor's outbox; a guest's
 * mail belongs to the list's negative id.
 */
export const askForEstimate = (
	c: Context< ShopEnv >,
	list: Wishlist,
	{ reply_email: sent = '', additional_notes: note = '' }: Fields
): { result: true; template: string } | { message: string } => {
	const shop = c.get( 'shop' );
	const { customerId } = shop.session;
	const email =
		sent.trim() ||
		( getCustomer( shop.database, customerId )?.email ?? '' );
	if ( ! EMAIL.test( email ) ) {
		return {
			message: t( 'Enter an email address, like name@example.com.' ),
		};
	}
	if ( note.length > MAX_NOTE ) {
		return { message: t( 'Shorten the note to %s characters.', MAX_NOTE ) };
	}
	const items = getItems( shop.database, list.id, { limit: MAX_PRODUCTS } );
	if ( items.length === 0 ) {
		return { message: t( 'Add a product to the list first.' ) };
	}
	const owner = customerId || -list.id;
	sendMail( shop, {
		customerId: owner,
		orderId: 0,
		recipient: email,
		subject: t( 'Your request for an estimate: %s', nameOf( list ) ),
		message: [
			...items.map(
				( item ) => `${ item.quantity } × ${ itemName( c, item ) }`
			),
			note,
		]
			.filter( Boolean )
			.join( '; ' ),
		linkLabel: t( 'View the list' ),
		linkPath: `/wishlist/view/${ list.token }/`,
	} );
	setOutboxCookie( c, shop, owner );
	return {
		result: true,
		template: `<p>${ escapeHtml( t( 'Thank you. We will send an estimate to %s.', email ) ) }</p>`,
	};
};
