import type {
	CartResponse,
	ShippingPackageResponse,
} from '@shopfront/store-api';

type Values = Readonly< Record< string, unknown > >;

/** What rules are asked of. Source: docs/contract/store-api.md 7.1, names of the wire. */
export interface RuleDocument {
	readonly cart: Values;
	readonly checkout: Values;
	readonly customer: Values;
}

/** What the document is made of: the cart with the names of its store, and what the checkout's form says. */
export interface RuleDocumentSources {
	cart: {
		readonly coupons: readonly { readonly code: string }[];
		readonly shippingRates: readonly Pick<
			ShippingPackageResponse,
			'shipping_rates'
		>[];
		readonly items: readonly {
			readonly id: number;
			readonly quantity: number;
			readonly type: string;
		}[];
		readonly itemsCount: number;
		readonly itemsWeight: number;
		readonly needsShipping: boolean;
		readonly totals: Pick<
			CartResponse[ 'totals' ],
			'total_price' | 'total_tax'
		>;
		readonly extensions: object;
		readonly billingAddress: object;
		readonly shippingAddress: object;
	};
	prefersCollection: boolean;
	shouldCreateAccount: boolean;
	orderNotes: string;
	/** 0 for a guest. */
	customerId: number;
	paymentMethod: string;
	/** Of the contact form, by field. */
	contactFields: Values;
	/** Of the order form, by field. */
	orderFields: Values;
}

/** An amount of minor units as integer; 0 of what is none. */
const parseAmount = ( amount: string ): number =>
	Number.parseInt( amount, 10 ) || 0;

/** The libraries that read schemas refuse `undefined`, which JSON does not know. */
const omitUndefined = ( values: object ): Values =>
	Object.fromEntries(
		Object.entries( values ).filter(
			( [ , value ]: [ string, unknown ] ) => value !== undefined
		)
	);

/** The document of a checkout, for rules that do not look at one of its addresses in particular. */
export const createRuleDocument = ( {
	cart,
	prefersCollection,
	shouldCreateAccount,
	orderNotes,
	customerId,
	paymentMethod,
	contactFields,
	orderFields,
}: RuleDocumentSources ): RuleDocument => ( {
	cart: {
		coupons: cart.coupons.map( ( { code } ) => code ),
		shipping_rates: cart.shippingRates.flatMap( ( shippingPackage ) =>
			shippingPackage.shipping_rates
				.filter( ( { selected } ) => selected )
				.map( ( { rate_id: rateId } ) => rateId )
		),
		items: cart.items.flatMap( ( { id, quantity } ) =>
			Array.from< number >( {
				length: Math.max( 0, Math.ceil( quantity ) ),
			} ).fill( id )
		),
		items_type: [ ...new Set( cart.items.map( ( { type } ) => type ) ) ],
		items_count: cart.itemsCount,
		items_weight: cart.itemsWeight,
		needs_shipping: cart.needsShipping,
		prefers_collection: prefersCollection,
		totals: {
			total_price: parseAmount( cart.totals.total_price ),
			total_tax: parseAmount( cart.totals.total_tax ),
		},
		extensions: cart.extensions,
	},
	checkout: {
		create_account: shouldCreateAccount,
		customer_note: orderNotes,
		additional_fields: omitUndefined( orderFields ),
		payment_method: paymentMethod,
	},
	customer: {
		id: customerId,
		billing_address: omitUndefined( cart.billingAddress ),
		shipping_address: omitUndefined( cart.shippingAddress ),
		additional_fields: omitUndefined( contactFields ),
	},
} );

/** The same for the rules of one address form: `customer.address` is the address that stands in it. */
export const createFormDocument = (
	document: RuleDocument,
	kind: 'billing' | 'shipping'
): RuleDocument => ( {
	...document,
	customer: {
		...document.customer,
		address: document.customer[ `${ kind }_address` ],
	},
} );
