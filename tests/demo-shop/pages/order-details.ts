import { html, raw } from 'hono/html';
import { safeHtml } from '../catalogue/html';
import { moneyHtml } from '../catalogue/price-html';
import { additionalFields } from '../fields/additional-fields';
import { debitAccountOf } from '../gateways/direct-debit';
import { purchaseOrderOf } from '../gateways/invoice';
import type { ShopOptions } from '../options';
import type { Order, OrderLine } from '../orders/order';
import { deliveryDayOf } from '../samples/delivery-day';
import { refillOf } from '../samples/refill';
import { safePlaceOf } from '../samples/safe-place';
import { addressCard } from './address-card';
import { asShown, cartTotals } from './cart-totals';
import type { Markup } from './layout';

/** The order was made in its own currency, whatever the shop's is now. */
export const optionsOf = (
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
	const options = optionsOf( order, shopOptions );
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
function fieldsTold( order: Order, options: ShopOptions ) {
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
const addOnsTold = ( { addOns }: Order ) =>
	[
		{ label: 'Day of delivery', text: deliveryDayOf( addOns ) },
		{ label: 'Purchase order', text: purchaseOrderOf( addOns ) },
		{ label: 'Account', text: debitAccountOf( addOns ) },
		{ label: 'Leave the parcel', text: safePlaceOf( addOns ) },
		{ label: 'Monthly refill', text: refillOf( addOns ) },
	].flatMap( ( { label, text } ) =>
		text === null ? [] : [ { label, text } ]
	);

/** Where it goes and how, and what the shopper wrote. */
export function orderParticulars( order: Order, options: ShopOptions ): Markup {
	const told = [
		...order.shipments.map( ( { name } ) => ( {
			label: 'Delivery',
			text: name,
		} ) ),
		...addOnsTold( order ),
		...fieldsTold( order, options ),
		...( order.note ? [ { label: 'Note', text: order.note } ] : [] ),
	];
	return html`${
			told.length > 0
				? html`<dl class="order-facts">
						${ told.map(
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
