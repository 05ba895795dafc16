import {
	createFormDocument,
	createRuleDocument,
	evaluateRule,
	type RuleDocument,
} from '@shopfront/field-rules';
import type { AddressResponse } from '@shopfront/store-api';
import { describeCart } from '../cart/cart-response';
import { currentCart } from '../cart/current-cart';
import { PICKUP_METHOD } from '../cart/pickup-locations';
import type { ShopContext } from '../context';
import { fieldsAt, type AdditionalField } from './additional-fields';
import { additionalFieldsOf } from './address-fields';
import {
	isEmpty,
	validateSchema,
	requiredProblem,
	validationProblem,
	type FieldErrorCode,
	type FieldValue,
} from './field-values';

/** Order values that rules can refer to. */
export interface CheckoutValues {
	billing: AddressResponse;
	shipping: AddressResponse | null;
	/** Contact and order fields. */
	values: Readonly< Record< string, FieldValue > >;
	wantsAccount: boolean;
	note: string;
	paymentMethod: string;
}

const pick = (
	fields: readonly AdditionalField[],
	values: CheckoutValues[ 'values' ]
): Record< string, FieldValue > =>
	Object.fromEntries(
		fields.flatMap( ( { id } ) => {
			const value = values[ id ];
			return value === undefined ? [] : [ [ id, value ] ];
		} )
	);

const getDocument = (
	context: ShopContext,
	checkoutValues: CheckoutValues
): RuleDocument => {
	const cart = describeCart( context, currentCart( context ) );
	const { options, session } = context;
	return createRuleDocument( {
		cart: {
			coupons: cart.coupons,
			shippingRates: cart.shipping_rates,
			items: cart.items,
			itemsCount: cart.items_count,
			itemsWeight: cart.items_weight,
			needsShipping: cart.needs_shipping,
			totals: cart.totals,
			extensions: cart.extensions,
			billingAddress: checkoutValues.billing,
			shippingAddress: checkoutValues.shipping ?? cart.shipping_address,
		},
		prefersCollection: cart.shipping_rates.some(
			( { shipping_rates: rates } ) =>
				rates.some(
					( rate ) =>
						rate.selected && rate.method_id === PICKUP_METHOD
				)
		),
		shouldCreateAccount: checkoutValues.wantsAccount,
		orderNotes: checkoutValues.note,
		customerId: session.customerId,
		paymentMethod: checkoutValues.paymentMethod,
		contactFields: pick(
			fieldsAt( options, 'contact' ),
			checkoutValues.values
		),
		orderFields: pick(
			fieldsAt( options, 'order' ),
			checkoutValues.values
		),
	} );
};

const findProblems = (
	fields: readonly AdditionalField[],
	values: Readonly< Record< string, FieldValue > >,
	document: RuleDocument,
	before = ''
): FieldErrorCode[] => {
	return fields.flatMap( ( field ) => {
		if ( evaluateRule( field.hidden, document, validateSchema ) ) {
			return [];
		}
		const value = values[ field.id ];
		if (
			isEmpty( value ) &&
			evaluateRule( field.required, document, validateSchema )
		) {
			return [ requiredProblem( field, before ) ];
		}
		return validationProblem( field, value ) ?? [];
	} );
};

/** By request argument; arguments without problems are missing. */
export const fieldProblems = (
	context: ShopContext,
	checkoutValues: CheckoutValues,
	only?: readonly string[]
): Record< string, FieldErrorCode[] > => {
	const { options } = context;
	const document = getDocument( context, checkoutValues );
	const findAddressProblems = ( kind: 'billing' | 'shipping' ) => {
		const address = checkoutValues[ kind ];
		return address
			? findProblems(
					fieldsAt( options, 'address' ),
					additionalFieldsOf( address ),
					createFormDocument( document, kind ),
					`There was a problem with the provided ${ kind } address: `
				)
			: [];
	};
	const elsewhere = fieldsAt( options, 'contact', 'order' ).filter(
		( { id } ) => ! only || only.includes( id )
	);
	const found = {
		...( only
			? {}
			: {
					billing_address: findAddressProblems( 'billing' ),
					shipping_address: findAddressProblems( 'shipping' ),
				} ),
		additional_fields: findProblems(
			elsewhere,
			checkoutValues.values,
			document
		),
	};
	return Object.fromEntries(
		Object.entries( found ).filter(
			( [ , problems ] ) => problems.length > 0
		)
	);
};

export const visibleValues = (
	context: ShopContext,
	checkoutValues: CheckoutValues
): Record< string, FieldValue > => {
	const document = getDocument( context, checkoutValues );
	const shown = fieldsAt( context.options, 'contact', 'order' ).filter(
		( { hidden } ) => ! evaluateRule( hidden, document, validateSchema )
	);
	return pick( shown, checkoutValues.values );
};
