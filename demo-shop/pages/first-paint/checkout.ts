import type { CartResponse } from '@shopfront/store-api';
import { html } from 'hono/html';
import type { ShopOptions } from '../../options';
import { t } from '../../texts';
import type { Markup } from '../layout';
import { addressForm, textField } from './address';
import { paymentMethods, rates } from './choices';
import { express } from './express';
import { icon } from './icon';
import { checkbox, step } from './step';
import { summaryAbove, summaryBeside, summaryContent } from './summary';

export interface CheckoutPaint {
	cart: CartResponse;
	options: ShopOptions;
	/** The saved email address. */
	email: string;
	isGuest: boolean;
	shopTitle: string;
	hasExpress: boolean;
	/** Returns the description of a step, by the name of its block; `''` for none. */
	describe: ( block: string ) => string;
}

const contact = ( paint: CheckoutPaint ): Markup => {
	const { email, isGuest, options, shopTitle, describe } = paint;
	const isAnonymous = isGuest && options.guestCheckout;
	return step(
		{
			name: 'contact-fields',
			title: t( 'Contact information' ),
			beside: isGuest
				? html`<a
						class="wc-block-checkout__login-prompt"
						href="/my-account/?redirect_to=/checkout/"
						>${ t( 'Log in' ) }</a
					>`
				: '',
			description: describe( 'contact-information' ),
		},
		html`<div class="wc-block-components-address-form">
			<div>
				${ textField( {
					id: 'email',
					name: 'email',
					field: 'email',
					label: t( 'Email address' ),
					type: 'email',
					autocomplete: 'email',
					autocapitalize: 'none',
					value: email,
					isRequired: true,
				} ) }
			</div>
			${ isAnonymous ? html`<p class="wc-block-checkout__guest-checkout-notice">${ t( 'You are currently checking out as a guest.' ) }</p>` : '' }
			${ isAnonymous && options.signUp ? checkbox( 'wc-block-checkout__create-account', t( 'Create an account with %s', shopTitle ) ) : '' }
		</div>`
	);
};

const OPTION = 'wc-block-checkout__shipping-method-option';

/** Renders the choice between shipping and pickup. Until its script runs, it cannot be reached. */
const delivery = ( { describe }: CheckoutPaint ): Markup =>
	step(
		{
			name: 'shipping-method',
			title: t( 'Delivery' ),
			description: describe( 'shipping-method' ),
		},
		html`<div class="wc-block-checkout__shipping-method-container" inert>
			${ ( [ 'ship', 'pickup' ] as const ).map(
				( name, index ) =>
					html`<div
						class="${ OPTION } ${ index === 0 ? `${ OPTION }--selected` : '' }"
					>
						${ icon( name, `${ OPTION }-icon` ) }
						<span class="${ OPTION }-title-wrapper"
							><span class="${ OPTION }-title"
								>${ name === 'ship' ? t( 'Ship' ) : t( 'Pickup' ) }</span
							></span
						>
					</div>`
			) }
		</div>`
	);

const address = (
	{ cart, options, describe }: CheckoutPaint,
	isShipped: boolean
): Markup => {
	if ( isShipped ) {
		return step(
			{
				name: 'shipping-fields',
				title: t( 'Shipping address' ),
				description: describe( 'shipping-address' ),
			},
			html`${ addressForm( 'shipping', cart.shipping_address, options ) }
			${ checkbox( 'wc-block-checkout__use-address-for-billing', t( 'Use same address for billing' ), true ) }`
		);
	}
	return step(
		{
			name: 'billing-fields',
			title:
				cart.needs_shipping && options.forcedBilling
					? t( 'Billing and shipping address' )
					: t( 'Billing address' ),
			description: describe( 'billing-address' ),
		},
		addressForm( 'billing', cart.billing_address, options )
	);
};

/** Renders the terms, with links that work without a script. */
const terms = ( { options }: CheckoutPaint ): Markup => {
	const [ start, middle, end ] = t(
		'By proceeding with your purchase you agree to our %1$s and %2$s'
	).split( /%\d\$s/ );
	const text = html`${ start }<a href="/terms/" target="_blank"
			>${ t( 'Terms and Conditions' ) }</a
		>${ middle }<a href="/privacy/" target="_blank"
			>${ t( 'Privacy Policy' ) }</a
		>${ end }`;
	return html`<div
		class="wc-block-checkout__terms wc-block-checkout__terms--with-separator"
	>
		${ options.termsCheckbox ? checkbox( '', text ) : html`<span class="wc-block-components-checkbox__label">${ text }</span>` }
	</div>`;
};

const actions = ( { cart, options }: CheckoutPaint ): Markup => {
	const block = 'wc-block-components-checkout';
	return html`<div class="wc-block-checkout__actions">
		<div
			class="checkout-order-summary-block-fill-wrapper sf-first-paint__narrow"
		>
			<div class="checkout-order-summary-block-fill">
				${ summaryContent( cart, options ) }
			</div>
		</div>
		<div class="wc-block-checkout__actions_row">
			<a href="/cart/" class="${ block }-return-to-cart-button"
				>${ icon( 'back' ) }${ t( 'Return to Cart' ) }</a
			>
			<button
				type="button"
				class="wc-block-components-button wp-element-button ${ block }-place-order-button contained"
				inert
			>
				<div class="wc-block-components-button__text">
					${ t( 'Place Order' ) }
				</div>
			</button>
		</div>
	</div>`;
};

/**
 * Renders the checkout's fields with their saved values, in the markup of the block, which replaces it and keeps what
 * was typed (docs/decisions/first-paint.md). No `form` element: Enter must not reload the page.
 */
export const checkoutFirstPaint = ( paint: CheckoutPaint ): Markup => {
	const { cart, options, describe } = paint;
	const isShipped =
		cart.needs_shipping && ! options.forcedBilling && ! options.pickupOnly;
	const form = 'wc-block-checkout__form';
	return html`<div class="sf-skeleton sf-first-paint">
		<div class="wc-block-components-sidebar-layout wc-block-checkout">
			${ summaryAbove( cart, options ) }
			<div class="wc-block-components-main wc-block-checkout__main">
				<div
					class="wc-block-components-form ${ form } ${ options.stepNumbers ? `${ form }--with-step-numbers` : '' }"
				>
					${ paint.hasExpress ? express( 'checkout' ) : '' }
					${ contact( paint ) }
					${ isShipped && options.localPickupEnabled ? delivery( paint ) : '' }
					${ address( paint, isShipped ) }
					${ isShipped ? step( { name: 'shipping-option', title: t( 'Shipping options' ), description: describe( 'shipping-methods' ) }, rates( cart, options ) ) : '' }
					${ step( { name: 'payment-method', title: t( 'Payment options' ), description: describe( 'payment' ) }, paymentMethods( options ) ) }
					${ step(
						{
							name: 'order-notes',
							title: t( 'Order notes' ),
							isTitleHidden: true,
						},
						html`<div class="wc-block-checkout__add-note">
							${ checkbox( '', t( 'Add a note to your order' ) ) }
						</div>`
					) }
					${ terms( paint ) } ${ actions( paint ) }
				</div>
			</div>
			${ summaryBeside( cart, options ) }
		</div>
	</div>`;
};
