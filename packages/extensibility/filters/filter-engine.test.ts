/** @jest-environment node */
import fc from 'fast-check';
import { createStatisticsCollector } from '../statistics/add-on-statistics';
import {
	createCheckoutFilters,
	FILTER_LIMIT_MS,
	SLOW_CALLS_LIMIT,
} from './filter-engine';
import type { FilterName } from './filter-definitions';

let time = 0;

const page = ( { isAdmin = false } = {} ) => {
	const statistics = createStatisticsCollector( () => time );
	const filters = createCheckoutFilters( {
		statistics,
		isAdmin: () => isAdmin,
	} );
	const applyFilter = < Value >(
		filterName: string,
		defaultValue: Value,
		filter: unknown,
		rest: object = {}
	): Value => {
		filters.register( 'add-on', { [ filterName ]: filter } );
		return filters.apply( { filterName, defaultValue, ...rest } );
	};
	return { ...filters, statistics, applyFilter };
};

const logged = () => {
	expect( console ).toHaveErrored();
	// eslint-disable-next-line no-console -- The test asserts the logged message.
	return jest.mocked( console.error ).mock.calls;
};

const coupon = ( code: string ) => ( {
	code,
	discount_type: 'percent',
	totals: {},
	label: code.toUpperCase(),
} );

