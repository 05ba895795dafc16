import type { Context } from 'hono';
import { html } from 'hono/html';
import type { AddressResponse } from '@shopfront/store-api';
import { currentAddresses } from '../cart/current-cart';
import { COUNTRY_CODES } from '../cart/places';
import type { ShopEnv } from '../context';
import { getCustomer, SAMPLE_CUSTOMERS, type Customer } from '../customers';
import { renderPage, type Markup } from './layout';
import { countryName } from './settings/country-names';

function addressCard( title: string, address: AddressResponse ): Markup {
	const lines = [
		`${ address.first_name } ${ address.last_name }`,
		address.company,
		address.address_1,
		address.address_2,
		`${ address.city } ${ address.state } ${ address.postcode }`,
		COUNTRY_CODES.includes( address.country )
			? countryName( address.country )
			: '',
		address.phone,
	].filter( ( line ) => line.trim() !== '' );
	return html`<section class="address-card">
		<h2>${ title }</h2>
		<address>
			${ lines.map( ( line ) => html`<span>${ line }</span>` ) }
		</address>
	</section>`;
}

const loginForm = html`<div class="account">
	<form class="plain-form" method="post" action="/my-account/login">
		<h2>Log in</h2>
		<div class="field">
			<label for="username">Email address</label>
			<input
				id="username"
				name="username"
				type="email"
				autocomplete="username"
				required
			/>
		</div>
		<div class="field">
			<label for="password">Password</label>
			<input
				id="password"
				name="password"
				type="password"
				autocomplete="current-password"
				required
			/>
		</div>
		<button class="button" type="submit">Log in</button>
	</form>
	<section class="sample-customers">
		<h2>Sample customers</h2>
		<p>Each has a cart and saved addresses of their own.</p>
		<dl>
			${ SAMPLE_CUSTOMERS.map(
				( { email, password } ) =>
					html`<div>
						<dt>${ email }</dt>
						<dd>Password: <code>${ password }</code></dd>
					</div>`
			) }
		</dl>
	</section>
</div>`;

function welcome(
	customer: Customer,
	addresses: { billing: AddressResponse; shipping: AddressResponse }
): Markup {
	return html`<p>
			Hello ${ customer.billing.first_name }, you are logged in as
			${ customer.email }.
		</p>
		<div class="account">
			${ addressCard( 'Billing address', addresses.billing ) }
			${ addressCard( 'Shipping address', addresses.shipping ) }
		</div>
		<p>
			Orders and the editing of addresses come with a later part of this
			demo.
		</p>
		<form method="post" action="/my-account/logout">
			<button class="button button--quiet" type="submit">Log out</button>
		</form>`;
}

/** Logging in and out; more of an account is to come. */
export function accountPage( c: Context< ShopEnv > ): Promise< Response > {
	const shop = c.get( 'shop' );
	const customer = getCustomer( shop.database, shop.session.customerId );
	return renderPage( c, {
		title: 'My account',
		crumbs: [ { label: 'Home', href: '/' }, { label: 'My account' } ],
		main: html`<h1>My account</h1>
			${ customer ? welcome( customer, currentAddresses( shop ) ) : loginForm }`,
	} );
}
