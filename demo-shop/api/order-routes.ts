import { accessibleOrder } from '../orders/order-access';
import { orderResponse } from '../orders/order-response';
import type { Route } from './route';

/** One order, for people with access (docs/contract/store-api.md 4.5). */
export const ORDER_ROUTES: readonly Route[] = [
	{
		path: '/order/(?P<id>[\\d]+)',
		isOutside: true,
		endpoints: [
			{
				methods: [ 'GET' ],
				args: { context: {} },
				handle: ( context, args ) => ( {
					body: orderResponse(
						context,
						accessibleOrder( context, args )
					),
				} ),
			},
		],
	},
];