describe( 'applying filters', () => {
	it( 'runs filters in turn, by registration of their namespaces', () => {
		const { register, apply } = page();
		register( 'b', { itemName: ( name: string ) => `${ name } b` } );
		register( 'a', { itemName: ( name: string ) => `${ name } a` } );
		register( 'b', { itemName: ( name: string ) => `${ name } B` } );
		expect( apply( { filterName: 'itemName', defaultValue: 'Cap' } ) ).toBe(
			'Cap B a'
		);
	} );

	it( 'replaces all filters of a namespace', () => {
		const { register, apply } = page();
		register( 'a', { itemName: () => 'old' } );
		register( 'a', { totalLabel: () => 'new' } );
		expect( apply( { filterName: 'itemName', defaultValue: 'x' } ) ).toBe(
			'x'
		);
	} );

	it( 'removes a registration, unless it was replaced', () => {
		const { register, apply, getVersion } = page();
		const undoOld = register( 'a', { itemName: () => 'old' } );
		const undo = register( 'a', { itemName: () => 'new' } );
		const version = getVersion();
		undoOld();
		expect( getVersion() ).toBe( version );
		const request = { filterName: 'itemName', defaultValue: 'x' };
		expect( apply( request ) ).toBe( 'new' );
		undo();
		expect( apply( request ) ).toBe( 'x' );
	} );

	it.each( [
		[ {}, [ 'x', {}, null ] ],
		[ { extensions: null, arg: null }, [ 'x', {}, null ] ],
		[
			{ extensions: { a: 1 }, arg: { context: 'cart' } },
			[ 'x', { a: 1 }, { context: 'cart' } ],
		],
	] )(
		'passes filters their documented arguments: %j',
		( rest, expected ) => {
			const filter = jest.fn( ( value ) => value );
			page().applyFilter( 'itemName', 'x', filter, rest );
			expect( filter ).toHaveBeenCalledWith( ...expected );
		}
	);

	it( 'notifies subscribers of changes until they unsubscribe', () => {
		const { register, subscribe } = page();
		const listener = jest.fn();
		const stop = subscribe( listener );
		register( 'a', {} );
		stop();
		register( 'b', {} );
		expect( listener ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'logs that couponName is deprecated', () => {
		page().register( 'a', { couponName: () => 'x' } );
		expect( console ).toHaveWarnedWith(
			'couponName is deprecated. Please use coupons instead.'
		);
	} );

	it.each( [
		[ null, 'registered filters that are no object' ],
		[ { itemName: 'Cap' }, 'The filter "itemName" of "a" is no function' ],
	] )( 'rejects %j with a message', ( given, message ) => {
		const { register, apply } = page();
		register( 'a', given );
		expect( logged() ).toEqual( [
			[ expect.stringContaining( message ) ],
		] );
		expect( apply( { filterName: 'itemName', defaultValue: 'x' } ) ).toBe(
			'x'
		);
	} );
} );

describe( 'invalid results', () => {
	const typeMessage = ( received: string, returned: string ) =>
		`The type returned by checkout filters must be the same as the type they receive. The function received ${ received } but returned ${ returned }.`;

	it.each< [ FilterName, unknown, unknown, string ] >( [
		[ 'itemName', 'x', 7, typeMessage( 'string', 'number' ) ],
		[ 'itemName', 'x', undefined, typeMessage( 'string', 'undefined' ) ],
		[ 'itemName', 'x', null, typeMessage( 'string', 'object' ) ],
		[
			'itemName',
			'x',
			Promise.resolve( 'y' ),
			typeMessage( 'string', 'object' ),
		],
		[
			'showRemoveItemLink',
			true,
			'no',
			typeMessage( 'boolean', 'string' ),
		],
		[ 'coupons', [], {}, typeMessage( 'array', 'object' ) ],
		[ 'coupons', [], null, typeMessage( 'array', 'null' ) ],
		[
			'coupons',
			[],
			Promise.resolve( [] ),
			typeMessage( 'array', 'promise' ),
		],
		[
			'cartItemPrice',
			'<price/>',
			'free',
			'Returned value must include <price/>, you passed "free"',
		],
		[
			'cartItemScreenReaderPrice',
			'x',
			'<productName/> <price/>',
			'Returned value must include <quantity/>, you passed "<productName/> <price/>"',
		],
	] )(
		'are logged, ignored for shoppers and thrown for administrators: %s of %j with %j',
		( name, value, result, message ) => {
			expect( page().applyFilter( name, value, () => result ) ).toBe(
				value
			);
			expect( logged() ).toEqual( [
				[
					expect.stringContaining( `"${ name }"` ),
					expect.any( Error ),
				],
			] );
			expect( () =>
				page( { isAdmin: true } ).applyFilter(
					name,
					value,
					() => result
				)
			).toThrow( message );
		}
	);

	it.each< [ FilterName, unknown, unknown ] >( [
		[ 'coupons', [], [ 1 ] ],
		[ 'coupons', [], [ { code: 'a' } ] ],
		[ 'additionalCartCheckoutInnerBlockTypes', [], [ 1 ] ],
	] )( '%s ignores for %j the result %j', ( name, value, result ) => {
		const { applyFilter, statistics } = page( { isAdmin: true } );
		expect( applyFilter( name, value, () => result ) ).toBe( value );
		expect( statistics.report() ).toMatchObject( [
			{ faults: [ { extensionPoint: name, kind: 'refused' } ] },
		] );
		expect( console ).toHaveErrored();
	} );

	it.each( [
		[ 'with false', () => false ],
		[
			'with a message',
			() => {
				throw new Error( 'Not so' );
			},
		],
	] )( 'can be rejected by the caller %s', ( _, validation ) => {
		expect(
			page().applyFilter( 'itemName', 'x', () => 'y', { validation } )
		).toBe( 'x' );
		expect( console ).toHaveErrored();
	} );

	it( 'do not exist for filters that add-ons define', () => {
		expect(
			page().applyFilter( 'theirs', { a: 1 }, () => ( { b: 2 } ) )
		).toEqual( {
			b: 2,
		} );
	} );
} );

describe( 'faulty filters', () => {
	it( 'affect only their own results', () => {
		const { register, apply, statistics } = page();
		const request = { filterName: 'itemName', defaultValue: 'Cap' };
		register( 'good', { itemName: ( name: string ) => `${ name }!` } );
		register( 'bad', {
			itemName: () => {
				throw new Error( 'No' );
			},
		} );
		register( 'last', { itemName: ( name: string ) => `${ name }?` } );
		expect( apply( request ) ).toBe( 'Cap!?' );
		expect( apply( { ...request, arg: { a: 1 } } ) ).toBe( 'Cap!?' );
		expect( logged() ).toHaveLength( 1 );
		expect(
			statistics.report().find( ( { addOn } ) => addOn === 'bad' )
		).toMatchObject( { calls: 2, errors: 2 } );
	} );

	it( 'cannot mutate their arguments', () => {
		const arg = { cart: { cartItems: [ { name: 'Cap' } ] } };
		const extensions = { theirs: { a: 1 } };
		const coupons = [ coupon( 'a' ), coupon( 'b' ) ];
		const { applyFilter, statistics } = page();
		const shown = applyFilter(
			'coupons',
			coupons,
			(
				value: unknown[],
				given: typeof extensions,
				passedArg: typeof arg
			) => {
				value.pop();
				given.theirs.a = 2;
				passedArg.cart.cartItems.length = 0;
				return value;
			},
			{ arg, extensions }
		);
		expect( shown ).toEqual( [ coupon( 'a' ) ] );
		expect( coupons ).toHaveLength( 2 );
		expect( extensions ).toEqual( { theirs: { a: 1 } } );
		expect( arg ).toEqual( { cart: { cartItems: [ { name: 'Cap' } ] } } );
		expect( statistics.report() ).toMatchObject( [
			{ faults: [ { kind: 'mutatedInput', count: 1 } ] },
		] );
		expect( console ).toHaveErrored();
	} );

	it.each( [
		[ FILTER_LIMIT_MS, SLOW_CALLS_LIMIT + 1, 0 ],
		[ FILTER_LIMIT_MS + 1, SLOW_CALLS_LIMIT, SLOW_CALLS_LIMIT ],
	] )(
		'that take %d ms run %d times before they are suspended',
		( ms, calls, errors ) => {
			const { register, apply, statistics } = page();
			register( 'slow', {
				itemName: ( name: string ) => {
					time += ms;
					return `${ name }!`;
				},
			} );
			const names = Array.from(
				{ length: SLOW_CALLS_LIMIT + 1 },
				( _, index ) =>
					apply( {
						filterName: 'itemName',
						defaultValue: 'Cap',
						arg: { index },
					} )
			);
			expect( names.at( 0 ) ).toBe( 'Cap!' );
			expect( names.at( -1 ) ).toBe( errors ? 'Cap' : 'Cap!' );
			expect( statistics.report() ).toMatchObject( [
				{ calls, errors, timeMs: calls * ms },
			] );
			if ( errors ) {
				// eslint-disable-next-line jest/no-conditional-expect -- The row decides whether it is a fault.
				expect( logged() ).toHaveLength( 1 );
			}
		}
	);

	it( 'that apply themselves do not recurse', () => {
		const { register, apply } = page();
		const request = { filterName: 'itemName', defaultValue: 'Cap' };
		const filter = jest.fn( () => `${ apply( request ) }!` );
		register( 'a', { itemName: filter } );
		expect( apply( request ) ).toBe( 'Cap!' );
		expect( filter ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'never change the type of the value', () => {
		const value = fc.oneof(
			fc.string(),
			fc.boolean(),
			fc.array( fc.string() ),
			fc.dictionary( fc.string(), fc.integer() )
		);
		const behavior = fc.oneof(
			fc.anything().map( ( result ) => () => result ),
			fc.anything().map( ( thrown ) => () => {
				throw thrown;
			} ),
			fc.constant( async () => 'later' ),
			fc.constant( ( given: unknown ) => given ),
			fc.constant( () => Proxy.revocable( [], {} ) ),
			fc.constant( () => {
				const { proxy, revoke } = Proxy.revocable( [], {} );
				revoke();
				return proxy;
			} ),
			fc.constant( ( given: unknown ) =>
				Object.defineProperty( Object( given ), 'trap', {
					enumerable: true,
					get: () => {
						throw new Error( 'Trap' );
					},
				} )
			)
		);
		const kind = ( some: unknown ) =>
			some === null || Array.isArray( some )
				? String( some === null ) + Array.isArray( some )
				: typeof some;
		fc.assert(
			fc.property(
				fc.constantFrom( 'itemName', 'coupons', 'theirs' ),
				value,
				behavior,
				( name, given, filter ) => {
					const result: unknown = page().applyFilter(
						name,
						given,
						filter
					);
					expect( kind( result ) ).toBe( kind( given ) );
				}
			),
			{ numRuns: 400 }
		);
		expect( console ).toHaveErrored();
	} );
} );

describe( 'cached results', () => {
	const item = ( key: string ) => ( { key } );
	const cart = { cartItems: [] };
	const setUp = () => {
		const { register, apply } = page();
		const filter = jest.fn( ( name: unknown ) => name );
		register( 'a', { itemName: filter } );
		const applyFilter = ( cartItem: object, rest: object = {} ) =>
			apply( {
				filterName: 'itemName',
				defaultValue: 'Cap',
				extensions: { a: cart },
				arg: { context: 'cart', cartItem, cart, ...rest },
				...( 'extensions' in rest ? rest : {} ),
			} );
		return { applyFilter, filter, register };
	};

	it( 'are reused for each of 300 lines', () => {
		const { applyFilter, filter } = setUp();
		const items = Array.from( { length: 300 }, ( _, i ) =>
			item( `${ i }` )
		);
		items.forEach( ( each ) => applyFilter( each ) );
		items.forEach( ( each ) => applyFilter( each ) );
		expect( filter ).toHaveBeenCalledTimes( 300 );
		items[ 7 ] = item( '7' );
		items.forEach( ( each ) => applyFilter( each ) );
		expect( filter ).toHaveBeenCalledTimes( 301 );
	} );

	it.each( [
		[ 'the cart', { cart: {} }, 2 ],
		[ 'the context', { context: 'summary' }, 2 ],
		[ 'extension data', { extensions: { a: 2 } }, 2 ],
		[ 'nothing', {}, 1 ],
	] )( 'are discarded if this changes: %s', ( _, rest, calls ) => {
		const { applyFilter, filter } = setUp();
		const line = item( 'a' );
		applyFilter( line );
		applyFilter( line, rest );
		expect( filter ).toHaveBeenCalledTimes( calls );
		// Each context of a line has its own cache entry.
		applyFilter( line, rest );
		expect( filter ).toHaveBeenCalledTimes( calls );
	} );

	it( 'are discarded when the cart changes, because filters may read more than their arguments', () => {
		const { register, apply } = page();
		let isGift = false;
		register( 'a', {
			itemName: ( name: string ) =>
				isGift ? `${ name } (gift)` : name,
		} );
		const line = item( 'a' );
		const applyFilter = ( whole: object ) =>
			apply( {
				filterName: 'itemName',
				defaultValue: 'Cap',
				arg: { context: 'cart', cartItem: line, cart: whole },
			} );
		expect( applyFilter( cart ) ).toBe( 'Cap' );
		isGift = true;
		expect( applyFilter( cart ) ).toBe( 'Cap' );
		expect( applyFilter( { ...cart } ) ).toBe( 'Cap (gift)' );
	} );

	it( 'are discarded for another default value and after a registration', () => {
		const { register, apply } = page();
		const filter = jest.fn( ( name: unknown ) => name );
		register( 'a', { totalLabel: filter } );
		const applyFilter = ( defaultValue: string ) =>
			apply( { filterName: 'totalLabel', defaultValue } );
		applyFilter( 'Total' );
		applyFilter( 'Total' );
		expect( filter ).toHaveBeenCalledTimes( 1 );
		expect( applyFilter( 'Sum' ) ).toBe( 'Sum' );
		register( 'b', {} );
		applyFilter( 'Sum' );
		expect( filter ).toHaveBeenCalledTimes( 3 );
	} );
} );
