import type { Context } from 'hono';
import { html } from 'hono/html';
import { endTime, startTime } from 'hono/timing';
import { cartResponse } from '../cart/cart-response';
import type { CartResponse } from '@shopfront/store-api';
import type { ShopContext, ShopEnv } from '../context';
import { isSampleOn } from '../samples/samples';
import {
	addOnTags,
	mayWait,
	nonceFor,
	checkoutAddOns,
	chunksOf,
} from './add-ons';
import { bundleTags, readBundle } from './bundle';
import { cartTotals } from './cart-totals';
import { checkoutAttributes, checkoutContainer } from './checkout-blocks';
import {
	checkoutForm,
	knownForm,
	needsScript,
	type SentForm,
} from './checkout-form/checkout-form';
import { submitCheckout } from './checkout-form/place-order';
import { readFields } from './form-fields';
import { firstPaint } from './first-paint';
import { renderPage, type Markup } from './layout';
import { pageData } from './page-data';
import { checkoutSettings } from './settings/checkout-settings';
import { t } from '../texts';

const withoutScript = (
	shop: ShopContext,
	cart: CartResponse,
	form: SentForm
): Markup => {
	const cartLink = html`<p>
		<a class="button button--quiet" href="/cart/"
			>${ t( 'Back to the cart' ) }</a
		>
	</p>`;
	if ( cart.items.length === 0 ) {
		return html`<p>${ t( 'Your cart is currently empty!' ) }</p>
			${ cartLink }`;
	}
	if ( needsScript( shop ) ) {
		return html`<p>
				${ t( 'Placing an order needs JavaScript, which is off in this browser. Your cart is kept as it is: turn JavaScript on and load this page again.' ) }
			</p>
			${ cartTotals( cart, shop.options ) } ${ cartLink }`;
	}
	if ( shop.session.customerId === 0 && ! shop.options.guestCheckout ) {
		return html`<p>
			<a class="button" href="/my-account/?redirect_to=/checkout/"
				>${ t( 'Log in to place your order' ) }</a
			>
		</p>`;
	}
	return html`${ checkoutForm( shop, cart, form ) } ${ cartLink }`;
};

export const submitCheckoutPage = async (
	c: Context< ShopEnv >,
	buildFolder: string
): Promise< Response > => {
	const result = await submitCheckout( c, await readFields( c ) );
	return result instanceof Response
		? result
		: checkoutPage( c, buildFolder, result );
};

/** The script comes after the embedded data that it reads. */
export const checkoutPage = async (
	c: Context< ShopEnv >,
	buildFolder: string,
	form?: SentForm
): Promise< Response > => {
	const shop = c.get( 'shop' );
	startTime( c, 'cart' );
	// Settings first: their checkout data includes the errors that `cartResponse` reports once and then removes.
	const settings = checkoutSettings( shop );
	const cart = cartResponse( shop );
	endTime( c, 'cart' );
	const addOns = checkoutAddOns( shop.options );
	const bundle = readBundle( buildFolder, ...chunksOf( 'checkout', addOns ) );
	startTime( c, 'first-paint' );
	const paint = await firstPaint( shop, 'checkout', {
		cart,
		settings,
		bundle,
		buildFolder,
		behaviorsFolder: c.get( 'behaviorsFolder' ),
		innerBlocks: checkoutAttributes( shop.options ),
		hasExpress: addOns.length > 0,
	} );
	endTime( c, 'first-paint' );
	const isLater =
		shop.options.waitingScripts && paint.startsScripts && mayWait( addOns );
	return renderPage( c, {
		cartBlock: 'checkout',
		title: 'Checkout',
		styles: [ 'cart', 'order' ],
		isTranslated: true,
		under: null,
		head: html`${ pageData( shop, settings, cart ) }
		${ addOnTags( addOns, isLater ) }
		${ bundleTags( bundle, {
			locale: shop.options.locale,
			nonce: nonceFor( addOns ),
			isLater,
		} ) }`,
		main: html`<h1>${ t( 'Checkout' ) }</h1>
			<div class="checkout-place">
				${ checkoutContainer( {
					firstPaint: paint.markup,
					options: shop.options,
					hasDeliveryDay: isSampleOn( shop.options, 'delivery-day' ),
					hasHumanCheck: isSampleOn( shop.options, 'human-check' ),
					withoutScript: html`<div class="without-script">
						${ withoutScript( shop, cart, form ?? knownForm( shop ) ) }
					</div>`,
				} ) }
			</div>`,
	} );
};
