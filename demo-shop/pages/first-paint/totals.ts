import { isZeroMinor, negateMinor } from '@shopfront/money';
import type { CartResponse } from '@shopfront/store-api';
import { html } from 'hono/html';
import type { ShopOptions } from '../../options';
import { htmlToText } from '../../text';
import { t } from '../../texts';
import { asShown } from '../cart-totals';
import type { Markup } from '../layout';
import { STATES } from '../../cart/countries';
import { countryName } from '../settings/country-names';
import { cartRates } from './choices';
import { icon } from './icon';
import { money } from './money';

const ITEM = 'wc-block-components-totals-item';

interface Row {
	label: string;
	value: Markup | string;
	description?: Markup | string;
	className?: string;
}

const row = ( { label, value, description = '', className = '' }: Row ) =>
	html`<div class="${ ITEM } ${ className }">
		<span class="${ ITEM }__label">${ label }</span>
		<div class="${ ITEM }__value">
			<span class="sf-pending-value">${ value }</span>
		</div>
		${ description ? html`<div class="${ ITEM }__description">${ description }</div>` : '' }
	</div>`;

const wrapper = ( content: Markup | Markup[] ): Markup =>
	html`<div class="wc-block-components-totals-wrapper">${ content }</div>`;

/** Renders the closed panel of the coupon form. */
export const couponPanel = (): Markup =>
	wrapper(
		html`<div
			class="wc-block-components-panel wc-block-components-totals-coupon"
		>
			<div class="wc-block-components-panel__button">
				${ icon( 'expand', 'wc-block-components-panel__button-icon' ) }${ t( 'Add coupons' ) }
			</div>
		</div>`
	);

/** Returns the packages, without the rates that another step of the page offers. */
const offeredPackages = (
	{ shipping_rates: packages }: CartResponse,
	isEstimate: boolean
) =>
	packages.map( ( { shipping_rates: rates } ) =>
		rates.filter(
			( { method_id: id } ) => isEstimate || id !== 'pickup_location'
		)
	);

const hasSelectedRate = ( { shipping_rates: packages }: CartResponse ) =>
	packages.some( ( { shipping_rates: rates } ) =>
		rates.some( ( { selected } ) => selected )
	);

/** Returns the title of the shipping row and the names below it. A single rate is the title. */
function shippingNames( cart: CartResponse, isEstimate: boolean ) {
	const packages = offeredPackages( cart, isEstimate );
	const names = [
		...new Set(
			packages
				.flat()
				.filter( ( { selected } ) => selected )
				.map( ( { name } ) => htmlToText( name ) )
		),
	];
	const hasChoice =
		names.length > 1 || packages.some( ( { length } ) => length > 1 );
	const label = isEstimate ? t( 'Shipping' ) : t( 'Delivery' );
	return hasChoice
		? { label, via: names.join( ', ' ) }
		: { label: names[ 0 ] ?? label, via: '' };
}

/** Renders the address and the rates of a cart that has a shipping calculator. */
function collaterals( cart: CartResponse, options: ShopOptions ): Markup {
	const { city, state, postcode, country } = cart.shipping_address;
	const place = [
		city,
		STATES[ country ]?.[ state ] ?? state,
		postcode,
		country && countryName( country ),
	]
		.filter( Boolean )
		.join( ', ' );
	const block = 'sf-shipping-destination';
	const [ before, after ] = t( 'Shipping to %s', '\n' ).split( '\n' );
	return html`<div class="wc-block-components-totals-shipping__collaterals">
		<p class="${ block }">
			${ place && html`<span>${ before }<bdi class="${ block }__place">${ place }</bdi>${ after }</span>` }
			<button type="button" class="${ block }__button" inert>
				${ place ? t( 'Change address' ) : t( 'Enter address' ) }
			</button>
		</p>
		${ cartRates( cart, options ) }
	</div>`;
}

function shippingValue( cart: CartResponse, options: ShopOptions ): Markup {
	const { total_shipping: net, total_shipping_tax: tax } = cart.totals;
	if ( ! hasSelectedRate( cart ) || net === null ) {
		const hasRates = offeredPackages( cart, true ).flat().length > 0;
		return html`<span
			class="wc-block-components-shipping-placeholder__value"
			>${ hasRates ? t( 'Calculated at checkout' ) : t( 'Enter address to calculate' ) }</span
		>`;
	}
	const amount = asShown( net, tax ?? '0', options );
	return isZeroMinor( amount )
		? html`<strong>${ t( 'Free' ) }</strong>`
		: money( amount, options );
}

