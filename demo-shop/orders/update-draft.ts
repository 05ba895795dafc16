import { textArgument, type Arguments } from '../api/arguments';
import type { RouteResponse } from '../api/route';
import { cartResponse, withoutShipping } from '../cart/cart-response';
import {
	currentAddresses,
	currentCart,
	currentPaymentMethod,
} from '../cart/current-cart';
import type { ShopContext } from '../context';
import { fieldProblems } from '../fields/check-fields';
import { changeSession } from '../sessions';
import { unansweredAttemptOf } from './attempts';
import { checkStock } from './cart-checks';
import { checkoutResponse, unplacedOrder } from './checkout-response';
import { sentValues } from './checkout-arguments';
import { syncDraft } from './draft';
import { changeOrder } from './order-store';
import { checkFields } from './place-checkout';

/** @throws {import('../api-error').ApiError} With the problems of sent add-on fields, 400; missing fields are valid. */
const checkSentFields = (
	context: ShopContext,
	values: ReturnType< typeof sentValues >
): void => {
	const { data } = context.session;
	checkFields(
		fieldProblems(
			context,
			{
				...currentAddresses( context ),
				values: { ...data.additionalFields, ...values },
				wantsAccount: false,
				note: data.orderNote,
				paymentMethod: currentPaymentMethod( context ),
			},
			Object.keys( values )
		)
	);
};

const wantsTotals = ( sent: unknown ) =>
	[ true, 'true', '1', 1 ].some( ( yes ) => yes === sent );

/**
 * `PUT /checkout` (docs/contract/store-api.md 4.3): stores the shopper's choices so far and returns the cart, with
 * shipping rates if `__experimental_calc_totals` is set. The note's name is `order_notes` here.
 *
 * @throws {import('../api-error').ApiError} With `__experimental_calc_totals`, for items that sold out meanwhile, 409.
 */
export const updateDraft = (
	context: ShopContext,
	args: Arguments
): RouteResponse => {
	const values = sentValues( context, args.additional_fields );
	checkSentFields( context, values );
	const paymentMethod = textArgument( args.payment_method );
	changeSession( context, ( data ) => ( {
		...data,
		paymentMethod: paymentMethod || data.paymentMethod,
		orderNote:
			args.order_notes === undefined
				? data.orderNote
				: textArgument( args.order_notes ),
		additionalFields: { ...data.additionalFields, ...values },
	} ) );
	const hasTotals = wantsTotals( args.__experimental_calc_totals );
	if ( hasTotals ) {
		checkStock( currentCart( context ) );
	}
	// The cart first: it removes coupons that depend on the change, and the draft follows.
	const cart = cartResponse( context );
	syncDraft( context );
	const order = unplacedOrder( context );
	return {
		body: checkoutResponse( context, {
			order:
				order &&
				args.order_notes !== undefined &&
				// The order may be paid already.
				unansweredAttemptOf( context.database, order.id ) === null
					? changeOrder( context.database, order.id, {
							note: textArgument( args.order_notes ),
						} )
					: order,
			cart: hasTotals ? cart : withoutShipping( cart ),
			result: null,
		} ),
	};
};
