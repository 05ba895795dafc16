import {
	HOSTILE,
	throwHostileError,
	neverSettle,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';
import { mutateDeeply } from './components';

type Kind = 'threw' | 'wrongType' | 'refused' | 'mutatedInput' | 'suspended';

const createCase = (
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
	reported:
		kind === null
			? null
			: new RegExp( `card: hostile at ${ name }: ${ kind }` ),
} );

const SCRIPT_TEXT =
	'<price/><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

const nest = ( depth: number ): unknown => {
	let value: unknown[] = [];
	for ( let level = 0; level < depth; level++ ) {
		value = [ value ];
	}
	return value;
};

const createCycle = () => {
	const coupon = { code: 'a', label: 'a', totals: {} };
	return [ Object.assign( coupon, { self: coupon } ) ];
};

export const FILTERS: HostileExtensionPoint = {
	extensionPoint: 'filter',
	cases: [
		createCase( 'throws', 'itemName', throwHostileError, 'threw' ),
		createCase(
			'throws something that is no error',
			'cartItemPrice',
			() => {
				throw Object.create( null );
			},
			'threw'
		),
		createCase(
			'throws nothing',
			'totalLabel',
			() => {
				throw undefined;
			},
			'threw'
		),
		createCase( 'answers with null', 'itemName', () => null, 'wrongType' ),
		createCase(
			'answers with nothing',
			'placeOrderButtonLabel',
			() => undefined,
			'wrongType'
		),
		createCase(
			'answers with a number',
			'cartItemClass',
			() => 5,
			'wrongType'
		),
		createCase(
			'answers with a promise',
			'totalLabel',
			async () => 'Sum',
			'wrongType'
		),
		createCase(
			'promises, and never keeps it',
			'subtotalPriceFormat',
			neverSettle,
			'wrongType'
		),
		createCase(
			'gives a promise of coupons',
			'coupons',
			async () => [],
			'wrongType'
		),
		createCase(
			'gives coupons that are none',
			'coupons',
			() => [ null, 5, {} ],
			'refused'
		),
		createCase( 'gives coupons in circles', 'coupons', createCycle, null ),
		createCase(
			'gives lists in lists without an end',
			'coupons',
			() => nest( 50_000 ),
			'threw'
		),
		createCase(
			'leaves out the price',
			'cartItemPrice',
			() => 'free',
			'threw'
		),
		createCase(
			'leaves out what screen readers are told',
			'cartItemScreenReaderPrice',
			() => '<price/>',
			'threw'
		),
		createCase(
			'answers with HTML that has a script',
			'cartItemPrice',
			() => SCRIPT_TEXT,
			null
		),
		createCase(
			'names an item with HTML that has a script',
			'itemName',
			() => SCRIPT_TEXT,
			null
		),
		createCase(
			'labels the button with HTML that has a script',
			'placeOrderButtonLabel',
			() => SCRIPT_TEXT,
			null
		),
		createCase(
			'answers with a million characters',
			'itemName',
			() => 'x'.repeat( 1_000_000 ),
			null
		),
		createCase(
			'writes into what it is given',
			'itemName',
			( value: unknown, extensions: unknown, arg: unknown ) => {
				mutateDeeply( extensions );
				mutateDeeply( arg );
				return value;
			},
			'mutatedInput'
		),
		createCase(
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
		createCase(
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
			...createCase(
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
			...createCase(
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
			...createCase( 'asks for its own point', 'itemName', 0, null ),
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
			reported: /card: hostile at registration: unusable/,
		},
	],
};
