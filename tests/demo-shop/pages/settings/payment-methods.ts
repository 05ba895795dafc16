/** What the scripts of the platform's own gateways are told (contract/settings.md 6). */
export const PAYMENT_METHOD_DATA = {
	cheque: {
		title: 'Check payments',
		description: 'Please send a check to the shop.',
		supports: [ 'products' ],
	},
	bacs: {
		title: 'Direct bank transfer',
		description: 'Make your payment directly into our bank account.',
		supports: [ 'products' ],
	},
	cod: {
		title: 'Cash on delivery',
		description: 'Pay with cash upon delivery.',
		enableForVirtual: true,
		enableForShippingMethods: [],
		supports: [ 'products' ],
	},
};
