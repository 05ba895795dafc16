import type {
	CartResponse,
	ShippingPackageResponse,
} from '@shopfront/store-api';

type Values = Readonly< Record< string, unknown > >;

/** Rules evaluate this document, which uses Store API names. Source: docs/contract/store-api.md 7.1. */
export interface RuleDocument {
	readonly cart: Values;
	readonly checkout: Values;
	readonly customer: Values;
}

/** The cart with the names of its store, and the input of the checkout form. */
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
	/** 0 for shoppers who aren't logged in. */
	customerId: number;
	paymentMethod: string;
	/** By field. */
	contactFields: Values;
	/** By field. */
	orderFields: Values;
}

/** Minor units; 0 if the amount is invalid. */
const parseAmount = ( amount: string ): number =>
	Number.parseInt( amount, 10 ) || 0;

/** `undefined` isn't JSON, and schema libraries reject it. */
const omitUndefined = ( values: object ): Values =>
	Object.fromEntries(
		Object.entries( values ).filter(
			( [ , value ]: [ string, unknown ] ) => value !== undefined
		)
	);

/** For rules that don't depend on one address form. */
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

/** `customer.address` is the address in this form. */
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