function shipping(
	cart: CartResponse,
	options: ShopOptions,
	isEstimate: boolean
): Markup {
	const hasCalculator = isEstimate && options.shippingCalculator;
	if (
		! cart.needs_shipping ||
		( isEstimate && ! hasCalculator && ! hasSelectedRate( cart ) )
	) {
		return html``;
	}
	const { label, via } = shippingNames( cart, isEstimate );
	return wrapper(
		html`<div class="wc-block-components-totals-shipping">
			${ row( {
				label,
				value: shippingValue( cart, options ),
				description:
					via &&
					html`<div class="wc-block-components-totals-shipping__via">
						${ via }
					</div>`,
			} ) }
			${ hasCalculator ? collaterals( cart, options ) : '' }
		</div>`
	);
}

function discount( cart: CartResponse, options: ShopOptions ): Markup {
	const { total_discount: net, total_discount_tax: tax } = cart.totals;
	if ( cart.coupons.length === 0 && isZeroMinor( net ) ) {
		return html``;
	}
	const amount = asShown( net, tax, options );
	const chip = 'wc-block-components-chip';
	return wrapper(
		row( {
			className: 'wc-block-components-totals-discount',
			label: isZeroMinor( amount ) ? t( 'Coupons' ) : t( 'Discount' ),
			value: isZeroMinor( amount )
				? '-'
				: money( negateMinor( amount ), options ),
			description: html`<ul
				class="wc-block-components-totals-discount__coupon-list"
			>
				${ cart.coupons.map(
					( { code } ) =>
						html`<li
							class="${ chip } ${ chip }--radius-large wc-block-components-totals-discount__coupon-list-item is-removable"
						>
							<span class="${ chip }__text">${ code }</span>
							<span class="${ chip }__remove"
								>${ icon( 'close', `${ chip }__remove-icon` ) }</span
							>
						</li>`
				) }
			</ul>`,
		} )
	);
}

function taxes( { totals }: CartResponse, options: ShopOptions ): Markup {
	if (
		options.taxDisplayCart === 'incl' ||
		isZeroMinor( totals.total_tax )
	) {
		return html``;
	}
	const lines =
		totals.tax_lines.length > 0
			? totals.tax_lines
			: [ { name: t( 'Taxes' ), price: totals.total_tax } ];
	return wrapper(
		lines.map( ( { name, price } ) =>
			row( {
				className: 'wc-block-components-totals-taxes',
				label: htmlToText( name ),
				value: money( price, options ),
			} )
		)
	);
}

function includedTax( { totals }: CartResponse, options: ShopOptions ): Markup {
	if (
		options.taxDisplayCart !== 'incl' ||
		isZeroMinor( totals.total_tax )
	) {
		return html``;
	}
	const lines = totals.tax_lines.map(
		( { name, price }, index ) =>
			html`${ index > 0 ? ', ' : '' }${ money( price, options ) }
			${ htmlToText( name ) }`
	);
	return html`<p class="wc-block-components-totals-footer-item-tax">
		${ t( 'Including' ) }
		${ lines.length > 0 ? lines : html`${ money( totals.total_tax, options ) } ${ t( 'in taxes' ) }` }
	</p>`;
}

/** Renders the rows from the subtotal to the total, as the blocks of a new page show them. */
export function totalsRows(
	cart: CartResponse,
	options: ShopOptions,
	isEstimate: boolean
): Markup {
	const { totals, fees, needs_shipping: needsShipping } = cart;
	const hasRate = hasSelectedRate( cart );
	const rows = [
		...fees.map( ( fee ) =>
			wrapper(
				row( {
					className: 'wc-block-components-totals-fees',
					label: htmlToText( fee.name ),
					value: money(
						asShown(
							fee.totals.total,
							fee.totals.total_tax,
							options
						),
						options
					),
				} )
			)
		),
		discount( cart, options ),
		shipping( cart, options, isEstimate ),
		taxes( cart, options ),
	];
	const hasRows = rows.some( ( part ) => String( part ) !== '' );
	return html`${
		hasRows || ! isEstimate
			? wrapper(
					row( {
						label: t( 'Subtotal' ),
						value: money(
							asShown(
								totals.total_items,
								totals.total_items_tax,
								options
							),
							options
						),
					} )
				)
			: ''
	}
	${ rows }
	${ wrapper(
		row( {
			className: 'wc-block-components-totals-footer-item',
			label: isEstimate ? t( 'Estimated total' ) : t( 'Total' ),
			value: money(
				totals.total_price,
				options,
				'wc-block-components-totals-footer-item-tax-value'
			),
			description: html`${ includedTax( cart, options ) }${
				isEstimate && needsShipping && ! hasRate
					? html`<p
							class="wc-block-components-totals-footer-item-shipping"
						>
							${ t( 'Shipping will be calculated at checkout' ) }
						</p>`
					: ''
			}`,
		} )
	) }`;
}
