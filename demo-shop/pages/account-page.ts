import type { Context } from 'hono';
import { html } from 'hono/html';
import { currentAddresses } from '../cart/current-cart';
import type { ShopContext, ShopEnv } from '../context';
import { getCustomer, SAMPLE_CUSTOMERS, type Customer } from '../customers';
import { getNewsletter } from '../marketing/newsletter';
import { getAttribution } from '../marketing/order-attribution';
import { savedCards } from './account-cards';
import { customerOrders } from './account-orders';
import { addressCard } from './address-card';
import { renderPage, type Markup } from './layout';
import { loginForm } from './login-form';
import { registerForm } from './register-form';

/** `''` redirects to this page after logging in. */
const welcomeGuest = ( shop: ShopContext, redirect: string ) =>
	html`<div class="account woocommerce">
		${ loginForm( { id: '', redirect } ) }
		${ shop.options.signUp ? registerForm( shop ) : '' }
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

/** Choices at registration, and the visit's source. */
const marketing = ( { session }: ShopContext ): Markup | '' => {
	const facts = [
		[ 'Newsletter', getNewsletter( session.data.addOns ) ],
		[ 'Source of your visit', getAttribution( session.data.addOns ) ],
	].filter( ( [ , value ] ) => value );
	return facts.length > 0
		? html`<dl class="facts">
				${ facts.map(
					( [ name, value ] ) =>
						html`<div>
							<dt>${ name }</dt>
							<dd>${ value }</dd>
						</div>`
				) }
			</dl>`
		: '';
};

const welcome = ( shop: ShopContext, customer: Customer ): Markup => {
	const { billing, shipping } = currentAddresses( shop );
	return html`<p class="account-hello">
			Hello ${ customer.billing.first_name || customer.email }, you are
			logged in as ${ customer.email }.
		</p>
		${ marketing( shop ) } ${ customerOrders( shop, customer ) }
		${ savedCards( shop, customer ) }
		<h2>Addresses</h2>
		<div class="account">
			${ addressCard( 'Billing address', billing, shop.options ) }
			${ addressCard( 'Shipping address', shipping, shop.options ) }
		</div>
		<p>They are those of your last order; the next one may change them.</p>
		<form method="post" action="/my-account/logout">
			<button class="button button--quiet" type="submit">Log out</button>
		</form>`;
};

export const accountPage = ( c: Context< ShopEnv > ): Promise< Response > => {
	const shop = c.get( 'shop' );
	const customer = getCustomer( shop.database, shop.session.customerId );
	return renderPage( c, {
		title: 'My account',
		styles: [ 'account' ],
		hasLoginForm: true,
		main: html`<h1>My account</h1>
			${
				customer
					? welcome( shop, customer )
					: welcomeGuest( shop, c.req.query( 'redirect_to' ) ?? '' )
			}`,
	} );
};
