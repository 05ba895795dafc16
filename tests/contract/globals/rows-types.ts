import { fn, guard, same, type Rows } from './row';

class Odd {}

const attribute = { attribute: 'pa_color', operator: 'in', slug: [ 'red' ] };
const term = {
	id: 1,
	name: 'Red',
	slug: 'red',
	description: '',
	parent: 0,
	count: 2,
};
const error = { message: 'No.', hidden: true };
const totals = Object.fromEntries(
	[
		'items',
		'items_tax',
		'fees',
		'fees_tax',
		'discount',
		'discount_tax',
		'shipping',
		'shipping_tax',
		'price',
		'tax',
	].map( ( name ) => [ `total_${ name }`, '0' ] )
);

/** docs/contract/globals.md 8. */
export const TYPES: Rows = {
	assertBatchResponseIsValid: fn( 1, ( call ) => {
		expect( () => call( { responses: [] } ) ).not.toThrow();
		expect( () => call( [] ) ).toThrow( 'Response not valid' );
	} ),
	assertResponseIsValid: fn( 1, ( call ) => {
		expect( () => call( { body: {}, headers: {} } ) ).not.toThrow();
		expect( () => call( { body: {} } ) ).toThrow( 'Response not valid' );
		expect( () => call( null ) ).toThrow( 'Response not valid' );
	} ),
	isApiErrorResponse: guard(
		[ { code: 'a', message: 'b' } ],
		[ { code: 'a' }, null, 'a' ]
	),
	isAttributeQuery: guard(
		[ attribute ],
		[ {}, { ...attribute, slug: [ 1 ] }, null ]
	),
	isAttributeQueryCollection: guard(
		[ [ attribute ], [] ],
		[ attribute, [ {} ] ]
	),
	isAttributeTerm: guard( [ term ], [ { ...term, id: '1' }, {}, null ] ),
	isAttributeTermCollection: guard( [ [ term ] ], [ term, [ {} ] ] ),
	isBoolean: guard( [ true, false ], [ 0, 'true', null ] ),
	isCartResponseTotals: guard(
		[ { ...totals, tax_lines: [] } ],
		[ totals, {}, null ]
	),
	isEmpty: guard(
		[ null, {}, '', '  ' ],
		[ undefined, [], 'a', { a: 1 }, 0 ]
	),
	isEmptyObject: guard( [ {} ], [ { a: 1 }, [], null, '' ] ),
	isError: guard( [ new Error( 'a' ), new TypeError( 'b' ) ], [ {}, 'a' ] ),
	isErrorResponse: guard(
		[ { type: 'error' } ],
		[ { type: 'failure' }, true ]
	),
	isFailResponse: guard(
		[ { type: 'failure' } ],
		[ { type: 'error' }, true ]
	),
	isSuccessResponse: guard(
		[ { type: 'success' } ],
		[ { type: 'failure' }, undefined ]
	),
	isFormFields: fn( 1, ( call, { wc } ) => {
		const fields = { ...Object( wc( 'wcSettings.defaultFields' ) ) };
		expect( call( fields ) ).toBe( true );
		expect( call( { ...fields, 'a/b': 1 } ) ).toBe( true );
		expect(
			call( { ...fields, email: { ...fields.email, required: {} } } )
		).toBe( false );
		expect( call( { ...fields, phone: undefined } ) ).toBe( false );
		expect( call( null ) ).toBe( false );
	} ),
	isFunction: guard( [ () => 1, Odd ], [ {}, null ] ),
	isNull: guard( [ null ], [ undefined, 0, '' ] ),
	isNumber: guard( [ 0, NaN ], [ '0', null ] ),
	isObject: guard( [ {}, { a: 1 } ], [ [], new Odd(), null, () => 1 ] ),
	isObserverResponse: guard(
		[ { type: 'success' }, { type: 'mine' } ],
		[ true, {}, null, undefined ]
	),
	isRatingQueryCollection: guard(
		[ [ '1', '5' ], [] ],
		[ [ '6' ], [ 1 ], '1' ]
	),
	isStockStatusOptions: guard(
		[ { instock: 'In stock', onbackorder: 'Later' } ],
		[ { sold: 'Sold' }, [], null ]
	),
	isStockStatusQueryCollection: guard(
		[ [ 'instock', 'outofstock' ] ],
		[ [ 'sold' ], 'instock' ]
	),
	isString: guard( [ '', 'a' ], [ 0, null, [ 'a' ] ] ),
	isValidFieldValidationStatus: guard(
		[ error ],
		[ { ...error, hidden: 1 }, { hidden: true }, null ]
	),
	isValidValidationErrorsObject: guard(
		[ { a: error }, {} ],
		[ { a: { message: 1 } }, [], null ]
	),
	nonNullable: guard( [ 0, '', false ], [ null, undefined ] ),
	objectHasProp: fn( 2, ( call ) => {
		expect( call( { a: undefined }, 'a' ) ).toBe( true );
		expect( call( {}, 'a' ) ).toBe( false );
		expect( call( null, 'a' ) ).toBe( false );
	} ),
	responseTypes: same( {
		SUCCESS: 'success',
		FAIL: 'failure',
		ERROR: 'error',
	} ),
};
