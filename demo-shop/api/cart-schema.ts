const PROPERTIES = {
	items: 'array',
	coupons: 'array',
	fees: 'array',
	totals: 'object',
	shipping_address: 'object',
	billing_address: 'object',
	needs_payment: 'boolean',
	needs_shipping: 'boolean',
	payment_requirements: 'array',
	has_calculated_shipping: 'boolean',
	shipping_rates: 'array',
	items_count: 'integer',
	items_weight: 'number',
	cross_sells: 'array',
	errors: 'array',
	payment_methods: 'array',
	extensions: 'object',
} as const;

export const CART_SCHEMA = {
	$schema: 'http://json-schema.org/draft-04/schema#',
	title: 'cart',
	type: 'object',
	properties: Object.fromEntries(
		Object.entries( PROPERTIES ).map( ( [ name, type ] ) => [
			name,
			name === 'extensions'
				? { type, context: [ 'view', 'edit', 'embed' ] }
				: { type, context: [ 'view', 'edit' ], readonly: true },
		] )
	),
};
