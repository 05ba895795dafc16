/** @jest-environment node */
import fc from 'fast-check';
import { ApiError } from '../api-error';
import { getProduct } from '../catalogue/repository';
import { createTestContext } from '../catalogue/test-shop';
import type { Product } from '../catalogue/types';
import {
	checkQuantity,
	firstQuantity,
	quantityLimits,
	wholePieces,
} from './quantity';

const { database } = createTestContext();

const product = ( changes: Partial< Product > ): Product => {
	const mug = getProduct( database, 26 );
	if ( ! mug ) {
		throw new Error( 'The mug is missing.' );
	}
	return { ...mug, ...changes };
};

test.each( [
	[
		'no limits',
		{},
		{ minimum: 1, maximum: 9999, multiple_of: 1, editable: true },
	],
	[
		'stock',
		{ managesStock: true, stockQuantity: 3 },
		{ minimum: 1, maximum: 3, multiple_of: 1, editable: true },
	],
	[
		'stock and backorders',
		{ managesStock: true, stockQuantity: 3, backorders: 'notify' as const },
		{ minimum: 1, maximum: 9999, multiple_of: 1, editable: true },
	],
	[
		'stock 0',
		{ managesStock: true, stockQuantity: 0 },
		{ minimum: 1, maximum: 9999, multiple_of: 1, editable: true },
	],
	[
		'limits 2 to 8 in steps of 2, and stock 7',
		{
			quantityMinimum: 2,
			quantityMaximum: 8,
			quantityMultipleOf: 2,
			managesStock: true,
			stockQuantity: 7,
		},
		{ minimum: 2, maximum: 6, multiple_of: 2, editable: true },
	],
	[
		'minimum 4 in steps of 3',
		{ quantityMinimum: 4, quantityMultipleOf: 3 },
		{ minimum: 6, maximum: 9999, multiple_of: 3, editable: true },
	],
	[
		'a limit of one per order',
		{ isSoldIndividually: true },
		{ minimum: 1, maximum: 1, multiple_of: 1, editable: false },
	],
] )( 'returns the limits of a product with %s', ( _, changes, expected ) => {
	expect( quantityLimits( product( changes ) ) ).toEqual( expected );
} );

const LIMITS = { minimum: 2, maximum: 8, multiple_of: 2, editable: true };

test.each( [
	[
		1,
		'The minimum quantity of &quot;Tea &amp; Cake&quot; allowed in the cart is 2',
	],
	[ 3, 'The quantity of &quot;Tea &amp; Cake&quot; must be a multiple of 2' ],
	[
		10,
		'The maximum quantity of &quot;Tea &amp; Cake&quot; allowed in the cart is 8',
	],
] )( 'refuses %s for limits 2 to 8 in steps of 2', ( quantity, message ) => {
	expect( () => checkQuantity( quantity, LIMITS, 'Tea & Cake' ) ).toThrow(
		new ApiError( 'invalid_quantity', message, 400 )
	);
} );

test.each( [ 2, 4, 8 ] )(
	'accepts %s for limits 2 to 8 in steps of 2',
	( quantity ) => {
		expect( () => checkQuantity( quantity, LIMITS, 'Tea' ) ).not.toThrow();
	}
);

test( 'refuses any quantity of a product that is not editable', () => {
	const limits = { ...LIMITS, editable: false };
	expect( () => checkQuantity( 2, limits, 'Lamp' ) ).toThrow(
		'The quantity of &quot;Lamp&quot; cannot be changed'
	);
	expect( firstQuantity( 5, limits ) ).toBe( 1 );
} );

test.each( [
	[ 1.5, 1 ],
	[ 0.9, 0 ],
	[ -0.5, -0 ],
	[ 3, 3 ],
] )( 'truncates %s to %s', ( quantity, expected ) => {
	expect( wholePieces( quantity ) ).toBe( expected );
} );

test( 'returns valid limits for any product, unless its stock is below its minimum', () => {
	fc.assert(
		fc.property(
			fc.integer( { min: 1, max: 20 } ),
			fc.integer( { min: 1, max: 12 } ),
			fc.integer( { min: 0, max: 500 } ),
			( minimum, step, stock ) => {
				const limits = quantityLimits(
					product( {
						quantityMinimum: minimum,
						quantityMultipleOf: step,
						managesStock: true,
						stockQuantity: stock,
					} )
				);
				for ( const edge of [ limits.minimum, limits.maximum ] ) {
					expect( edge % step ).toBe( 0 );
				}
				expect( limits.minimum ).toBeGreaterThanOrEqual( minimum );
				expect( stock === 0 || limits.maximum <= stock ).toBe( true );
			}
		)
	);
} );
