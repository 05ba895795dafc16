import { html, raw } from 'hono/html';
import { safeHtml } from '../catalogue/html';
import { moneyHtml } from '../catalogue/price-html';
import type { ShopContext } from '../context';
import { additionalFields } from '../fields/additional-fields';
import { getDebitAccount } from '../gateways/direct-debit';
import { getPurchaseOrder } from '../gateways/invoice';
import type { ShopOptions } from '../options';
import type { Order, OrderLine } from '../orders/order';
import { catalogueSide } from '../orders/order-response';
import { getDeliveryDay } from '../samples/delivery-day';
import { getNewsletter } from '../marketing/newsletter';
import { getAttribution } from '../marketing/order-attribution';
import { getRefill } from '../samples/refill';
import { getSafePlace } from '../samples/safe-place';
import { addressCard } from './address-card';
import { amountHtml, asShown, cartTotals } from './cart-totals';
import type { Markup } from './layout';
import { t } from '../texts';

/** In the order's currency, whatever the shop's is now. */
export const getCurrencyOptions = (
	{ currency }: Pick< Order, 'currency' >,
	options: ShopOptions
): ShopOptions => ( { ...options, currency } );

/** HTML. */
export const orderTotal = (
	order: Order,
	{ options }: Pick< ShopContext, 'options' >
): string =>
	moneyHtml( order.totals.total_price, getCurrencyOptions( order, options ) );

const picture = ( shop: ShopContext, line: OrderLine ): Markup | '' => {
	const [ image ] = catalogueSide( shop, line ).images;
	return image
		? html`<img
				class="order-table__picture"
				src="${ image.thumbnail }"
				width="64"
				height="64"
				alt=""
				decoding="async"
			/>`
		: '';
};

const row = (
	shop: ShopContext,
	line: OrderLine,
	options: ShopOptions
): Markup => {
	const { line_subtotal: net, line_subtotal_tax: tax } = line.totals;
	const choices = line.variation.map(
		( { attribute, value } ) => `${ attribute }: ${ value }`
	);
	return html`<tr>
		<th scope="row">
			<div class="order-table__product">
				${ picture( shop, line ) }
				<div>
					<bdi>${ raw( safeHtml( line.name ) ) }</bdi>
					<span class="order-table__quantity"
						>× ${ line.quantity }</span
					>
					${ choices.length > 0 ? html`<span class="cart-table__choices">${ choices.join( ', ' ) }</span>` : '' }
				</div>
			</div>
		</th>
		<td>${ amountHtml( asShown( net, tax, options ), options ) }</td>
	</tr>`;
};

export const orderTable = ( order: Order, shop: ShopContext ): Markup => {
	const options = getCurrencyOptions( order, shop.options );
	// An order's tax lines exclude shipping tax, as recorded; the checkout's include it.
	const totals = {
		...order.totals,
		tax_lines: order.cartTaxLines ?? [],
	};
	return html`<table class="order-table">
			<thead>
				<tr>
					<th scope="col">${ t( 'Product' ) }</th>
					<th scope="col">${ t( 'Total' ) }</th>
				</tr>
			</thead>
			<tbody>
				${ order.lines.map( ( line ) => row( shop, line, options ) ) }
			</tbody>
		</table>
		${ cartTotals( { totals, fees: order.fees, needs_shipping: order.shipments.length > 0, rateNames: order.shipments.map( ( { name } ) => name ) }, options ) }`;
};

/** Renders filled-in fields only. */
const renderAdditionalFields = ( order: Order, options: ShopOptions ) => {
	return additionalFields( options ).flatMap( ( field ) => {
		const value = order.additionalFields[ field.id ];
		if ( value === undefined || value === '' || value === false ) {
			return [];
		}
		const chosen = field.options?.find( ( one ) => one.value === value );
		const text = value === true ? t( 'Yes' ) : ( chosen?.label ?? value );
		return [ { label: field.label, text } ];
	} );
};

/** Data that sample add-ons stored with the order. */
const renderAddOnFields = ( { addOns }: Order ) =>
	[
		{ label: 'Day of delivery', text: getDeliveryDay( addOns ) },
		{ label: 'Purchase order', text: getPurchaseOrder( addOns ) },
		{ label: 'Account', text: getDebitAccount( addOns ) },
		{ label: 'Leave the parcel', text: getSafePlace( addOns ) },
		{ label: 'Monthly refill', text: getRefill( addOns ) },
		{ label: 'Newsletter', text: getNewsletter( addOns ) },
		{ label: 'Source of the visit', text: getAttribution( addOns ) },
	].flatMap( ( { label, text } ) =>
		text === null ? [] : [ { label, text } ]
	);

export const renderOrderDetails = (
	order: Order,
	options: ShopOptions
): Markup => {
	const fields = [
		...order.shipments.map( ( { name } ) => ( {
			label: t( 'Delivery' ),
			text: name,
		} ) ),
		...renderAddOnFields( order ),
		...renderAdditionalFields( order, options ),
		...( order.note ? [ { label: t( 'Note' ), text: order.note } ] : [] ),
	];
	return html`${
			fields.length > 0
				? html`<dl class="order-facts">
						${ fields.map(
							( { label, text } ) =>
								html`<div>
									<dt>${ label }</dt>
									<dd><bdi>${ text }</bdi></dd>
								</div>`
						) }
					</dl>`
				: ''
		}
		<div class="account">
			${ addressCard( t( 'Billing address' ), order.billing, options ) }
			${ order.shipments.length > 0 ? addressCard( t( 'Shipping address' ), order.shipping, options ) : '' }
		</div>`;
};
