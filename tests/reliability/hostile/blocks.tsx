import {
	HOSTILE,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';
import {
	LOOP_AND_STALE_ERRORS,
	PARTS,
	some,
	Throws,
	MutatesThroughCallbacks,
} from './components';

const NAME = `${ HOSTILE }/block`;

const createCases = ( area: string ): Misbehaviour[] =>
	PARTS.map( ( [ does, component, kind ] ) => ( {
		does: `in ${ area } ${ does }`,
		script: ( { wc } ) =>
			wc.blocksCheckout.registerCheckoutBlock( {
				metadata: {
					name: NAME,
					parent: `woocommerce/checkout-${ area }-block`,
				},
				component,
				force: true,
			} ),
		staysVisible: component === MutatesThroughCallbacks,
		reported:
			kind === null
				? null
				: new RegExp( `fault: hostile/block at block: ${ kind }` ),
	} ) );

const createReplacementCase = ( name: string ): Misbehaviour => ( {
	does: `replaces ${ name }, and throws`,
	script: ( { wc } ) =>
		wc.wcBlocksRegistry.registerBlockComponent( {
			blockName: `woocommerce/${ name }`,
			component: Throws,
		} ),
	reported: new RegExp( `fault: woocommerce/${ name } at block: threw` ),
} );

export const BLOCKS: HostileExtensionPoint = {
	extensionPoint: 'inner block',
	cases: [
		...createCases( 'fields' ),
		...some(
			createCases( 'contact-information' ),
			...[ 0, 2, 10, ...LOOP_AND_STALE_ERRORS ]
		),
		...some(
			createCases( 'payment' ),
			...[ 0, 2, 10, ...LOOP_AND_STALE_ERRORS ]
		),
		...some( createCases( 'totals' ), 0, 10, ...LOOP_AND_STALE_ERRORS ),
		...some(
			createCases( 'shipping-address' ),
			0,
			10,
			...LOOP_AND_STALE_ERRORS
		),
		createReplacementCase( 'checkout-payment-block' ),
		createReplacementCase( 'checkout-actions-block' ),
		createReplacementCase( 'checkout-contact-information-block' ),
		{
			does: 'is lazy and does not load',
			script: ( { wp, wc } ) =>
				wc.blocksCheckout.registerCheckoutBlock( {
					metadata: {
						name: NAME,
						parent: 'woocommerce/checkout-fields-block',
					},
					component: wp.element.lazy( () =>
						Promise.reject( new Error( 'Hostile outcry' ) )
					),
					force: true,
				} ),
			reported: /fault: hostile\/block at block: threw/,
		},
		{
			does: 'is registered with invalid metadata',
			script: ( { wc } ) =>
				wc.blocksCheckout.registerCheckoutBlock( {
					metadata: { name: NAME, parent: 5 },
				} ),
			reported: /notice: The add-on \/hostile.js failed: Incorrect value/,
		},
		{
			does: 'is registered twice',
			script: ( { wc } ) => {
				for ( const component of [ () => null, Throws ] ) {
					wc.blocksCheckout.registerCheckoutBlock( {
						metadata: {
							name: NAME,
							parent: 'woocommerce/checkout-fields-block',
						},
						component,
						force: true,
					} );
				}
			},
			reported: /fault: hostile\/block at block: threw/,
		},
		{
			does: 'stores extension data that cannot be serialized',
			script: ( { wc } ) => {
				const circle: Record< string, unknown > = {};
				circle.self = circle;
				wc.blocksCheckout.registerCheckoutBlock( {
					metadata: {
						name: NAME,
						parent: 'woocommerce/checkout-fields-block',
					},
					component: ( {
						checkoutExtensionData: { setExtensionData },
					}: {
						checkoutExtensionData: {
							setExtensionData: ( ...args: unknown[] ) => void;
						};
					} ) => {
						setTimeout( () =>
							setExtensionData( HOSTILE, 'circle', circle )
						);
						return null;
					},
					force: true,
				} );
			},
			reported: null,
		},
	],
};
