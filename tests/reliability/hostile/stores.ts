import {
	HOSTILE,
	throwHostileError,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';

const createCycle = () => {
	const made: Record< string, unknown > = {};
	made.self = made;
	return made;
};

const createDataCase = (
	does: string,
	data: () => unknown
): Misbehaviour => ( {
	does: `setExtensionData stores ${ does }`,
	script: ( { wp } ) =>
		void setTimeout( () =>
			wp.data
				.dispatch( 'wc/store/checkout' )
				.setExtensionData( HOSTILE, data() )
		),
	reported: null,
} );

const createUpdateCase = (
	does: string,
	...args: unknown[]
): Misbehaviour => ( {
	does: `extensionCartUpdate is called with ${ does }`,
	script: ( { wc } ) =>
		void setTimeout( () => {
			wc.blocksCheckout.extensionCartUpdate( ...args ).catch( () => {} );
		} ),
	reported: null,
} );

export const STORES: HostileExtensionPoint = {
	extensionPoint: 'stores and cart updates',
	cases: [
		createDataCase( 'circular data', createCycle ),
		createDataCase( 'numbers that JSON does not support', () => ( {
			big: 10n,
		} ) ),
		createDataCase( 'an object that throws when it is serialized', () => ( {
			toJSON: throwHostileError,
		} ) ),
		createDataCase( 'null', () => null ),
		createDataCase( 'a string', () => HOSTILE ),
		createDataCase( 'a megabyte', () => ( {
			long: 'x'.repeat( 1_000_000 ),
		} ) ),
		{
			does: 'setExtensionData overwrites __proto__',
			script: ( { wp } ) =>
				void setTimeout( () =>
					wp.data
						.dispatch( 'wc/store/checkout' )
						.setExtensionData( '__proto__', {
							payment_method: 'x',
						} )
				),
			reported: null,
		},
		createUpdateCase( 'no arguments' ),
		createUpdateCase( 'null', null ),
		createUpdateCase( 'circular data', {
			namespace: HOSTILE,
			data: createCycle(),
		} ),
		createUpdateCase( 'null for overwriteDirtyCustomerData', {
			namespace: HOSTILE,
			data: {},
			overwriteDirtyCustomerData: null,
		} ),
		{
			does: 'extensionCartUpdate is called on each change of the cart',
			script: ( { wp, wc } ) => {
				let count = 0;
				wp.data.subscribe( () => {
					if ( count++ < 50 ) {
						wc.blocksCheckout
							.extensionCartUpdate( {
								namespace: HOSTILE,
								data: {},
							} )
							.catch( () => {} );
					}
				}, 'wc/store/cart' );
			},
			reported: null,
		},
		{
			does: 'a listener to the stores throws',
			script: ( { wp } ) => wp.data.subscribe( throwHostileError ),
			reported: /fault: \/hostile.js at wp.data.subscribe: threw/,
		},
		{
			does: 'a listener to one store throws',
			script: ( { wp } ) =>
				wp.data.subscribe( throwHostileError, 'wc/store/checkout' ),
			reported: /fault: \/hostile.js at wp.data.subscribe: threw/,
		},
		{
			does: 'a listener removes itself while it is called',
			script: ( { wp } ) => {
				const stop = wp.data.subscribe( () => stop() );
			},
			reported: null,
		},
		{
			does: 'a value that is not a function subscribes',
			script: ( { wp } ) => wp.data.subscribe( null ),
			reported: /fault: \/hostile.js at wp.data.subscribe: threw/,
		},
		{
			does: 'invalid field errors are set',
			script: ( { wp } ) =>
				void setTimeout( () => {
					const { setValidationErrors } = wp.data.dispatch(
						'wc/store/validation'
					);
					for ( const garbage of [
						null,
						5,
						{ a: null },
						{ b: 7 },
					] ) {
						setValidationErrors( garbage );
					}
				} ),
			reported: null,
		},
		{
			does: 'an empty notice is created',
			script: ( { wp } ) =>
				void setTimeout( () => {
					const { createErrorNotice } =
						wp.data.dispatch( 'core/notices' );
					createErrorNotice( '', { context: 'wc/checkout' } );
				} ),
			reported: null,
		},
		{
			does: 'the cart is replaced by invalid data',
			script: ( { wp } ) =>
				void setTimeout( () => {
					const { receiveCart } = wp.data.dispatch( 'wc/store/cart' );
					for ( const garbage of [ null, 5, {}, { items: 5 } ] ) {
						try {
							receiveCart( garbage );
						} catch {
							// The add-on may get an exception for its own mistake.
						}
					}
				} ),
			reported: null,
		},
	],
};
