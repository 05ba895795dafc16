import type { Context } from 'hono';
import { dispatch } from '../../api/dispatch';
import type { Reply } from '../../api/reply';
import { cartResponse } from '../../cart/cart-response';
import { currentAddresses } from '../../cart/current-cart';
import type { ShopContext, ShopEnv } from '../../context';
import { isRecord } from '../../is-record';
import { decodeEntities } from '../../text';
import { t } from '../../texts';
import {
	getErrorMessage,
	getRedirectUrl,
	isUnanswered,
} from '../payment-reply';
import { CONFIRMED, unconfirmedText } from '../unanswered-warning';
import type { Fields } from '../form-fields';
import { findErrors, readAddress } from './address-form';
import type { SentForm } from './checkout-form';

type Send = (
	path: string,
	args: Record< string, unknown >
) => Promise< Reply >;

/** Goes through the Store API, with its checks, locks and nonce. */
const createSend =
	( shop: ShopContext, nonce: string ): Send =>
	async ( path, args ) =>
		dispatch( shop, { method: 'POST', path, nonce, args } );

const messageOf = ( { body }: Reply ): string =>
	isRecord( body ) && typeof body.message === 'string'
		? decodeEntities( body.message )
		: '';

const hasExpired = ( { body }: Reply ): boolean =>
	isRecord( body ) && /_nonce$/.test( String( body.code ) );

const expired = () => t( 'This page has expired. Please send the form again.' );

const RATE = /^rate\[(.+)\]$/;

/** If a new address lacks a chosen rate, the server keeps its own. */
const selectRates = async ( send: Send, fields: Fields ): Promise< void > => {
	for ( const [ name, rate ] of Object.entries( fields ) ) {
		const id = RATE.exec( name )?.[ 1 ];
		if ( id !== undefined ) {
			await send( '/cart/select-shipping-rate', {
				package_id: id,
				rate_id: rate,
			} );
		}
	}
};

/** The location decides on rates and taxes. For an unfinished address, we only send the country. */
const locate = async (
	send: Send,
	{ country, state, city, postcode }: Record< string, string >
): Promise< Reply > => {
	const sendLocation = ( location: object ) =>
		send( '/cart/update-customer', {
			billing_address: location,
			shipping_address: location,
		} );
	const reply = await sendLocation( { country, state, city, postcode } );
	return reply.status === 400
		? sendLocation( { country, state: '', city, postcode: '' } )
		: reply;
};

/** Returns the next page, or why the shop refused. */
const order = async (
	send: Send,
	fields: Fields,
	address: object
): Promise< { redirect: string } | Pick< SentForm, 'errors' | 'message' > > => {
	const reply = await send( '/checkout', {
		billing_address: address,
		shipping_address: address,
		payment_method: fields.payment_method ?? '',
		payment_data: [],
		customer_note: fields.note ?? '',
		extensions: {
			shopfront: {
				attempt: fields.attempt ?? '',
				confirmed: fields[ CONFIRMED ],
				expected_total: fields.expected_total,
			},
		},
	} );
	const { status, body } = reply;
	const redirect = status < 300 ? getRedirectUrl( body ) : null;
	if ( redirect !== null ) {
		return { redirect };
	}
	if ( isUnanswered( body ) ) {
		return { errors: { [ CONFIRMED ]: unconfirmedText() }, message: '' };
	}
	return {
		errors: {},
		message: hasExpired( reply ) ? expired() : getErrorMessage( body ),
	};
};

/**
 * The checkout without JavaScript. Redirects to the placed order, or shows the form again with all values and errors.
 */
export const submitCheckout = async (
	c: Context< ShopEnv >,
	fields: Fields
): Promise< Response | SentForm > => {
	const shop = c.get( 'shop' );
	const send = createSend( shop, fields.nonce ?? '' );
	const address = readAddress( fields, shop.options );
	const isOrder = fields.action === 'order';
	const errors = isOrder
		? findErrors(
				fields,
				shop.options,
				cartResponse( shop ).needs_shipping
			)
		: {};
	// An earlier submission may have placed the order and emptied the cart. For the same key, the API returns the same
	// order.
	if ( isOrder && Object.keys( errors ).length === 0 ) {
		await selectRates( send, fields );
		const result = await order( send, fields, address );
		return 'redirect' in result
			? c.redirect( result.redirect, 303 )
			: { fields, ...result };
	}
	const { shipping } = currentAddresses( shop );
	const isMoved = shipping.country !== address.country;
	const kept = isMoved ? { ...fields, state: '' } : fields;
	const reply = await locate( send, {
		...address,
		...( isMoved && { state: '' } ),
	} );
	if ( hasExpired( reply ) ) {
		return { fields: kept, errors, message: expired() };
	}
	await selectRates( send, fields );
	const applied =
		fields.action === 'coupon'
			? await send( '/cart/apply-coupon', { code: fields.coupon ?? '' } )
			: null;
	return {
		fields: kept,
		errors,
		message: applied && applied.status >= 400 ? messageOf( applied ) : '',
	};
};
