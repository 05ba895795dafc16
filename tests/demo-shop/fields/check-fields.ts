import {
	formDocument,
	ruleDocument,
	ruleHolds,
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
	judge,
	requiredProblem,
	validationProblem,
	type FieldProblem,
	type FieldValue,
} from './field-values';

/** What a request to order says, as far as rules may ask for it. */
export interface Answers {
	billing: AddressResponse;
	/** `null` when nothing is sent anywhere. */
	shipping: AddressResponse | null;
	/** Contact and order fields. */
	values: Readonly< Record< string, FieldValue > >;
	wantsAccount: boolean;
	note: string;
	paymentMethod: string;
}

const pick = (
	fields: readonly AdditionalField[],
	values: Answers[ 'values' ]
): Record< string, FieldValue > =>
	Object.fromEntries(
		fields.flatMap( ( { id } ) => {
			const value = values[ id ];
			return value === undefined ? [] : [ [ id, value ] ];
		} )
	);

function documentOf( context: ShopContext, answers: Answers ): RuleDocument {
	const cart = describeCart( context, currentCart( context ) );
	const { options, session } = context;
	return ruleDocument( {
		cart: {
			coupons: cart.coupons,
			shippingRates: cart.shipping_rates,
			items: cart.items,
			itemsCount: cart.items_count,
			itemsWeight: cart.items_weight,
			needsShipping: cart.needs_shipping,
			totals: cart.totals,
			extensions: cart.extensions,
			billingAddress: answers.billing,
			shippingAddress: answers.shipping ?? cart.shipping_address,
		},
		prefersCollection: cart.shipping_rates.some(
			( { shipping_rates: rates } ) =>
				rates.some(
					( rate ) =>
						rate.selected && rate.method_id === PICKUP_METHOD
				)
		),
		shouldCreateAccount: answers.wantsAccount,
		orderNotes: answers.note,
		customerId: session.customerId,
		paymentMethod: answers.paymentMethod,
		contactFields: pick( fieldsAt( options, 'contact' ), answers.values ),
		orderFields: pick( fieldsAt( options, 'order' ), answers.values ),
	} );
}

function problemsOf(
	fields: readonly AdditionalField[],
	values: Readonly< Record< string, FieldValue > >,
	document: RuleDocument,
	before = ''
): FieldProblem[] {
	return fields.flatMap( ( field ) => {
		if ( ruleHolds( field.hidden, document, judge ) ) {
			return [];
		}
		const value = values[ field.id ];
		if (
			isEmpty( value ) &&
			ruleHolds( field.required, document, judge )
		) {
			return [ requiredProblem( field, before ) ];
		}
		return validationProblem( field, value ) ?? [];
	} );
}

/** What is missing or wrong in the fields of add-ons, by argument of the request; arguments without a problem have none. */
export function fieldProblems(
	context: ShopContext,
	answers: Answers,
	only?: readonly string[]
): Record< string, FieldProblem[] > {
	const { options } = context;
	const document = documentOf( context, answers );
	const inAddress = ( kind: 'billing' | 'shipping' ) => {
		const address = answers[ kind ];
		return address
			? problemsOf(
					fieldsAt( options, 'address' ),
					additionalFieldsOf( address ),
					formDocument( document, kind ),
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
					billing_address: inAddress( 'billing' ),
					shipping_address: inAddress( 'shipping' ),
				} ),
		additional_fields: problemsOf( elsewhere, answers.values, document ),
	};
	return Object.fromEntries(
		Object.entries( found ).filter(
			( [ , problems ] ) => problems.length > 0
		)
	);
}

/** The values of fields that the form shows; what it hides was not asked. */
export function visibleValues(
	context: ShopContext,
	answers: Answers
): Record< string, FieldValue > {
	const document = documentOf( context, answers );
	const shown = fieldsAt( context.options, 'contact', 'order' ).filter(
		( { hidden } ) => ! ruleHolds( hidden, document, judge )
	);
	return pick( shown, answers.values );
}
