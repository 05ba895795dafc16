/** @jest-environment node */
import { Validator } from '@cfworker/json-schema';
import {
	createSchemaValidator,
	getValueErrorMessage,
	validateValue,
	createFormDocument,
	createRuleDocument,
	evaluateRule,
	type RuleDocumentSources,
	type Schema,
} from '.';

const validateSchema = createSchemaValidator( Validator );

const rate = ( rateId: string, selected: boolean ) => ( {
	currency_code: 'USD',
	currency_symbol: '$',
	currency_minor_unit: 2,
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
	currency_prefix: '$',
	currency_suffix: '',
	rate_id: rateId,
	name: '',
	description: '',
	delivery_time: '',
	price: '0',
	taxes: '0',
	instance_id: 1,
	method_id: 'flat_rate',
	meta_data: [],
	selected,
} );

const SOURCES: RuleDocumentSources = {
	cart: {
		coupons: [ { code: 'ten' } ],
		shippingRates: [
			{
				shipping_rates: [
					rate( 'flat_rate:1', true ),
					rate( 'free_shipping:2', false ),
				],
			},
		],
		items: [
			{ id: 26, quantity: 1.5, type: 'simple' },
			{ id: 30, quantity: 1, type: 'simple' },
		],
		itemsCount: 3,
		itemsWeight: 200,
		needsShipping: true,
		totals: { total_price: '4600', total_tax: '' },
		extensions: { 'add-on': { level: 2 } },
		billingAddress: { country: 'US', 'a/vat': undefined },
		shippingAddress: { country: 'DE', 'a/gate': '12' },
	},
	prefersCollection: false,
	shouldCreateAccount: true,
	orderNotes: 'Ring twice',
	customerId: 7,
	paymentMethod: 'cod',
	contactFields: { 'a/news': true },
	orderFields: { 'a/gift': 'yes', 'a/none': undefined },
};
const DOCUMENT = createRuleDocument( SOURCES );

it( 'describes the checkout with Store API names', () => {
	expect( DOCUMENT ).toEqual( {
		cart: {
			coupons: [ 'ten' ],
			shipping_rates: [ 'flat_rate:1' ],
			items: [ 26, 26, 30 ],
			items_type: [ 'simple' ],
			items_count: 3,
			items_weight: 200,
			needs_shipping: true,
			prefers_collection: false,
			totals: { total_price: 4600, total_tax: 0 },
			extensions: { 'add-on': { level: 2 } },
		},
		checkout: {
			create_account: true,
			customer_note: 'Ring twice',
			additional_fields: { 'a/gift': 'yes' },
			payment_method: 'cod',
		},
		customer: {
			id: 7,
			billing_address: { country: 'US' },
			shipping_address: { country: 'DE', 'a/gate': '12' },
			additional_fields: { 'a/news': true },
		},
	} );
	expect(
		createFormDocument( DOCUMENT, 'shipping' ).customer.address
	).toEqual( {
		country: 'DE',
		'a/gate': '12',
	} );
} );

describe( 'evaluateRule', () => {
	const isCod = {
		checkout: { properties: { payment_method: { const: 'cod' } } },
	};
	it.each< [ string, boolean | Schema, boolean ] >( [
		[ 'that is true', true, true ],
		[ 'that is false', false, false ],
		[ 'by group', isCod, true ],
		[
			'by group that does not match',
			{ checkout: { properties: { payment_method: { const: 'bacs' } } } },
			false,
		],
		[
			'by two groups, one of which does not match',
			{ ...isCod, cart: { properties: { items_count: { minimum: 9 } } } },
			false,
		],
		[
			'about an item',
			{ cart: { properties: { items: { contains: { const: 30 } } } } },
			true,
		],
		[
			'about the address of its form',
			{
				customer: {
					properties: {
						address: {
							properties: { country: { const: 'DE' } },
							required: [ 'country' ],
						},
					},
					required: [ 'address' ],
				},
			},
			true,
		],
		[
			'for the whole document',
			{
				type: 'object',
				properties: {
					cart: { properties: { needs_shipping: { const: false } } },
				},
			},
			false,
		],
		[
			'with an invalid schema',
			{ checkout: { $ref: '#/nowhere' } },
			false,
		],
	] )( 'evaluates a rule %s', ( _, rule, expected ) => {
		const document = createFormDocument( DOCUMENT, 'shipping' );
		expect( evaluateRule( rule, document, validateSchema ) ).toBe(
			expected
		);
	} );

	it( 'does not apply schemas while the library is loading', () => {
		expect( evaluateRule( isCod, DOCUMENT, null ) ).toBe( false );
		expect( evaluateRule( true, DOCUMENT, null ) ).toBe( true );
	} );
} );

describe( 'validateValue', () => {
	it.each< [ Schema, string | boolean, string | null ] >( [
		[ { type: 'string', minLength: 2 }, 'ab', null ],
		[ { type: 'string', minLength: 2 }, 'a', 'VAT is invalid' ],
		[
			{ type: 'string', pattern: '^[0-9]+$' },
			'a',
			'VAT must match the pattern ^[0-9]+$',
		],
		[
			{ pattern: '^[0-9]+$', errorMessage: 'Digits only' },
			'a',
			'Digits only',
		],
		[
			{
				minLength: 2,
				pattern: '^[0-9]+$',
				errorMessage: { pattern: 'Digits only', _: 'No' },
			},
			'a',
			'No',
		],
		[
			{
				minLength: 2,
				pattern: '^[0-9]+$',
				errorMessage: { pattern: 'Digits only' },
			},
			'ab',
			'Digits only',
		],
		[
			{
				minLength: 2,
				errorMessage: { pattern: 'Digits only' },
			},
			'a',
			'VAT is invalid',
		],
		[
			{
				allOf: [
					{ minLength: 1 },
					{ pattern: '^D', errorMessage: 'D!' },
				],
			},
			'a',
			'D!',
		],
		[
			{ allOf: [ { pattern: '^D' } ], errorMessage: 'Outside' },
			'a',
			'Outside',
		],
		[
			{ allOf: [ { pattern: '^D' } ] },
			'a',
			'VAT must match the pattern ^D',
		],
		[ { const: true }, true, null ],
		[ { const: true }, false, 'VAT is invalid' ],
		[ { not: { const: 'no' } }, 'no', 'VAT is invalid' ],
		// The shopper can't fix an invalid schema.
		[ { pattern: '(' }, 'a', null ],
	] )( 'with %j: %j gives %j', ( schema, value, message ) => {
		const error = validateValue( schema, value, validateSchema );
		expect( error && getValueErrorMessage( error, 'VAT' ) ).toBe( message );
	} );
} );
