import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import {
	findLinkOwner,
	redeemPasswordLink,
	sendForgottenPasswordLink,
} from '../accounts/password-links';
import type { ShopEnv } from '../context';
import { getCustomer } from '../customers';
import { readFields } from './form-fields';
import { renderPage, type Markup } from './layout';
import { setNotice } from './notices';
import { t } from '../texts';

const TITLE = 'Set your password';

const page = ( c: Context< ShopEnv >, main: Markup, title = TITLE ) =>
	renderPage( c, {
		title,
		under: [ { label: 'My account', href: '/my-account/' } ],
		main,
	} );

const staleLink = ( c: Context< ShopEnv > ) =>
	page(
		c,
		html`<div class="plain-page">
			<h1>This link is no longer good</h1>
			<p>It can be used once, within two days.</p>
			<p><a class="button" href="/my-account/">My account</a></p>
		</div>`
	);

/** `isEmpty` after sending no password. */
const passwordForm = (
	c: Context< ShopEnv >,
	key: string,
	isEmpty = false
): Promise< Response > => {
	const shop = c.get( 'shop' );
	const customer = getCustomer(
		shop.database,
		findLinkOwner( shop, key ) ?? 0
	);
	if ( ! customer ) {
		return staleLink( c );
	}
	return page(
		c,
		html`<form
			class="plain-form"
			method="post"
			action="/my-account/set-password/?key=${ encodeURIComponent( key ) }"
		>
			<h1>${ TITLE }</h1>
			<p>It is for the account of <bdi>${ customer.email }</bdi>.</p>
			<input
				type="hidden"
				name="username"
				autocomplete="username"
				value="${ customer.email }"
			/>
			<div class="field">
				<label for="password">New password</label>
				<input
					id="password"
					name="password"
					type="password"
					autocomplete="new-password"
					required
					${ isEmpty ? html`aria-invalid="true" aria-describedby="password-error"` : '' }
				/>
				${
					isEmpty
						? html`<p
								class="form-message"
								id="password-error"
								role="alert"
							>
								Please enter a password.
							</p>`
						: ''
				}
			</div>
			<button class="button" type="submit">Set password</button>
		</form>`
	);
};

const submitPassword = async ( c: Context< ShopEnv > ): Promise< Response > => {
	const key = c.req.query( 'key' ) ?? '';
	const { password = '' } = await readFields( c );
	if ( password === '' ) {
		return passwordForm( c, key, true );
	}
	if ( ! redeemPasswordLink( c.get( 'shop' ), key, password ) ) {
		return staleLink( c );
	}
	setNotice( c, {
		kind: 'info',
		text: 'Your password is set. From now on you can log in with it.',
	} );
	return c.redirect( '/my-account/', 303 );
};

const FORGOTTEN = 'Forgot password?';

const forgottenPage = ( c: Context< ShopEnv > ): Promise< Response > =>
	page(
		c,
		html`<form
			class="plain-form lost_reset_password"
			method="post"
			action="/my-account/lost-password/"
		>
			<h1>${ t( FORGOTTEN ) }</h1>
			<p>
				${ t( 'Enter the email address of your account. We send you a link to set a new password.' ) }
			</p>
			<div class="field">
				<label for="user_login">${ t( 'Email address' ) }</label>
				<input
					id="user_login"
					name="user_login"
					type="email"
					autocomplete="username"
					required
				/>
			</div>
			<button class="button" type="submit">${ t( 'Send link' ) }</button>
		</form>`,
		t( FORGOTTEN )
	);

/** The same answer for each address: it mustn't tell who has an account. */
const sendForgotten = async ( c: Context< ShopEnv > ): Promise< Response > => {
	const { user_login: email = '' } = await readFields( c );
	sendForgottenPasswordLink( c.get( 'shop' ), email.trim() );
	setNotice( c, {
		kind: 'info',
		text: t(
			'If this address has an account, we have sent a link to it. It is valid for two days.'
		),
	} );
	return c.redirect( '/my-account/', 303 );
};

/** The email about a new account links here. */
export const registerSetPassword = ( app: Hono< ShopEnv > ): void => {
	app.get( '/my-account/set-password/', ( c ) =>
		passwordForm( c, c.req.query( 'key' ) ?? '' )
	);
	app.post( '/my-account/set-password/', submitPassword );
	app.get( '/my-account/lost-password/', forgottenPage );
	app.post( '/my-account/lost-password/', sendForgotten );
};
