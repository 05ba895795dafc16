import { Validator } from '@cfworker/json-schema';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import {
	createSchemaValidator,
	getValueErrorMessage,
	validateValue,
	createFormDocument,
	createRuleDocument,
	evaluateRule,
	type RuleDocument,
	type RuleDocumentSources,
} from '@shopfront/field-rules';
import type { Settings } from '@shopfront/settings';
import type { DataRegistry } from '@wordpress/data';

interface State extends Omit<
	RuleDocumentSources,
	'contactFields' | 'orderFields'
> {
	fields: Readonly< Record< string, unknown > >;
}

const readState = ( { select }: Pick< DataRegistry, 'select' > ): State => {
	const checkout = select( checkoutStore );
	return {
		cart: select( cartStore ).getCartData(),
		fields: checkout.getAdditionalFields(),
		prefersCollection: checkout.prefersCollection(),
		shouldCreateAccount: checkout.getShouldCreateAccount(),
		orderNotes: checkout.getOrderNotes(),
		customerId: checkout.getCustomerId(),
		paymentMethod: select( paymentStore ).getActivePaymentMethod() ?? '',
	};
};

const isSame = ( a: State, b: State ): boolean =>
	Object.entries( a ).every(
		( [ name, value ] ) => Reflect.get( b, name ) === value
	);

const pick = ( fields: State[ 'fields' ], keys: readonly string[] ) =>
	Object.fromEntries( keys.map( ( key ) => [ key, fields[ key ] ] ) );

/** The forms of a page share the last document. */
const documents = new WeakMap<
	Settings,
	{ state: State; document: RuleDocument }
>();

/** Returns the same object until the data changes. */
const readRuleDocument = (
	registry: Pick< DataRegistry, 'select' >,
	settings: Settings
): RuleDocument => {
	const state = readState( registry );
	const known = documents.get( settings );
	if ( known && isSame( known.state, state ) ) {
		return known.document;
	}
	const { contact, order } = settings.addressFieldsLocations;
	const { fields, ...rest } = state;
	const document = createRuleDocument( {
		...rest,
		contactFields: pick( fields, contact ),
		orderFields: pick( fields, order ),
	} );
	documents.set( settings, { state, document } );
	return document;
};

export const createRules = () => ( {
	getValueErrorMessage,
	validateValue,
	createFormDocument,
	readRuleDocument,
	evaluateRule,
	validateSchema: createSchemaValidator( Validator ),
} );

export type Rules = ReturnType< typeof createRules >;
