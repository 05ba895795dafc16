import type {
	CartResponse,
	CheckoutResponse,
	PaymentResultResponse,
} from '@shopfront/store-api';
import { currentAddresses, currentPaymentMethod } from '../cart/current-cart';
import { getCustomerFields } from '../accounts/customer-fields';
import type { ShopContext } from '../context';
import { fieldsAt } from '../fields/additional-fields';
import { checkoutExtensions } from './attempt-response';
import { isHiddenFrom } from './attempts';
import { isUnpaid, type Order } from './order';
import { findOrder } from './order-store';

/** No attempt to pay yet. */
const NOT_TRIED: PaymentResultResponse = {
	payment_status: '',
	payment_details: [],
	redirect_url: '',
};

export const unplacedOrder = ( {
	database,
	session,
}: ShopContext ): Order | null => {
	const order = findOrder( database, session.data.orderId );
	return order &&
		isUnpaid( order ) &&
		! isHiddenFrom( database, session.id, order.id )
		? order
		: null;
};

/** From this session, else from an earlier order. */
const currentFields = ( {
	database,
	options,
	session,
}: ShopContext ): CheckoutResponse[ 'additional_fields' ] => {
	const ids = fieldsAt( options, 'contact', 'order' ).map( ( { id } ) => id );
	const formFields = {
		...getCustomerFields( database, session.customerId ),
		...session.data.additionalFields,
	};
	return Object.fromEntries(
		Object.entries( formFields ).filter( ( [ id ] ) => ids.includes( id ) )
	);
};

interface CheckoutParts {
	order: Order | null;
	cart: CartResponse | null;
	result: PaymentResultResponse | null;
}

/** Until it's placed, a checkout has the session's current values, not the draft's (docs/contract/store-api.md 4.2). */
export const checkoutResponse = (
	context: ShopContext,
	{ order, cart, result }: CheckoutParts
): CheckoutResponse => {
	const { data, customerId } = context.session;
	const isPlaced = order !== null && order.placedAt !== null;
	const addresses = currentAddresses( context );
	return {
		order_id: order?.id ?? 0,
		status: order?.status ?? 'checkout-draft',
		order_key: order?.key ?? '',
		order_number: String( order?.id ?? 0 ),
		customer_note: order?.note ?? data.orderNote,
		customer_id: isPlaced ? order.customerId : customerId,
		billing_address: isPlaced ? order.billing : addresses.billing,
		shipping_address: isPlaced ? order.shipping : addresses.shipping,
		payment_method: isPlaced
			? order.paymentMethod
			: currentPaymentMethod( context ),
		payment_result: result,
		additional_fields: isPlaced
			? order.additionalFields
			: currentFields( context ),
		__experimentalCart: cart,
		extensions: checkoutExtensions( context ),
	};
};

/** `GET /checkout` includes the cart until there's an order, as recorded. */
export const readCheckout = (
	context: ShopContext,
	cart: () => CartResponse
): CheckoutResponse => {
	const order = unplacedOrder( context );
	return checkoutResponse( context, {
		order,
		cart: order ? null : cart(),
		result: order && NOT_TRIED,
	} );
};
