import {
	HOSTILE,
	outcry,
	silence,
	type HostilePoint,
	type Misbehaviour,
} from './misbehaviour';
import { vandalise } from './parts';

type Kind = 'threw' | 'wrongType' | 'refused' | 'changedInput' | 'setAside';

const filtering = (
	does: string,
	name: string,
	filter: unknown,
	kind: Kind | null
): Misbehaviour => ( {
	does: `${ name } ${ does }`,
	script: ( { wc } ) =>
		wc.blocksCheckout.registerCheckoutFilters( HOSTILE, {
			[ name ]: filter,
		} ),
	told:
		kind === null
			? null
			: new RegExp( `card: hostile at ${ name }: ${ kind }` ),
} );

const SCRIPTED =
	'<price/><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

const nest = ( depth: number ): unknown => {
	let value: unknown[] = [];
	for ( let level = 0; level < depth; level++ ) {
		value = [ value ];
	}
	return value;
};

const inCircles = () => {
	const coupon = { code: 'a', label: 'a', totals: {} };
	return [ Object.assign( coupon, { self: coupon } ) ];
};

export const FILTERS: HostilePoint = {
	point: 'filter',
	cases: [
		filtering( 'throws', 'itemName', outcry, 'threw' ),
		filtering(
			'throws something that is no error',
			'cartItemPrice',
			() => {
				throw Object.create( null );
			},
			'threw'
		),
		filtering(
			'throws nothing',
			'totalLabel',
			() => {
				throw undefined;
			},
			'threw'
		),
		filtering( 'answers with null', 'itemName', () => null, 'wrongType' ),
		filtering(
			'answers with nothing',
			'placeOrderButtonLabel',
			() => undefined,
			'wrongType'
		),
		filtering(
			'answers with a number',
			'cartItemClass',
			() => 5,
			'wrongType'
		),
		filtering(
			'answers with a promise',
			'totalLabel',
			async () => 'Sum',
			'wrongType'
		),
		filtering(
			'promises, and never keeps it',
			'subtotalPriceFormat',
			silence,
			'wrongType'
		),
		filtering(
			'gives a promise of coupons',
			'coupons',
			async () => [],
			'wrongType'
		),
		filtering(
			'gives coupons that are none',
			'coupons',
			() => [ null, 5, {} ],
			'refused'
		),
		filtering( 'gives coupons in circles', 'coupons', inCircles, null ),
		filtering(
			'gives lists in lists without an end',
			'coupons',
			() => nest( 50_000 ),
			'threw'
		),
		filtering(
			'leaves out the price',
			'cartItemPrice',
			() => 'free',
			'threw'
		),
		filtering(
			'leaves out what screen readers are told',
			'cartItemScreenReaderPrice',
			() => '<price/>',
			'threw'
		),
		filtering(
			'answers with HTML that has a script',
			'cartItemPrice',
			() => SCRIPTED,
			null
		),
		filtering(
			'names an item with HTML that has a script',
			'itemName',
			() => SCRIPTED,
			null
		),
		filtering(
			'labels the button with HTML that has a script',
			'placeOrderButtonLabel',
			() => SCRIPTED,
			null
		),
		filtering(
			'answers with a million characters',
			'itemName',
			() => 'x'.repeat( 1_000_000 ),
			null
		),
		filtering(
			'writes into what it is given',
			'itemName',
			( value: unknown, extensions: unknown, arg: unknown ) => {
				vandalise( extensions );
				vandalise( arg );
				return value;
			},
			'changedInput'
		),
		filtering(
			'gives the cart another prototype',
			'totalLabel',
			(
				value: unknown,
				extensions: object,
				{ cart }: { cart: object }
			) => {
				Object.setPrototypeOf( extensions, null );
				Object.setPrototypeOf( cart, null );
				return value;
			},
			null
		),
		filtering(
			'takes 60 ms each time',
			'itemName',
			( value: unknown ) => {
				jest.advanceTimersByTime( 0 );
				jest.setSystemTime( Date.now() + 60 );
				return value;
			},
			null
		),
		{
			...filtering(
				'takes itself away while it is asked',
				'itemName',
				0,
				null
			),
			script: ( { wc } ) =>
				wc.blocksCheckout.registerCheckoutFilters( HOSTILE, {
					itemName: ( value: unknown ) => {
						wc.blocksCheckout.registerCheckoutFilters(
							HOSTILE,
							{}
						);
						return value;
					},
				} ),
		},
		{
			...filtering(
				'registers itself again each time it is asked',
				'itemName',
				0,
				null
			),
			script: ( { wc } ) => {
				const register = () =>
					wc.blocksCheckout.registerCheckoutFilters( HOSTILE, {
						itemName: ( value: unknown ) => {
							register();
							return value;
						},
					} );
				register();
			},
		},
		{
			...filtering( 'asks for its own point', 'itemName', 0, null ),
			script: ( { wc } ) =>
				wc.blocksCheckout.registerCheckoutFilters( HOSTILE, {
					itemName: ( defaultValue: unknown ) =>
						wc.blocksCheckout.applyCheckoutFilter( {
							filterName: 'itemName',
							defaultValue,
						} ),
				} ),
		},
		{
			does: 'registers garbage',
			script: ( { wc } ) => {
				const { registerCheckoutFilters } = wc.blocksCheckout;
				for ( const garbage of [ null, 5, 'text', [], () => {} ] ) {
					registerCheckoutFilters( HOSTILE, garbage );
					registerCheckoutFilters( garbage, { itemName: garbage } );
				}
			},
			told: /card: hostile at registration: unusable/,
		},
	],
};
