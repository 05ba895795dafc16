import { randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { CartResponse } from '@shopfront/store-api';
import { isCountryAllowed } from '../../cart/allowed-countries';
import { STATES } from '../../cart/countries';
import {
	currentAddresses,
	currentPaymentMethod,
} from '../../cart/current-cart';
import { moneyHtml } from '../../catalogue/price-html';
import type { ShopContext } from '../../context';
import { fieldsAt } from '../../fields/additional-fields';
import { OFFLINE_GATEWAYS } from '../../gateways/offline';
import { enabledGateways } from '../../gateways/gateways';
import { findUnanswered } from '../../orders/unanswered-attempts';
import { htmlToText } from '../../text';
import { t } from '../../texts';
import { asShown, cartTotals } from '../cart-totals';
import type { Fields } from '../form-fields';
import type { Markup } from '../layout';
import {
	CONFIRMED,
	CONFIRMED_ID,
	unansweredWarning,
} from '../unanswered-warning';
import { countryNames } from '../settings/country-names';
import { fieldsOf, type FieldErrors, type FormField } from './address-form';
import { selectOptions } from '../select-options';

/** First values, or a form that was refused. */
export interface SentForm {
	fields: Fields;
	errors: FieldErrors;
	/** About the whole form; `''` for none. */
	message: string;
}

const idOf = ( name: string ) => `checkout-${ name }`;

/** Connects a control with its error. */
const errorAttributes = ( name: string, { errors }: SentForm ) =>
	raw(
		errors[ name ]
			? `aria-invalid="true" aria-describedby="${ idOf( name ) }-error"`
			: ''
	);

/** Values and labels; `null` for a field to type in. */
const choicesOf = (
	shop: ShopContext,
	name: string,
	country: string
): Array< readonly [ string, string ] > | null => {
	if ( name === 'country' ) {
		return Object.entries( countryNames() ).filter( ( [ code ] ) =>
			isCountryAllowed( 'billing', code, shop.options )
		);
	}
	const states = name === 'state' ? STATES[ country ] : undefined;
	return states ? [ [ '', '' ], ...Object.entries( states ) ] : null;
};

const control = (
	shop: ShopContext,
	{ name, type, autocomplete }: FormField,
	form: SentForm
): Markup => {
	const value = form.fields[ name ] ?? '';
	const choices = choicesOf( shop, name, form.fields.country ?? '' );
	return choices
		? html`<select
				id="${ idOf( name ) }"
				name="${ name }"
				autocomplete="${ autocomplete }"
				${ errorAttributes( name, form ) }
			>
				${ selectOptions( choices, value ) }
			</select>`
		: html`<input
				id="${ idOf( name ) }"
				name="${ name }"
				type="${ type }"
				value="${ value }"
				autocomplete="${ autocomplete }"
				${ errorAttributes( name, form ) }
			/>`;
};

const errorText = ( name: string, { errors }: SentForm ): Markup =>
	errors[ name ]
		? html`<p class="field__error" id="${ idOf( name ) }-error">
				${ errors[ name ] }
			</p>`
		: html``;

const renderField = (
	shop: ShopContext,
	field: FormField,
	form: SentForm
): Markup =>
	html`<div class="field">
		<label for="${ idOf( field.name ) }">${ field.label }</label>
		${ control( shop, field, form ) } ${ errorText( field.name, form ) }
		${
			field.name === 'country'
				? html`<button
						class="button button--quiet"
						name="action"
						value="update"
					>
						${ t( 'Update country and shipping' ) }
					</button>`
				: ''
		}
	</div>`;

/** Links to the fields with errors. */
const summary = (
	{ errors, message }: SentForm,
	fields: FormField[]
): Markup => {
	const ids = {
		...Object.fromEntries(
			fields.map( ( { name } ) => [ name, idOf( name ) ] )
		),
		[ CONFIRMED ]: CONFIRMED_ID,
	};
	const wrong = Object.entries( ids ).filter(
		( [ name ] ) => errors[ name ]
	);
	return message === '' && wrong.length === 0
		? html``
		: html`<div class="site-notice is-error" role="alert">
				${ message ? html`<p>${ message }</p>` : '' }
				${
					wrong.length > 0
						? html`<ul>
								${ wrong.map(
									( [ name, id ] ) =>
										html`<li>
											<a href="#${ id }"
												>${ errors[ name ] }</a
											>
										</li>`
								) }
							</ul>`
						: ''
				}
			</div>`;
};

const radio = (
	name: string,
	value: string,
	isChosen: boolean,
	label: Markup
): Markup =>
	html`<label class="pay-form__choice">
		<input
			type="radio"
			name="${ name }"
			value="${ value }"
			${ isChosen ? raw( 'checked' ) : '' }
		/>
		<span>${ label }</span>
	</label>`;

const rates = ( shop: ShopContext, cart: CartResponse ): Markup[] =>
	cart.shipping_rates.map(
		( { package_id: id, name, shipping_rates: list } ) =>
			html`<fieldset>
				<legend>${ htmlToText( name ) }</legend>
				${ list.map( ( rate ) =>
					radio(
						`rate[${ id }]`,
						rate.rate_id,
						rate.selected,
						html`<strong>${ htmlToText( rate.name ) }</strong>
							${ raw(
								moneyHtml(
									asShown(
										rate.price,
										rate.taxes,
										shop.options
									),
									shop.options
								)
							) }`
					)
				) }
				${ list.length === 0 ? html`<p>${ t( 'No delivery to this address.' ) }</p>` : '' }
			</fieldset>`
	);

export const plainGateways = ( shop: Pick< ShopContext, 'options' > ) =>
	enabledGateways( shop.options ).filter( ( gateway ) =>
		OFFLINE_GATEWAYS.includes( gateway )
	);

const payment = ( shop: ShopContext, chosen: string ): Markup => {
	const gateways = plainGateways( shop );
	const current =
		gateways.find( ( { id } ) => id === chosen ) ?? gateways[ 0 ];
	return html`<fieldset>
		<legend>${ t( 'Payment' ) }</legend>
		${ gateways.map( ( gateway ) =>
			radio(
				'payment_method',
				gateway.id,
				gateway === current,
				html`<strong>${ t( gateway.title ) }</strong>
					${ t( gateway.description ) }`
			)
		) }
	</fieldset>`;
};

const items = ( cart: CartResponse ): Markup =>
	html`<ul>
		${ cart.items.map(
			( { name, quantity } ) =>
				html`<li>${ quantity } × ${ htmlToText( name ) }</li>`
		) }
	</ul>`;

const coupons = ( { coupons: applied }: CartResponse ): Markup =>
	html`<div class="field">
		<label for="${ idOf( 'coupon' ) }">${ t( 'Coupon code' ) }</label>
		<input id="${ idOf( 'coupon' ) }" name="coupon" autocomplete="off" />
		<button class="button button--quiet" name="action" value="coupon">
			${ t( 'Apply coupon' ) }
		</button>
		${ applied.length > 0 ? html`<p>${ applied.map( ( { code } ) => code ).join( ', ' ) }</p>` : '' }
	</div>`;

/** A captcha, add-on fields, or no payment method that works without JavaScript. */
export const needsScript = ( shop: ShopContext ): boolean =>
	shop.options.captcha ||
	plainGateways( shop ).length === 0 ||
	fieldsAt( shop.options, 'address', 'contact', 'order' ).some(
		( { required, hidden } ) => required === true && hidden === false
	);

export const knownForm = ( shop: ShopContext ): SentForm => {
	const { billing, shipping } = currentAddresses( shop );
	return {
		fields: { ...shipping, email: billing.email },
		errors: {},
		message: '',
	};
};

/**
 * The checkout without JavaScript. Each page has the key of one attempt, so sending the form twice places one order.
 * The nonce keeps other sites from sending it.
 */
export const checkoutForm = (
	shop: ShopContext,
	cart: CartResponse,
	form: SentForm
): Markup => {
	const { fields } = form;
	const shown = fieldsOf( fields.country ?? '', shop.options );
	const unanswered = shop.options.orderAttempts && findUnanswered( shop );
	return html`<form
		class="plain-form pay-form"
		method="post"
		action="/checkout/"
		novalidate
	>
		${ summary( form, shown ) }
		<input type="hidden" name="nonce" value="${ shop.session.nonce }" />
		<input
			type="hidden"
			name="attempt"
			value="${ randomBytes( 16 ).toString( 'hex' ) }"
		/>
		<input
			type="hidden"
			name="expected_total"
			value="${ cart.totals.total_price }"
		/>
		<button
			class="screen-reader-text"
			name="action"
			value="update"
			tabindex="-1"
			aria-hidden="true"
		>
			${ t( 'Update country and shipping' ) }
		</button>
		<fieldset>
			<legend>
				${ cart.needs_shipping ? t( 'Shipping address' ) : t( 'Billing address' ) }
			</legend>
			${ shown.map( ( field ) => renderField( shop, field, form ) ) }
		</fieldset>
		${ rates( shop, cart ) }
		${ payment( shop, fields.payment_method ?? currentPaymentMethod( shop ) ) }
		<div class="field">
			<label for="${ idOf( 'note' ) }"
				>${ t( '%s (optional)', t( 'Order note' ) ) }</label
			>
			<textarea id="${ idOf( 'note' ) }" name="note" rows="2">
${ fields.note ?? '' }</textarea>
		</div>
		${ shop.options.couponsEnabled ? coupons( cart ) : '' }
		${ items( cart ) } ${ cartTotals( cart, shop.options ) }
		${
			unanswered
				? unansweredWarning(
						unanswered,
						fields[ CONFIRMED ],
						form.errors[ CONFIRMED ]
					)
				: ''
		}
		<button class="button" name="action" value="order">
			${ t( 'Place order' ) }
		</button>
	</form>`;
};
