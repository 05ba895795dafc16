import { ADD_ONS_ELEMENT_ID } from './add-ons-element';
import {
	readAddOns,
	type AddOnPage,
	type DeclarationProblem,
} from './read-add-ons';

const read = ( declared: unknown, here: AddOnPage[] = [ 'checkout' ] ) => {
	document.body.innerHTML = `<script type="application/json" id="${ ADD_ONS_ELEMENT_ID }">${ JSON.stringify( declared ) }</script>`;
	const problems: DeclarationProblem[] = [];
	const addOns = readAddOns( document, here, ( problem ) =>
		problems.push( problem )
	);
	return { addOns, problems };
};

const A = {
	name: '/a.js',
	src: '/a.js',
	dependencies: [],
	before: [],
	after: [],
};

it.each( [
	[ 'a script only', { src: '/a.js' }, A ],
	[
		'all members',
		{
			src: '/a.js',
			dependencies: [ 'jquery', 'wp-url' ],
			before: 'one()',
			after: [ 'two()', 'three()' ],
			in: 'checkout',
		},
		{
			...A,
			dependencies: [ 'jquery', 'wp-url' ],
			before: [ 'one()' ],
			after: [ 'two()', 'three()' ],
		},
	],
	[
		'null for omitted members',
		{ src: '/a.js', dependencies: null, before: null, after: '', in: null },
		A,
	],
	[
		'libraries without a script',
		{ dependencies: [ 'jquery' ] },
		{ ...A, name: '#1', src: null, dependencies: [ 'jquery' ] },
	],
	[
		'inline code without a script',
		{ before: 'one()' },
		{ ...A, name: '#1', src: null, before: [ 'one()' ] },
	],
] )( 'reads %s', ( _name, entry, expected ) => {
	const { addOns, problems } = read( [ entry ] );
	expect( addOns ).toEqual( [ expected ] );
	expect( problems ).toEqual( [] );
} );

it.each< [ unknown, AddOnPage[], boolean ] >( [
	[ undefined, [ 'cart' ], true ],
	[ [], [ 'cart' ], true ],
	[ 'cart', [ 'cart' ], true ],
	[ 'cart', [ 'checkout' ], false ],
	[ [ 'cart', 'checkout' ], [ 'checkout' ], true ],
	[ 'checkout', [ 'cart', 'checkout' ], true ],
] )(
	'with `in: %j` on the pages %j, loads the add-on: %s',
	( pages, here, isLoaded ) => {
		const { addOns, problems } = read(
			[ { src: '/a.js', in: pages } ],
			here
		);
		expect( addOns ).toHaveLength( isLoaded ? 1 : 0 );
		expect( problems ).toEqual( [] );
	}
);

it( 'preserves the order of the list and drops repeated scripts', () => {
	const { addOns } = read( [
		{ src: '/b.js' },
		{ src: '/a.js', in: 'cart' },
		{ src: '/a.js', in: 'checkout' },
		{ src: '/b.js' },
	] );
	expect( addOns.map( ( { src } ) => src ) ).toEqual( [ '/b.js', '/a.js' ] );
} );

const FULL = { src: '/a.js' };

it.each( [
	[ 'a list', {}, { kind: 'list', value: '{}' }, 0 ],
	[
		'an object',
		[ '/a.js' ],
		{ kind: 'nothing', name: '#1', value: '/a.js' },
		0,
	],
	[
		'anything to load',
		[ {} ],
		{ kind: 'nothing', name: '#1', value: {} },
		0,
	],
	[
		'a safe URL',
		[ FULL, { src: 'javascript:1' } ],
		{ kind: 'src', name: '#2', value: 'javascript:1' },
		1,
	],
	[
		'strings as dependencies',
		[ { ...FULL, dependencies: [ 1, 'wp-url' ] } ],
		{ kind: 'texts', name: '/a.js', member: 'dependencies', value: 1 },
		1,
	],
	[
		'a string as inline code',
		[ { ...FULL, before: { code: 1 } } ],
		{ kind: 'texts', name: '/a.js', member: 'before', value: { code: 1 } },
		1,
	],
	[
		'a known page',
		[ { ...FULL, in: [ 'shop', 'checkout' ] } ],
		{ kind: 'page', name: '/a.js', value: 'shop' },
		1,
	],
] )(
	'reports anything but %s and preserves the rest',
	( _name, declared, problem, count ) => {
		const { addOns, problems } = read( declared );
		expect( problems ).toEqual( [ problem ] );
		expect( addOns ).toHaveLength( count );
	}
);
