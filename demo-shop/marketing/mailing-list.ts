import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { MAILING_LIST } from '@shopfront/names';
import { currentCart } from '../cart/current-cart';
import type { LineTotals } from '../cart/goods';
import { sumOfTaxes, type NetAndTaxes } from '../cart/taxes';
import { text } from '../catalogue/rows';
import type { ShopContext, ShopEnv } from '../context';
import { CURRENCIES } from '../money';
import { readFields } from '../pages/form-fields';
import { isSampleOn } from '../samples/samples';
import { NEWSLETTER } from './newsletter';

const AJAX_PATH = '/wp-admin/admin-ajax.php';

const EMAIL_COOKIE = 'mailchimp_user_email';
const PREVIOUS_COOKIE = 'mailchimp_user_previous_email';

const COOKIE_SECONDS = 28 * 24 * 60 * 60;

/** See docs/contract/mailing-list.md 1. */
export const mailingListSettings = ( { baseUrl, options }: ShopContext ) => ( {
	site_url: baseUrl,
	ajax_url: `${ baseUrl }${ AJAX_PATH }`,
	disable_carts: options.mailingList === 'carts-disabled' ? '1' : '',
	subscribers_only: '',
	language: options.locale.slice( 0, 2 ),
	allowed_to_set_cookies: options.mailingList === 'no-consent' ? '' : '1',
} );

const hashOf = ( value: string ) =>
	createHash( 'md5' ).update( value ).digest( 'hex' );

const cartIdOf = ( email: string ) => hashOf( email.trim().toLowerCase() );

/** By key, like the recorded plugin; `[]` for an empty cart. */
const rawCart = ( context: ShopContext ) => {
	const { cart } = currentCart( context );
	if ( cart.lines.length === 0 ) {
		return [];
	}
	const unit = 10 ** CURRENCIES[ context.options.currency ].minorUnit;
	const amount = ( minor: bigint ) => Number( minor ) / unit;
	const taxesOf = ( { taxes }: NetAndTaxes ) =>
		Object.fromEntries(
			taxes.map( ( tax, index ) => [ index + 1, amount( tax.amount ) ] )
		);
	const none: NetAndTaxes = { net: 0n, taxes: [] };
	return Object.fromEntries(
		cart.lines.map(
			( { key, productId, variationId, quantity, choices } ) => {
				const { before, after }: LineTotals = cart.goods.lines.get(
					key
				) ?? {
					before: none,
					after: none,
				};
				return [
					key,
					{
						key,
						product_id: productId,
						variation_id: variationId,
						variation: choices.length
							? Object.fromEntries(
									choices.map( ( choice ) => [
										choice.name,
										choice.text,
									] )
								)
							: [],
						quantity,
						data_hash: hashOf( key ),
						line_tax_data: {
							subtotal: taxesOf( before ),
							total: taxesOf( after ),
						},
						line_subtotal: amount( before.net ),
						line_subtotal_tax: amount( sumOfTaxes( before.taxes ) ),
						line_total: amount( after.net ),
						line_tax: amount( sumOfTaxes( after.taxes ) ),
					},
				];
			}
		)
	);
};

/** The recorded plugin takes any text for an address. */
const recordEmail = async ( c: Context< ShopEnv > ) => {
	const context = c.get( 'shop' );
	const { mailingList, administrator } = context.options;
	const fields = await readFields( c );
	const sent = fields.email?.trim().replaceAll( ' ', '+' );
	if ( ! sent ) {
		return { success: false, email: false };
	}
	if ( mailingList === 'carts-disabled' ) {
		return {
			success: false,
			message: 'filter blocked due to carts being disabled',
		};
	}
	if ( administrator ) {
		return { success: false, message: 'admin carts are not tracked.' };
	}
	if ( mailingList === 'no-consent' ) {
		return {
			success: false,
			email: false,
			message: 'filter blocked due to cookie preferences',
		};
	}
	const known = getCookie( c, EMAIL_COOKIE );
	const previous = known && known !== sent ? known : null;
	const attributes = {
		path: '/',
		maxAge: COOKIE_SECONDS,
		secure: true,
		sameSite: 'Strict',
	} as const;
	if ( previous !== null ) {
		// The recorded plugin writes the new address here too.
		setCookie( c, PREVIOUS_COOKIE, sent, attributes );
	}
	setCookie( c, EMAIL_COOKIE, sent, attributes );
	context.database
		.prepare(
			'INSERT INTO mailing_list_carts ( id, email, session_id, is_subscribed, saved_at ) VALUES ( ?, ?, ?, ?, ? ) ON CONFLICT ( id ) DO UPDATE SET session_id = excluded.session_id, is_subscribed = excluded.is_subscribed, saved_at = excluded.saved_at'
		)
		.run(
			cartIdOf( sent ),
			sent,
			context.session.id,
			fields.subscribed === '1' ? 1 : 0,
			context.now
		);
	return { success: true, email: sent, previous, cart: rawCart( context ) };
};

/** For a recovery link. */
const lookUpEmail = ( c: Context< ShopEnv > ) => {
	const row: unknown = c
		.get( 'shop' )
		.database.prepare( 'SELECT email FROM mailing_list_carts WHERE id = ?' )
		.get( c.req.query( 'hash' ) ?? '' );
	return row === undefined
		? { success: false, email: false }
		: { success: true, email: text( row, 'email' ) };
};

/** Only works while the sample add-on is on (docs/contract/mailing-list.md 3). */
export const registerMailingList = ( app: Hono< ShopEnv > ): void => {
	const { record, lookUp } = MAILING_LIST.actions;
	app.post( AJAX_PATH, async ( c, next ) => {
		const action = c.req.query( 'action' );
		if (
			! isSampleOn( c.get( 'shop' ).options, NEWSLETTER ) ||
			( action !== record && action !== lookUp )
		) {
			return next();
		}
		c.header( 'Cache-Control', 'no-store, private' );
		c.header( 'X-Robots-Tag', 'noindex' );
		return c.json(
			action === record ? await recordEmail( c ) : lookUpEmail( c )
		);
	} );
};
