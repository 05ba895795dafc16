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
	does: `setExtensionData keeps ${ does }`,
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
		createDataCase( 'circles', createCycle ),
		createDataCase( 'numbers that JSON does not know', () => ( {
			big: 10n,
		} ) ),
		createDataCase( 'what throws when it is read', () => ( {
			toJSON: throwHostileError,
		} ) ),
		createDataCase( 'null', () => null ),
		createDataCase( 'a text', () => HOSTILE ),
		createDataCase( 'a megabyte', () => ( {
			long: 'x'.repeat( 1_000_000 ),
		} ) ),
		{
			does: 'setExtensionData takes the place of __proto__',
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
		createUpdateCase( 'nothing' ),
		createUpdateCase( 'null', null ),
		createUpdateCase( 'circles', {
			namespace: HOSTILE,
			data: createCycle(),
		} ),
		createUpdateCase( 'null for what it overwrites', {
			namespace: HOSTILE,
			data: {},
			overwriteDirtyCustomerData: null,
		} ),
		{
			does: 'extensionCartUpdate is called for each change of the cart',
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
			reported: /card: \/hostile.js at wp.data.subscribe: threw/,
		},
		{
			does: 'a listener to one store throws',
			script: ( { wp } ) =>
				wp.data.subscribe( throwHostileError, 'wc/store/checkout' ),
			reported: /card: \/hostile.js at wp.data.subscribe: threw/,
		},
		{
			does: 'a listener takes itself away while it is called',
			script: ( { wp } ) => {
				const stop = wp.data.subscribe( () => stop() );
			},
			reported: null,
		},
		{
			does: 'what is no function listens to the stores',
			script: ( { wp } ) => wp.data.subscribe( null ),
			reported: /card: \/hostile.js at wp.data.subscribe: threw/,
		},
		{
			does: 'errors of fields that are none are set',
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
			does: 'a notice without words is made',
			script: ( { wp } ) =>
				void setTimeout( () => {
					const { createErrorNotice } =
						wp.data.dispatch( 'core/notices' );
					createErrorNotice( '', { context: 'wc/checkout' } );
				} ),
			reported: null,
		},
		{
			does: 'the cart is replaced by garbage',
			script: ( { wp } ) =>
				void setTimeout( () => {
					const { receiveCart } = wp.data.dispatch( 'wc/store/cart' );
					for ( const garbage of [ null, 5, {}, { items: 5 } ] ) {
						try {
							receiveCart( garbage );
						} catch {
							// It is its own fault.
						}
					}
				} ),
			reported: null,
		},
	],
};
