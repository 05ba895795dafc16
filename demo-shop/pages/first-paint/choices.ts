import type { CartResponse, ShippingRateResponse } from '@shopfront/store-api';
import { isZeroMinor } from '@shopfront/money';
import { html } from 'hono/html';
import { enabledGateways } from '../../gateways/gateways';
import type { ShopOptions } from '../../options';
import { htmlToText } from '../../text';
import { t } from '../../texts';
import { asShown } from '../cart-totals';
import type { Markup } from '../layout';
import { money } from './money';

const RADIO = 'wc-block-components-radio-control';
const ACCORDION = `${ RADIO }-accordion`;

interface Choice {
	label: string;
	price?: Markup | '';
	details?: Markup | '';
	isSelected: boolean;
}

const control = ( className: string, rows: Markup[] ): Markup =>
	html`<div class="${ RADIO } ${ className }" inert>${ rows }</div>`;

const option = (
	{ label, price = '', details = '', isSelected }: Choice,
	highlight: string
): Markup =>
	html`<label
		class="${ RADIO }__option ${ isSelected ? `${ RADIO }__option-checked ${ highlight }` : '' }"
	>
		<input
			class="${ RADIO }__input"
			type="radio"
			${ isSelected ? html`checked` : '' }
		/>
		<div class="${ RADIO }__option-layout">
			<div class="${ RADIO }__label-group">
				<span class="${ RADIO }__label">${ label }</span>
				${ price && html`<span class="${ RADIO }__secondary-label">${ price }</span>` }
			</div>
			${ details }
		</div>
	</label>`;

const PICKUP = 'pickup_location';

/** Renders the price of a rate. */
const ratePrice = (
	{ price: net, taxes }: ShippingRateResponse,
	options: ShopOptions
): Markup => {
	const amount = asShown( net, taxes, options );
	return isZeroMinor( amount )
		? html`<span
				class="wc-block-components-shipping-rates-control__package__description--free wc-block-checkout__shipping-option--free"
				>${ t( 'Free' ) }</span
			>`
		: money( amount, options );
};

const toChoice = (
	rate: ShippingRateResponse,
	options: ShopOptions
): Choice => ( {
	label: htmlToText( rate.name ),
	price: ratePrice( rate, options ),
	isSelected: rate.selected,
} );

/** Renders the rates of all packages that are shipped. */
export const rates = (
	{ shipping_rates: packages }: CartResponse,
	options: ShopOptions
): Markup =>
	html`${ packages.map( ( { shipping_rates: list } ) => {
		const shown = list.filter( ( { method_id: id } ) => id !== PICKUP );
		return control(
			`${ RADIO }--highlight-checked ${ shown[ 0 ]?.selected ? `${ RADIO }--highlight-checked--first-selected` : '' }`,
			shown.map( ( rate ) =>
				option(
					toChoice( rate, options ),
					`${ RADIO }__option--checked-option-highlighted`
				)
			)
		);
	} ) }`;

/** Renders the details of a rate, such as the address of a pickup location. */
const rateDetails = ( {
	method_id: id,
	meta_data: data,
}: ShippingRateResponse ) => {
	const texts =
		id === PICKUP
			? [ 'pickup_address', 'pickup_details' ].map( ( name ) =>
					htmlToText(
						data.find( ( { key } ) => key === name )?.value ?? ''
					)
				)
			: [];
	return texts.some( ( text ) => text !== '' )
		? html`<div class="${ RADIO }__description-group">
				<span class="${ RADIO }__description">${ texts[ 0 ] }</span>
				<span class="${ RADIO }__secondary-description"
					>${ texts[ 1 ] }</span
				>
			</div>`
		: '';
};

/** Renders the rates of all packages beside the totals of a cart. */
export const cartRates = (
	{ shipping_rates: packages }: CartResponse,
	options: ShopOptions
): Markup =>
	html`<div class="wc-block-components-shipping-rates-control">
		${ packages.map(
			( { shipping_rates: list } ) =>
				html`<div
					class="wc-block-components-shipping-rates-control__package"
				>
					${ control(
						'',
						list.map( ( rate ) =>
							option(
								{
									...toChoice( rate, options ),
									details: rateDetails( rate ),
								},
								''
							)
						)
					) }
				</div>`
		) }
	</div>`;

/**
 * Renders the payment methods that need no script of their own to be known, with the description of the first. Its
 * script decides whether a method can be used, so this list is an estimate of the space.
 */
export const paymentMethods = ( options: ShopOptions ): Markup => {
	const methods = enabledGateways( options ).filter(
		( { isExpress } ) => ! isExpress
	);
	return control(
		`${ RADIO }--highlight-checked ${ RADIO }--highlight-checked--first-selected`,
		methods.map( ( { title, description }, index ) => {
			const isSelected = index === 0;
			return html`<div
				class="${ ACCORDION }-option ${ isSelected ? `${ ACCORDION }-option--checked-option-highlighted` : '' }"
			>
				${ option( { label: t( title ), isSelected }, '' ) }
				${
					isSelected
						? html`<div class="${ ACCORDION }-content">
								<div
									class="read-more-content sf-read-more sf-read-more--collapsed"
								>
									<div class="sf-read-more__text">
										<div>${ t( description ) }</div>
									</div>
								</div>
							</div>`
						: ''
				}
			</div>`;
		} )
	);
};
