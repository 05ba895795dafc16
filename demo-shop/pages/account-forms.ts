import type { Context, Hono } from 'hono';
import { deleteCard, makeDefaultCard } from '../accounts/cards';
import { register } from '../accounts/register';
import { login, logout } from '../api/login';
import type { ShopContext, ShopEnv } from '../context';
import { backTo, readFields } from './form-fields';
import { readNewsletterFields, saveNewsletter } from '../marketing/newsletter';
import {
	readAttributionFields,
	saveAttribution,
} from '../marketing/order-attribution';
import { setNotice } from './notices';

const ACCOUNT = '/my-account/';

const logIn = async ( c: Context< ShopEnv > ): Promise< Response > => {
	const fields = await readFields( c );
	const customer = login( c, fields.username ?? '', fields.password ?? '' );
	const shop = c.get( 'shop' );
	const redirect = fields.redirect_to
		? backTo( shop, fields.redirect_to, ACCOUNT )
		: ACCOUNT;
	if ( customer ) {
		setNotice( c, { kind: 'info', text: 'You are logged in.' } );
		return c.redirect( redirect, 303 );
	}
	const isPopup = fields.popup !== undefined;
	setNotice( c, {
		kind: 'error',
		text: 'The email address or the password is wrong.',
		isForLogin: isPopup,
	} );
	if ( isPopup ) {
		// The same page's popup opens again.
		return c.redirect( redirect, 303 );
	}
	// A wrong password mustn't lose the redirect target.
	const again =
		redirect === ACCOUNT
			? ACCOUNT
			: `${ ACCOUNT }?redirect_to=${ encodeURIComponent( redirect ) }`;
	return c.redirect( again, 303 );
};

/** Also logs in and saves the form's choices. */
const signUp = async ( c: Context< ShopEnv > ): Promise< Response > => {
	const shop = c.get( 'shop' );
	const fields = await readFields( c );
	const error = register( c, fields.email ?? '', fields.password ?? '' );
	if ( error === null ) {
		saveNewsletter( shop, { extensions: readNewsletterFields( fields ) } );
		saveAttribution( shop, {
			extensions: readAttributionFields( fields ),
		} );
	}
	setNotice(
		c,
		error === null
			? { kind: 'info', text: 'Your account was created.' }
			: { kind: 'error', text: error }
	);
	return c.redirect( ACCOUNT, 303 );
};

/** Ignores other customers' cards. */
const changeCard =
	(
		change: (
			database: ShopContext[ 'database' ],
			customerId: number,
			cardId: number
		) => void,
		text: string
	) =>
	async ( c: Context< ShopEnv > ): Promise< Response > => {
		const { database, session } = c.get( 'shop' );
		const { card } = await readFields( c );
		if ( session.customerId > 0 ) {
			change( database, session.customerId, Number( card ) );
			setNotice( c, { kind: 'info', text } );
		}
		return c.redirect( ACCOUNT, 303 );
	};

/** Each form redirects, so that a reload doesn't submit it again. */
export const registerAccountForms = ( app: Hono< ShopEnv > ): void => {
	app.post( '/my-account/login', logIn );
	app.post( '/my-account/register', signUp );
	app.post( '/my-account/logout', ( c ) => {
		logout( c );
		setNotice( c, { kind: 'info', text: 'You are logged out.' } );
		return c.redirect( ACCOUNT, 303 );
	} );
	app.post(
		'/my-account/cards/default',
		changeCard( makeDefaultCard, 'This card is the default now.' )
	);
	app.post(
		'/my-account/cards/delete',
		changeCard( deleteCard, 'The card was deleted.' )
	);
};
