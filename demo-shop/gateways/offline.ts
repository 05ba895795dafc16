import type { Order } from '../orders/order';
import type { Gateway } from './gateway';

const PLAIN = {
	supports: [ 'products' ],
	isExpress: false,
} as const;

/** Something is left to deliver after payment. */
const isCarried = ( { shipments }: Order ) => shipments.length > 0;

/** The account of the shop. It does not exist. */
export const BANK_ACCOUNT = {
	holder: 'Harbour & Field',
	/** In groups of four, as people read it. */
	iban: 'DE00 0000 0000 0000 0000 00',
	bic: 'DEMODE00XXX',
};

export const BANK_TRANSFER = 'bacs';

/** Payment outside the shop. */
export const OFFLINE_GATEWAYS: readonly Gateway[] = [
	{
		...PLAIN,
		id: 'cod',
		title: 'Cash on delivery',
		description: 'Pay with cash upon delivery.',
		instructions: 'Pay with cash upon delivery.',
		pay: ( { order } ) => ( {
			status: 'success',
			orderStatus: isCarried( order ) ? 'processing' : 'completed',
		} ),
	},
	{
		...PLAIN,
		id: BANK_TRANSFER,
		title: 'Direct bank transfer',
		description:
			'Make your payment directly into our bank account. Please use your order number as the payment reference. Your order ships once the money has arrived, which takes one to three working days.',
		instructions:
			'Please transfer the total to this account, with the reference, so that we recognise your payment. This shop is a demonstration: do not send any money.',
		pay: () => ( { status: 'success', orderStatus: 'on-hold' } ),
	},
	{
		...PLAIN,
		id: 'cheque',
		title: 'Check payments',
		description: 'Please send a check to the shop.',
		instructions:
			'Please send your check to the address of the shop. This shop is a demonstration: do not send any money.',
		pay: () => ( { status: 'success', orderStatus: 'on-hold' } ),
	},
];
