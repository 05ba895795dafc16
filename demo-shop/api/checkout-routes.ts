import { cartResponse, withoutShipping } from '../cart/cart-response';
import type { ShopContext } from '../context';
import { readCheckout } from '../orders/checkout-response';
import {
	checkDraftArguments,
	checkOrderArguments,
	checkPaymentArguments,
} from '../orders/checkout-arguments';
import { commitOnRefusal } from '../orders/commit-on-refusal';
import { payForOrder } from '../orders/pay-for-order';
import { placeCheckout } from '../orders/place-checkout';
import { recogniseGuest } from '../orders/repeated-attempt';
import { updateDraft } from '../orders/update-draft';
import type { ArgumentSchemas } from './arguments';
import type { Route } from './route';

/** Arguments for both placing and paying an order. Two parts, because the index lists others in between. */
const PAYMENT: ArgumentSchemas = {
	customer_note: { type: 'string' },
	billing_address: { type: 'object', isRequired: true },
	shipping_address: { type: 'object' },
	payment_method: { type: 'string' },
};
const MORE: ArgumentSchemas = {
	additional_fields: { type: 'object' },
	extensions: {},
};
const PAYMENT_DATA: ArgumentSchemas = { payment_data: { type: 'array' } };

/** The checkout, and payment for an existing order (docs/contract/store-api.md 4). */
export const CHECKOUT_ROUTES: readonly Route[] = [
	{
		path: '/checkout',
		isGuarded: true,
		endpoints: [
			{
				methods: [ 'GET' ],
				args: { context: {} },
				handle: ( context: ShopContext ) => {
					recogniseGuest( context );
					return {
						body: readCheckout( context, () =>
							withoutShipping( cartResponse( context ) )
						),
					};
				},
			},
			{
				methods: [ 'POST' ],
				args: {
					...PAYMENT_DATA,
					customer_password: { type: 'string' },
					...PAYMENT,
					create_account: {},
					expected_total: { type: 'string' },
					...MORE,
				},
				check: checkOrderArguments,
				handle: ( context, args ) =>
					commitOnRefusal( context, () =>
						placeCheckout( context, args )
					),
			},
			{
				// The recorded index lists POST here, but the endpoint above handles it.
				methods: [ 'POST', 'PUT', 'PATCH' ],
				args: {
					additional_fields: { type: 'object' },
					payment_method: { type: 'string' },
					order_notes: { type: 'string' },
					customer_note: {},
					billing_address: {},
					shipping_address: {},
					create_account: {},
					extensions: {},
				},
				check: checkDraftArguments,
				handle: ( context, args ) =>
					commitOnRefusal( context, () =>
						updateDraft( context, args )
					),
			},
		],
	},
	{
		path: '/checkout/(?P<id>[\\d]+)',
		isGuarded: true,
		endpoints: [
			{
				methods: [ 'POST' ],
				args: { ...PAYMENT_DATA, ...PAYMENT, ...MORE },
				check: checkPaymentArguments,
				handle: ( context, args ) =>
					commitOnRefusal( context, () =>
						payForOrder( context, args )
					),
			},
		],
	},
];
