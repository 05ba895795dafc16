import { isRecord } from '../is-record';
import { GatewayError, type Gateway } from './gateway';

const ID = 'demo-invoice';

const PURCHASE_ORDER = /^[a-z0-9-]{3,20}$/i;

/** Pays on account. We store the customer's purchase order number with the order. */
export const invoice: Gateway = {
	id: ID,
	title: 'Pay on account',
	description: 'We send an invoice. Pay it within 30 days.',
	supports: [ 'products' ],
	instructions: 'Your invoice follows by mail. Pay it within 30 days.',
	isExpress: false,
	pay: ( { data } ) => {
		const number = data.get( 'purchase_order' );
		if ( typeof number !== 'string' || ! PURCHASE_ORDER.test( number ) ) {
			throw new GatewayError(
				'Please enter the number of your purchase order: 3 to 20 letters, digits and dashes.'
			);
		}
		return {
			status: 'success',
			orderStatus: 'processing',
			orderData: { [ ID ]: { purchaseOrder: number } },
		};
	},
};

/** `null` for an order without a purchase order. */
export const getPurchaseOrder = (
	addOns: Readonly< Record< string, unknown > >
): string | null => {
	const orderData = addOns[ ID ];
	return isRecord( orderData ) && typeof orderData.purchaseOrder === 'string'
		? orderData.purchaseOrder
		: null;
};
