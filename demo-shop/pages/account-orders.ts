import { html, raw } from 'hono/html';
import type { ShopContext } from '../context';
import type { Customer } from '../customers';
import { isUnpaid, type Order } from '../orders/order';
import { payUrl, receivedUrl } from '../orders/order-links';
import { getCustomerOrders } from '../orders/order-store';
import { dayOf } from './format-date';
import type { Markup } from './layout';
import { orderTotal } from './order-details';
import { ORDER_STATUSES } from './settings/order-statuses';

const row = ( order: Order, shop: ShopContext ): Markup => {
	const total = orderTotal( order, shop );
	return html`<tr>
		<th scope="row">
			<a href="${ receivedUrl( shop, order ) }">
				<span class="screen-reader-text">Order </span>${ order.id }
			</a>
		</th>
		<td data-label="Date">
			${ dayOf( order.placedAt ?? order.createdAt ) }
		</td>
		<td data-label="Status">${ ORDER_STATUSES[ order.status ] }</td>
		<td data-label="Total">${ raw( total ) }</td>
		<td>
			${
				isUnpaid( order )
					? html`<a class="button" href="${ payUrl( shop, order ) }"
							>Pay<span class="screen-reader-text">
								for order ${ order.id }</span
							></a
						>`
					: ''
			}
		</td>
	</tr>`;
};

export const customerOrders = (
	shop: ShopContext,
	{ id }: Customer
): Markup => {
	const orders = getCustomerOrders( shop.database, id );
	return html`<h2>Orders</h2>
		${
			orders.length === 0
				? html`<p>You have not ordered anything yet.</p>`
				: html`<table
						class="orders woocommerce-orders-table shop_table"
					>
						<thead>
							<tr>
								<th scope="col">Order</th>
								<th scope="col">Date</th>
								<th scope="col">Status</th>
								<th scope="col">Total</th>
								<th scope="col">
									<span class="screen-reader-text"
										>Actions</span
									>
								</th>
							</tr>
						</thead>
						<tbody>
							${ orders.map( ( order ) => row( order, shop ) ) }
						</tbody>
					</table>`
		}`;
};
