/** @jest-environment node */
import { createIsolate, isolatedView, clonePlain } from './isolate';

const cart = () => ( {
	items: [ { name: 'Beanie', prices: { price: '1' } }, { name: 'Cap' } ],
	total: '10',
	receive: () => 'received',
} );

const WAYS: [ string, typeof isolatedView ][] = [
	[ 'by proxy', isolatedView ],
	[
		'that can be cloned',
		( source, onWrite ) => createIsolate( onWrite )( source ),
	],
];

const CHANGES: [ string, ( view: ReturnType< typeof cart > ) => unknown ][] = [
	[ 'pushes', ( view ) => view.items.push( { name: 'x' } ) ],
	[ 'empties', ( view ) => ( view.items.length = 0 ) ],
	[ 'deletes', ( view ) => Reflect.deleteProperty( view, 'total' ) ],
	[
		'writes past a spread',
		( view ) => ( { ...view } ).items.splice( 0, 1 ),
	],
	[
		'writes past a descriptor',
		( view ) =>
			Object.getOwnPropertyDescriptor( view, 'items' )?.value?.pop(),
	],
];

const frozen = Object.freeze( { list: Object.freeze( [ 3, 1, 2 ] ) } );

describe.each( WAYS )( 'a view %s', ( __, isolate ) => {
	it( 'shows the source', () => {
		const view = isolate( cart(), jest.fn() );
		expect( view.items[ 0 ]?.prices?.price ).toBe( '1' );
		expect( view.items.map( ( { name } ) => name ) ).toEqual( [
			'Beanie',
			'Cap',
		] );
		expect( JSON.parse( JSON.stringify( view ) ) ).toEqual( {
			items: cart().items,
			total: '10',
		} );
		expect( { ...view } ).toEqual( {
			...cart(),
			receive: expect.any( Function ),
		} );
		expect( Array.isArray( view.items ) ).toBe( true );
		expect( view.receive() ).toBe( 'received' );
		expect( view.items ).toBe( view.items );
	} );

	it.each< [ string, ( view: ReturnType< typeof cart > ) => unknown ] >( [
		[ 'sets', ( view ) => ( view.total = '0' ) ],
		[ 'sets deep down', ( view ) => ( view.items[ 0 ]!.name = 'x' ) ],
		[ 'sorts', ( view ) => view.items.reverse() ],
		[ 'defines', ( view ) => Object.assign( view, { total: 1 } ) ],
		[
			'writes past values',
			( view ) =>
				Object.values( view.items ).forEach( ( i ) => ( i.name = '' ) ),
		],
	] )( 'keeps the source unchanged if an add-on %s', ( _, write ) => {
		const source = cart();
		const onWrite = jest.fn();
		write( isolate( source, onWrite ) );
		expect( onWrite ).toHaveBeenCalled();
		expect( JSON.stringify( source ) ).toBe( JSON.stringify( cart() ) );
	} );

	it.each( CHANGES )(
		'keeps the source unchanged if an add-on %s',
		( _, write ) => {
			const source = cart();
			const onWrite = jest.fn();
			write( isolate( source, onWrite ) );
			expect( JSON.stringify( source ) ).toBe( JSON.stringify( cart() ) );
		}
	);

	it( 'shows add-ons their own changes', () => {
		const view = isolate( cart(), jest.fn() );
		view.items = [];
		expect( view.items ).toEqual( [] );
	} );

	it( 'supports frozen sources', () => {
		const view = isolate( frozen, jest.fn() );
		expect( [ ...view.list ].sort() ).toEqual( [ 1, 2, 3 ] );
	} );

	it( 'does not report reads', () => {
		const onWrite = jest.fn();
		const view = isolate( cart(), onWrite );
		JSON.stringify( view );
		Object.entries( view.items );
		expect( onWrite ).not.toHaveBeenCalled();
	} );
} );

it.each( CHANGES )( 'a proxy view reports when an add-on %s', ( _, write ) => {
	const onWrite = jest.fn();
	write( isolatedView( cart(), onWrite ) );
	expect( onWrite ).toHaveBeenCalled();
} );

it( 'preserves properties that are not enumerable', () => {
	const flags = Object.defineProperty( { isIdle: true }, 'isPristine', {
		get: () => true,
	} );
	const view = createIsolate( () => undefined )( flags );
	expect( Object.keys( view ) ).toEqual( [ 'isIdle' ] );
	expect( Reflect.get( view, 'isPristine' ) ).toBe( true );
} );

it( 'creates views that can be cloned and sent to another window', () => {
	const { receive, ...data } = cart();
	const view = createIsolate( jest.fn() )( data );
	expect( structuredClone( view ) ).toEqual( data );
	view.items[ 0 ]!.name = 'x';
	expect( structuredClone( view ).items[ 0 ]?.name ).toBe( 'x' );
} );

it.each( [ [ 7 ], [ null ], [ undefined ], [ 'text' ], [ new Date() ] ] )(
	'returns %p unchanged',
	( value ) => {
		expect( isolatedView( value, jest.fn() ) ).toBe( value );
		expect( clonePlain( value ) ).toBe( value );
	}
);

it( 'reads only the properties that are accessed', () => {
	const getter = jest.fn();
	const far = {};
	Object.defineProperty( far, 'x', { enumerable: true, get: getter } );
	const view = isolatedView( { near: 1, far }, jest.fn() );
	expect( view.near ).toBe( 1 );
	expect( getter ).not.toHaveBeenCalled();
} );

it( 'clones cycles and getters', () => {
	const source: Record< string, unknown > = { list: [ { a: 1 } ] };
	source.self = source;
	const copy = clonePlain( source );
	expect( copy.self ).toBe( copy );
	expect( copy ).toEqual( source );
	expect( copy.list ).not.toBe( source.list );
	expect( () =>
		clonePlain( {
			get trap(): string {
				throw new Error( 'Trap' );
			},
		} )
	).toThrow( 'Trap' );
} );
