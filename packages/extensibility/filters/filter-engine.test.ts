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
	/** Registers one filter of an add-on, and asks for its point. */
	const ask = < Value >(
		filterName: string,
		defaultValue: Value,
		filter: unknown,
		rest: object = {}
	): Value => {
		filters.register( 'add-on', { [ filterName ]: filter } );
		return filters.apply( { filterName, defaultValue, ...rest } );
	};
	return { ...filters, statistics, ask };
};

const told = () => {
	expect( console ).toHaveErrored();
	// eslint-disable-next-line no-console -- What it was called with is what is proved.
	return jest.mocked( console.error ).mock.calls;
};

const coupon = ( code: string ) => ( {
	code,
	discount_type: 'percent',
	totals: {},
	label: code.toUpperCase(),
} );

describe( 'asking', () => {
	it( 'asks each in turn, by the coming of namespaces', () => {
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

	it( 'takes a registration back, unless it was replaced', () => {
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
	] )( 'tells filters what they are to know: %j', ( rest, expected ) => {
		const filter = jest.fn( ( value ) => value );
		page().ask( 'itemName', 'x', filter, rest );
		expect( filter ).toHaveBeenCalledWith( ...expected );
	} );

	it( 'tells of changes, until it is stopped', () => {
		const { register, subscribe } = page();
		const listener = jest.fn();
		const stop = subscribe( listener );
		register( 'a', {} );
		stop();
		register( 'b', {} );
		expect( listener ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'says that couponName is deprecated', () => {
		page().register( 'a', { couponName: () => 'x' } );
		expect( console ).toHaveWarnedWith(
			'couponName is deprecated. Please use coupons instead.'
		);
	} );

	it.each( [
		[ null, 'registered filters that are no object' ],
		[ { itemName: 'Cap' }, 'The filter "itemName" of "a" is no function' ],
	] )( 'refuses %j with a word', ( given, words ) => {
		const { register, apply } = page();
		register( 'a', given );
		expect( told() ).toEqual( [ [ expect.stringContaining( words ) ] ] );
		expect( apply( { filterName: 'itemName', defaultValue: 'x' } ) ).toBe(
			'x'
		);
	} );
} );

describe( 'answers that are no use', () => {
	const typeWords = ( received: string, returned: string ) =>
		`The type returned by checkout filters must be the same as the type they receive. The function received ${ received } but returned ${ returned }.`;

	it.each< [ FilterName, unknown, unknown, string ] >( [
		[ 'itemName', 'x', 7, typeWords( 'string', 'number' ) ],
		[ 'itemName', 'x', undefined, typeWords( 'string', 'undefined' ) ],
		[ 'itemName', 'x', null, typeWords( 'string', 'object' ) ],
		[
			'itemName',
			'x',
			Promise.resolve( 'y' ),
			typeWords( 'string', 'object' ),
		],
		[ 'showRemoveItemLink', true, 'no', typeWords( 'boolean', 'string' ) ],
		[ 'coupons', [], {}, typeWords( 'array', 'object' ) ],
		[ 'coupons', [], null, typeWords( 'array', 'null' ) ],
		[
			'coupons',
			[],
			Promise.resolve( [] ),
			typeWords( 'array', 'promise' ),
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
		'%s of %j with %j: told, kept from shoppers, thrown for administrators',
		( name, value, result, words ) => {
			expect( page().ask( name, value, () => result ) ).toBe( value );
			expect( told() ).toEqual( [
				[
					expect.stringContaining( `"${ name }"` ),
					expect.any( Error ),
				],
			] );
			expect( () =>
				page( { isAdmin: true } ).ask( name, value, () => result )
			).toThrow( words );
		}
	);

	it.each< [ FilterName, unknown, unknown ] >( [
		[ 'coupons', [], [ 1 ] ],
		[ 'coupons', [], [ { code: 'a' } ] ],
		[ 'additionalCartCheckoutInnerBlockTypes', [], [ 1 ] ],
	] )( '%s passes over %j of %j', ( name, value, result ) => {
		const { ask, statistics } = page( { isAdmin: true } );
		expect( ask( name, value, () => result ) ).toBe( value );
		expect( statistics.report() ).toMatchObject( [
			{ faults: [ { extensionPoint: name, kind: 'refused' } ] },
		] );
		expect( console ).toHaveErrored();
	} );

	it.each( [
		[ 'with false', () => false ],
		[
			'with words',
			() => {
				throw new Error( 'Not so' );
			},
		],
	] )( 'lets whoever asks refuse %s', ( _, validation ) => {
		expect( page().ask( 'itemName', 'x', () => 'y', { validation } ) ).toBe(
			'x'
		);
		expect( console ).toHaveErrored();
	} );

	it( 'knows nothing of names that are not ours', () => {
		expect( page().ask( 'theirs', { a: 1 }, () => ( { b: 2 } ) ) ).toEqual(
			{
				b: 2,
			}
		);
	} );
} );

describe( 'guests', () => {
	it( 'cost only their own value', () => {
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
		expect( told() ).toHaveLength( 1 );
		expect(
			statistics.report().find( ( { addOn } ) => addOn === 'bad' )
		).toMatchObject( { calls: 2, errors: 2 } );
	} );

	it( 'cannot write into what they are told', () => {
		const arg = { cart: { cartItems: [ { name: 'Cap' } ] } };
		const extensions = { theirs: { a: 1 } };
		const coupons = [ coupon( 'a' ), coupon( 'b' ) ];
		const { ask, statistics } = page();
		const shown = ask(
			'coupons',
			coupons,
			(
				value: unknown[],
				given: typeof extensions,
				told_: typeof arg
			) => {
				value.pop();
				given.theirs.a = 2;
				told_.cart.cartItems.length = 0;
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
		'that take %d ms are asked %d times of one more',
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
				// eslint-disable-next-line jest/no-conditional-expect -- The row says whether it goes wrong.
				expect( told() ).toHaveLength( 1 );
			}
		}
	);

	it( 'that ask themselves come to an end', () => {
		const { register, apply } = page();
		const request = { filterName: 'itemName', defaultValue: 'Cap' };
		const filter = jest.fn( () => `${ apply( request ) }!` );
		register( 'a', { itemName: filter } );
		expect( apply( request ) ).toBe( 'Cap!' );
		expect( filter ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'leave the value its type, whatever they do', () => {
		const value = fc.oneof(
			fc.string(),
			fc.boolean(),
			fc.array( fc.string() ),
			fc.dictionary( fc.string(), fc.integer() )
		);
		const deed = fc.oneof(
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
				deed,
				( name, given, filter ) => {
					const result: unknown = page().ask( name, given, filter );
					expect( kind( result ) ).toBe( kind( given ) );
				}
			),
			{ numRuns: 400 }
		);
		expect( console ).toHaveErrored();
	} );
} );

describe( 'what is known already', () => {
	const item = ( key: string ) => ( { key } );
	const cart = { cartItems: [] };
	const setUp = () => {
		const { register, apply } = page();
		const filter = jest.fn( ( name: unknown ) => name );
		register( 'a', { itemName: filter } );
		const ask = ( cartItem: object, rest: object = {} ) =>
			apply( {
				filterName: 'itemName',
				defaultValue: 'Cap',
				extensions: { a: cart },
				arg: { context: 'cart', cartItem, cart, ...rest },
				...( 'extensions' in rest ? rest : {} ),
			} );
		return { ask, filter, register };
	};

	it( 'is not asked again, for any of 300 lines', () => {
		const { ask, filter } = setUp();
		const items = Array.from( { length: 300 }, ( _, i ) =>
			item( `${ i }` )
		);
		items.forEach( ( each ) => ask( each ) );
		items.forEach( ( each ) => ask( each ) );
		expect( filter ).toHaveBeenCalledTimes( 300 );
		items[ 7 ] = item( '7' );
		items.forEach( ( each ) => ask( each ) );
		expect( filter ).toHaveBeenCalledTimes( 301 );
	} );

	it.each( [
		[ 'the cart', { cart: {} }, 2 ],
		[ 'the context', { context: 'summary' }, 2 ],
		[ 'extension data', { extensions: { a: 2 } }, 2 ],
		[ 'nothing', {}, 1 ],
	] )( 'is asked anew for another: %s', ( _, rest, calls ) => {
		const { ask, filter } = setUp();
		const line = item( 'a' );
		ask( line );
		ask( line, rest );
		expect( filter ).toHaveBeenCalledTimes( calls );
		// The two places of a line do not push each other out.
		ask( line, rest );
		expect( filter ).toHaveBeenCalledTimes( calls );
	} );

	it( 'is asked anew with any change of the cart, as an answer may depend on what is not told', () => {
		const { register, apply } = page();
		let isGift = false;
		register( 'a', {
			itemName: ( name: string ) =>
				isGift ? `${ name } (gift)` : name,
		} );
		const line = item( 'a' );
		const ask = ( whole: object ) =>
			apply( {
				filterName: 'itemName',
				defaultValue: 'Cap',
				arg: { context: 'cart', cartItem: line, cart: whole },
			} );
		expect( ask( cart ) ).toBe( 'Cap' );
		isGift = true;
		expect( ask( cart ) ).toBe( 'Cap' );
		expect( ask( { ...cart } ) ).toBe( 'Cap (gift)' );
	} );

	it( 'is asked anew for another default value, and after a registration', () => {
		const { register, apply } = page();
		const filter = jest.fn( ( name: unknown ) => name );
		register( 'a', { totalLabel: filter } );
		const ask = ( defaultValue: string ) =>
			apply( { filterName: 'totalLabel', defaultValue } );
		ask( 'Total' );
		ask( 'Total' );
		expect( filter ).toHaveBeenCalledTimes( 1 );
		expect( ask( 'Sum' ) ).toBe( 'Sum' );
		register( 'b', {} );
		ask( 'Sum' );
		expect( filter ).toHaveBeenCalledTimes( 3 );
	} );
} );
