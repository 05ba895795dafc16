import { HOSTILE, type HostilePoint, type Misbehaviour } from './misbehaviour';
import {
	LOOP_AND_LEFTOVERS,
	PARTS,
	some,
	Throws,
	WritesByFunctions,
} from './parts';

const NAME = `${ HOSTILE }/block`;

const blocks = ( area: string ): Misbehaviour[] =>
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
		stays: component === WritesByFunctions,
		told:
			kind === null
				? null
				: new RegExp( `card: hostile/block at block: ${ kind }` ),
	} ) );

/** In the place of a block of ours. */
const replacing = ( name: string ): Misbehaviour => ( {
	does: `takes the place of ${ name }, and throws`,
	script: ( { wc } ) =>
		wc.wcBlocksRegistry.registerBlockComponent( {
			blockName: `woocommerce/${ name }`,
			component: Throws,
		} ),
	told: new RegExp( `card: woocommerce/${ name } at block: threw` ),
} );

export const BLOCKS: HostilePoint = {
	point: 'inner block',
	cases: [
		...blocks( 'fields' ),
		...some(
			blocks( 'contact-information' ),
			...[ 0, 2, 10, ...LOOP_AND_LEFTOVERS ]
		),
		...some( blocks( 'payment' ), ...[ 0, 2, 10, ...LOOP_AND_LEFTOVERS ] ),
		...some( blocks( 'totals' ), 0, 10, ...LOOP_AND_LEFTOVERS ),
		...some( blocks( 'shipping-address' ), 0, 10, ...LOOP_AND_LEFTOVERS ),
		replacing( 'checkout-payment-block' ),
		replacing( 'checkout-actions-block' ),
		replacing( 'checkout-contact-information-block' ),
		{
			does: 'is fetched, and does not come',
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
			told: /card: hostile\/block at block: threw/,
		},
		{
			does: 'is registered with garbage',
			script: ( { wc } ) =>
				wc.blocksCheckout.registerCheckoutBlock( {
					metadata: { name: NAME, parent: 5 },
				} ),
			told: /notice: The add-on \/hostile.js has failed: Incorrect value/,
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
			told: /card: hostile\/block at block: threw/,
		},
		{
			does: 'keeps what cannot be sent',
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
			told: null,
		},
	],
};
