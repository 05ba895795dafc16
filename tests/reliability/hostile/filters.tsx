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
			: new RegExp( `fault: hostile at ${ name }: ${ kind }` ),
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
			'throws a value that is not an error',
			'cartItemPrice',
			() => {
				throw Object.create( null );
			},
			'threw'
		),
		createCase(
			'throws undefined',
			'totalLabel',
			() => {
				throw undefined;
			},
			'threw'
		),
		createCase( 'returns null', 'itemName', () => null, 'wrongType' ),
		createCase(
			'returns undefined',
			'placeOrderButtonLabel',
			() => undefined,
			'wrongType'
		),
		createCase( 'returns a number', 'cartItemClass', () => 5, 'wrongType' ),
		createCase(
			'returns a promise',
			'totalLabel',
			async () => 'Sum',
			'wrongType'
		),
		createCase(
			'returns a promise that never settles',
			'subtotalPriceFormat',
			neverSettle,
			'wrongType'
		),
		createCase(
			'returns a promise of coupons',
			'coupons',
			async () => [],
			'wrongType'
		),
		createCase(
			'returns invalid coupons',
			'coupons',
			() => [ null, 5, {} ],
			'refused'
		),
		createCase( 'returns circular coupons', 'coupons', createCycle, null ),
		createCase(
			'returns deeply nested arrays',
			'coupons',
			() => nest( 50_000 ),
			'threw'
		),
		createCase(
			'omits the price placeholder',
			'cartItemPrice',
			() => 'free',
			'threw'
		),
		createCase(
			'omits the screen reader text',
			'cartItemScreenReaderPrice',
			() => '<price/>',
			'threw'
		),
		createCase(
			'returns HTML with a script as a price',
			'cartItemPrice',
			() => SCRIPT_TEXT,
			null
		),
		createCase(
			'returns HTML with a script as an item name',
			'itemName',
			() => SCRIPT_TEXT,
			null
		),
		createCase(
			'returns HTML with a script as a button label',
			'placeOrderButtonLabel',
			() => SCRIPT_TEXT,
			null
		),
		createCase(
			'returns a million characters',
			'itemName',
			() => 'x'.repeat( 1_000_000 ),
			null
		),
		createCase(
			'mutates its arguments',
			'itemName',
			( value: unknown, extensions: unknown, arg: unknown ) => {
				mutateDeeply( extensions );
				mutateDeeply( arg );
				return value;
			},
			'mutatedInput'
		),
		createCase(
			'changes the prototype of the cart',
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
			'takes 60 ms per call',
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
				'unregisters itself while it is called',
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
				'registers itself again on each call',
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
			...createCase( 'applies its own filter', 'itemName', 0, null ),
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
			does: 'registers invalid filters',
			script: ( { wc } ) => {
				const { registerCheckoutFilters } = wc.blocksCheckout;
				for ( const garbage of [ null, 5, 'text', [], () => {} ] ) {
					registerCheckoutFilters( HOSTILE, garbage );
					registerCheckoutFilters( garbage, { itemName: garbage } );
				}
			},
			reported: /fault: hostile at registration: unusable/,
		},
	],
};
