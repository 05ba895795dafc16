import { html, raw } from 'hono/html';
import { safeHtml } from '../catalogue/html';
import { moneyHtml } from '../catalogue/price-html';
import { additionalFields } from '../fields/additional-fields';
import { getDebitAccount } from '../gateways/direct-debit';
import { getPurchaseOrder } from '../gateways/invoice';
import type { ShopOptions } from '../options';
import type { Order, OrderLine } from '../orders/order';
import { getDeliveryDay } from '../samples/delivery-day';
import { getRefill } from '../samples/refill';
import { getSafePlace } from '../samples/safe-place';
import { addressCard } from './address-card';
import { asShown, cartTotals } from './cart-totals';
import type { Markup } from './layout';

/** The order was made in its own currency, whatever the shop's is now. */
export const getCurrencyOptions = (
	{ currency }: Pick< Order, 'currency' >,
	options: ShopOptions
): ShopOptions => ( { ...options, currency } );

function row( line: OrderLine, options: ShopOptions ): Markup {
	const { line_subtotal: net, line_subtotal_tax: tax } = line.totals;
	const choices = line.variation.map(
		( { attribute, value } ) => `${ attribute }: ${ value }`
	);
	return html`<tr>
		<th scope="row">
			<bdi>${ raw( safeHtml( line.name ) ) }</bdi>
			<span class="order-table__quantity">× ${ line.quantity }</span>
			${ choices.length > 0 ? html`<span class="cart-table__choices">${ choices.join( ', ' ) }</span>` : '' }
		</th>
		<td>${ raw( moneyHtml( asShown( net, tax, options ), options ) ) }</td>
	</tr>`;
}

/** What was bought, line by line, and what it adds up to. */
export function orderTable( order: Order, shopOptions: ShopOptions ): Markup {
	const options = getCurrencyOptions( order, shopOptions );
	// Tax lines of an order leave out that of shipping (as recorded): one row tells the whole.
	const totals = { ...order.totals, tax_lines: [] };
	return html`<table class="order-table">
			<thead>
				<tr>
					<th scope="col">Product</th>
					<th scope="col">Total</th>
				</tr>
			</thead>
			<tbody>
				${ order.lines.map( ( line ) => row( line, options ) ) }
			</tbody>
		</table>
		${ cartTotals( { totals, fees: order.fees, needs_shipping: order.shipments.length > 0 }, options ) }`;
}

/** What the shopper told in fields of add-ons, as far as there is something to show. */
function renderAdditionalFields( order: Order, options: ShopOptions ) {
	return additionalFields( options ).flatMap( ( field ) => {
		const value = order.additionalFields[ field.id ];
		if ( value === undefined || value === '' || value === false ) {
			return [];
		}
		const chosen = field.options?.find( ( one ) => one.value === value );
		const text = value === true ? 'Yes' : ( chosen?.label ?? value );
		return [ { label: field.label, text } ];
	} );
}

/** What sample add-ons keep with the order. */
const renderAddOnFields = ( { addOns }: Order ) =>
	[
		{ label: 'Day of delivery', text: getDeliveryDay( addOns ) },
		{ label: 'Purchase order', text: getPurchaseOrder( addOns ) },
		{ label: 'Account', text: getDebitAccount( addOns ) },
		{ label: 'Leave the parcel', text: getSafePlace( addOns ) },
		{ label: 'Monthly refill', text: getRefill( addOns ) },
	].flatMap( ( { label, text } ) =>
		text === null ? [] : [ { label, text } ]
	);

/** Where it goes and how, and what the shopper wrote. */
export function renderOrderDetails(
	order: Order,
	options: ShopOptions
): Markup {
	const fields = [
		...order.shipments.map( ( { name } ) => ( {
			label: 'Delivery',
			text: name,
		} ) ),
		...renderAddOnFields( order ),
		...renderAdditionalFields( order, options ),
		...( order.note ? [ { label: 'Note', text: order.note } ] : [] ),
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
			${ addressCard( 'Billing address', order.billing ) }
			${ order.shipments.length > 0 ? addressCard( 'Shipping address', order.shipping ) : '' }
		</div>`;
}
