/** @jest-environment node */
import { createBlockComponents } from './block-components';
import { createCheckoutBlocks, hasInnerBlocks } from './checkout-blocks';

const FIELDS = 'woocommerce/checkout-fields-block';
const Component = () => null;
const lazy = { $$typeof: Symbol.for( 'react.lazy' ) };

const page = () => {
	const components = createBlockComponents();
	return { components, ...createCheckoutBlocks( components ) };
};

const options = ( metadata: unknown, rest: object = {} ) => ( {
	metadata,
	component: Component,
	...rest,
} );
const valid = ( changes: object = {}, rest: object = {} ) =>
	options( { name: 'test/gift', parent: FIELDS, ...changes }, rest );

describe( 'registerCheckoutBlock', () => {
	const metadataIs = ( type: string ) =>
		`Incorrect value for the metadata argument when registering a block component. It was a ${ type }, but must be a object.`;
	const nameIs = ( type: string ) =>
		`Incorrect value for the blockName argument when registering a checkout block. It was a ${ type }, but must be a string.`;
	const parentIs = ( type: string ) =>
		`Incorrect value for the parent argument when registering a checkout block. It was a ${ type }, but must be a string or array of strings.`;
	const notAnArea =
		'When registering a checkout block, the parent must be a valid inner block area.';
	const noComponent =
		'Incorrect value for the component argument when registering a block component. Component must be a valid React Element or Lazy callback.';

	it.each< [ string, unknown, string ] >( [
		[ 'missing metadata', {}, metadataIs( 'undefined' ) ],
		[ 'metadata that is a string', options( 'x' ), metadataIs( 'string' ) ],
		[ 'missing options', undefined, nameIs( 'undefined' ) ],
		[
			'a missing name',
			options( { parent: FIELDS } ),
			nameIs( 'undefined' ),
		],
		[ 'a name that is a number', valid( { name: 7 } ), nameIs( 'number' ) ],
		[
			'an empty name',
			valid( { name: '' } ),
			'Value for the blockName argument must not be empty.',
		],
		[
			'a missing parent',
			valid( { parent: undefined } ),
			parentIs( 'undefined' ),
		],
		[
			'a parent that is an object',
			valid( { parent: {} } ),
			parentIs( 'object' ),
		],
		[
			'a parent that is not an area',
			valid( { parent: 'core/group' } ),
			notAnArea,
		],
		[
			'parents that are not areas',
			valid( { parent: [ 'core/group', 7 ] } ),
			notAnArea,
		],
		[
			'a missing component',
			valid( {}, { component: undefined } ),
			noComponent,
		],
		[
			'an element',
			valid( {}, { component: { type: 'p' } } ),
			noComponent,
		],
		[
			'an invalid name before an invalid parent',
			options( { name: 7, parent: 7 }, { component: 7 } ),
			nameIs( 'number' ),
		],
	] )( 'rejects %s', ( _, given, message ) => {
		const { registerCheckoutBlock, getAll } = page();
		expect( () => registerCheckoutBlock( given ) ).toThrow(
			new Error( message )
		);
		expect( getAll() ).toEqual( [] );
	} );

	it.each< [ string, unknown ] >( [
		[ 'one parent', valid() ],
		[ 'several', valid( { parent: [ 'core/group', FIELDS ] } ) ],
		[ 'a lazy component', valid( {}, { component: lazy } ) ],
	] )( 'accepts %s', ( _, given ) => {
		const { registerCheckoutBlock, getRegisteredBlocks, components } =
			page();
		registerCheckoutBlock( given );
		expect( getRegisteredBlocks( FIELDS ) ).toMatchObject( [
			{ blockName: 'test/gift' },
		] );
		expect(
			components.getRegisteredBlockComponents( 'anywhere' )
		).toHaveProperty( 'test/gift' );
	} );

	const locked = ( remove: unknown ) => ( {
		attributes: { lock: { default: { remove } } },
	} );
	it.each( [
		[ valid(), false ],
		[ valid( locked( true ) ), true ],
		[ valid( locked( false ) ), false ],
		[ valid( locked( true ), { force: false } ), false ],
		[ valid( {}, { force: true } ), true ],
		[ valid( locked( true ), { force: 'no' } ), true ],
	] )(
		'reads force from the options or the metadata: %j',
		( given, force ) => {
			const { registerCheckoutBlock, getAll } = page();
			registerCheckoutBlock( given );
			expect( getAll() ).toMatchObject( [ { force } ] );
		}
	);

	it( 'lists blocks by area in order; the last of equal names wins', () => {
		const { registerCheckoutBlock, getRegisteredBlocks } = page();
		registerCheckoutBlock( valid() );
		registerCheckoutBlock(
			valid( {
				name: 'test/note',
				parent: [ FIELDS, 'woocommerce/cart' ],
			} )
		);
		registerCheckoutBlock( valid( {}, { force: true } ) );
		const names = ( area: string ) =>
			getRegisteredBlocks( area ).map(
				( { blockName, force } ) => `${ blockName } ${ force }`
			);
		expect( names( FIELDS ) ).toEqual( [
			'test/gift true',
			'test/note false',
		] );
		expect( names( 'woocommerce/cart' ) ).toEqual( [ 'test/note false' ] );
		// Substrings of a `parent` string match; substrings of list entries don't.
		expect( names( 'woocommerce/checkout' ) ).toEqual( [
			'test/gift true',
		] );
		expect( names( 'woocommerce' ) ).toEqual( [] );
	} );
} );

it.each( [
	[ 'woocommerce/checkout', true ],
	[ 'woocommerce/mini-cart-contents', true ],
	[ 'woocommerce/mini-cart', false ],
	[ 'constructor', false ],
] )( 'knows whether %s is an inner-block area: %s', ( area, expected ) => {
	expect( hasInnerBlocks( area ) ).toBe( expected );
} );

describe( 'block components', () => {
	it.each< [ unknown, string ] >( [
		[
			{ component: Component },
			'Incorrect value for the blockName argument when registering a block component. It was a undefined, but must be a string.',
		],
		[
			{ blockName: 'a/b', component: Component, context: 7 },
			'Incorrect value for the context argument when registering a block component. It was a number, but must be a string.',
		],
		[
			{ blockName: 'a/b', component: {} },
			'Incorrect value for the component argument when registering a block component. Component must be a valid React Element or Lazy callback.',
		],
	] )( 'rejects invalid options: %j', ( given, message ) => {
		expect( () =>
			createBlockComponents().registerBlockComponent( given )
		).toThrow( new Error( message ) );
	} );

	it( 'finds components by context; components for any context take precedence', () => {
		const { registerBlockComponent, getRegisteredBlockComponents } =
			createBlockComponents();
		const blockName = 'a/b';
		const Other = () => null;
		registerBlockComponent( { blockName, component: Other, context: 'c' } );
		expect( getRegisteredBlockComponents( 'd' ) ).toEqual( {} );
		expect( getRegisteredBlockComponents( 'c' ) ).toEqual( {
			[ blockName ]: Other,
		} );
		registerBlockComponent( { blockName, component: Component } );
		expect( getRegisteredBlockComponents( 'c' ) ).toEqual( {
			[ blockName ]: Component,
		} );
	} );

	it( 'supports the deprecated names', () => {
		const { registerInnerBlock, getRegisteredInnerBlocks } =
			createBlockComponents();
		registerInnerBlock( { blockName: 'a/b', component: lazy, main: 'c' } );
		expect( getRegisteredInnerBlocks( 'c' ) ).toEqual( { 'a/b': lazy } );
		expect( console ).toHaveWarned();
	} );
} );
