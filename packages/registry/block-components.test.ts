import { createBlockComponents } from '.';

const blockName = 'my-plugin/gift-wrap';
const First = () => null;
const Second = () => null;

it( 'finds components of a context, and those for any, which win', () => {
	const { registerBlockComponent, getRegisteredBlockComponents } =
		createBlockComponents();
	registerBlockComponent( { blockName, component: First, context: 'cart' } );
	expect( getRegisteredBlockComponents( 'cart' ) ).toEqual( {
		[ blockName ]: First,
	} );
	expect( getRegisteredBlockComponents( 'checkout' ) ).toEqual( {} );
	registerBlockComponent( { blockName, component: Second } );
	expect( getRegisteredBlockComponents( 'cart' ) ).toEqual( {
		[ blockName ]: Second,
	} );
	expect( getRegisteredBlockComponents( 'checkout' ) ).toEqual( {
		[ blockName ]: Second,
	} );
} );

it.each( [ 'react.lazy', 'react.memo', 'react.forward_ref' ] )(
	'takes a component of the kind %s',
	( tag ) => {
		const { registerBlockComponent, getRegisteredBlockComponents } =
			createBlockComponents();
		const component = { $$typeof: Symbol.for( tag ) };
		registerBlockComponent( { blockName, component } );
		expect( getRegisteredBlockComponents( '' )[ blockName ] ).toBe(
			component
		);
	}
);

const NO_COMPONENT =
	'Incorrect value for the component argument when registering a block component. Component must be a valid React Element or Lazy callback.';

it.each< [ Record< string, unknown >, string ] >( [
	[
		{ component: First },
		'Incorrect value for the blockName argument when registering a block component. It was a undefined, but must be a string.',
	],
	[
		{ blockName, component: First, context: 1 },
		'Incorrect value for the context argument when registering a block component. It was a number, but must be a string.',
	],
	[ { blockName }, NO_COMPONENT ],
	[ { blockName, component: null }, NO_COMPONENT ],
	[ { blockName, component: 'div' }, NO_COMPONENT ],
	[ { blockName, component: {} }, NO_COMPONENT ],
	[
		{
			blockName,
			component: { $$typeof: Symbol.for( 'react.element' ) },
		},
		NO_COMPONENT,
	],
] )( 'refuses %p', ( options, message ) => {
	const { registerBlockComponent } = createBlockComponents();
	expect( () => registerBlockComponent( options ) ).toThrow( message );
} );
