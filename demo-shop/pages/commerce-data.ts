import { html } from 'hono/html';
import { currencyFields } from '../money';
import type { ShopOptions } from '../options';
import type { Order } from '../orders/order';
import type { Markup } from './layout';
import { inlineJson } from './script-data';

/** For the script that emits commerce events, if an add-on loads it (packages/commerce-events). */
export const commerceData = ( data: object ): Markup =>
	html`<script type="application/json" id="shopfront-events-data">
		${ inlineJson( data ) }
	</script>`;

/** `options` have the order's currency. */
export const orderForEvents = ( order: Order, options: ShopOptions ) => ( {
	transaction_id: String( order.id ),
	items: order.lines.map(
		( { productId, variationId, name, quantity, prices, variation } ) => ( {
			id: variationId || productId,
			name,
			quantity,
			prices,
			variation,
		} )
	),
	coupons: order.coupons.map( ( { code } ) => ( { code } ) ),
	totals: { ...order.totals, ...currencyFields( options ) },
} );
