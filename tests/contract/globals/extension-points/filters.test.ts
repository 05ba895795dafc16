/** @jest-environment node */
import {
	createExtensionPoints,
	FILTER_DEFINITIONS,
} from '@shopfront/extensibility';

/** A filter of docs/contract/filters.md 1. */
interface FilterRow {
	value: unknown;
	good: unknown;
	bad: readonly unknown[];
	arg: ( typeof FILTER_DEFINITIONS )[ keyof typeof FILTER_DEFINITIONS ][ 'arg' ];
	extensions: 'cart item' | 'cart' | 'nothing';
}

const line = { arg: 'lineItem', extensions: 'cart item' } as const;
const text = { value: 'Cap', good: 'Hat', bad: [ 7, null, true ] };
const price = {
	value: '<price/>',
	good: 'about <price/>',
	bad: [ 'about', 7 ],
};
const booleanRow = { value: true, good: false, bad: [ 'false', null, 0 ] };
const coupon = {
	code: 'ten',
	label: 'Ten',
	discount_type: 'percent',
	totals: {},
};

const FILTERS: Readonly< Record< string, FilterRow > > = {
	itemName: { ...text, ...line },
	cartItemClass: { ...text, ...line, value: '' },
	cartItemPrice: { ...price, ...line },
	cartItemScreenReaderPrice: {
		...line,
		value: '<quantity/> <productName/> <price/>',
		good: '<productName/>: <quantity/>, <price/>',
		bad: [ '<price/>', '<quantity/> <price/>', 7 ],
	},
	subtotalPriceFormat: { ...price, ...line },
	saleBadgePriceFormat: { ...price, ...line },
	showRemoveItemLink: { ...booleanRow, ...line },
	coupons: {
		value: [ coupon ],
		good: [ { ...coupon, label: 'Dix' } ],
		bad: [ 'ten', null, 7 ],
		arg: 'coupons',
		extensions: 'nothing',
	},
	showApplyCouponNotice: {
		...booleanRow,
		arg: 'couponNotice',
		extensions: 'nothing',
	},
	showRemoveCouponNotice: {
		...booleanRow,
		arg: 'couponNotice',
		extensions: 'nothing',
	},
	totalLabel: { ...text, arg: 'cart', extensions: 'cart' },
	totalValue: { ...price, arg: 'cart', extensions: 'cart' },
	proceedToCheckoutButtonLabel: {
		...text,
		arg: 'cart',
		extensions: 'nothing',
	},
	proceedToCheckoutButtonLink: {
		...text,
		arg: 'cart',
		extensions: 'nothing',
	},
	placeOrderButtonLabel: { ...text, arg: 'nothing', extensions: 'nothing' },
	additionalCartCheckoutInnerBlockTypes: {
		value: [],
		good: [ 'core/group' ],
		bad: [ 'core/group', [ 7 ], null ],
		arg: 'block',
		extensions: 'cart',
	},
};

const rows = Object.entries( FILTERS );

it.each( rows )(
	'applies %s',
	( filterName, { value, good, bad, arg, extensions } ) => {
		expect( FILTER_DEFINITIONS ).toHaveProperty( filterName );
		expect( Reflect.get( FILTER_DEFINITIONS, filterName ) ).toMatchObject( {
			arg,
			extensions,
		} );
		const filter = jest.fn();
		const { filters } = createExtensionPoints( {
			isAdmin: () => false,
			now: () => 0,
		} );
		const logged = { context: 'this' };
		// The input differs on each call: results are cached until it changes.
		const applyFilter = ( nextValue: number ) =>
			filters.apply( {
				filterName,
				defaultValue: value,
				extensions: { mine: nextValue },
				arg: logged,
			} );
		expect( applyFilter( 0 ) ).toEqual( value );

		filters.register( 'mine', { [ filterName ]: filter } );
		filter.mockReturnValue( good );
		expect( applyFilter( 1 ) ).toEqual( good );
		expect( filter ).toHaveBeenCalledWith( value, { mine: 1 }, logged );
		bad.forEach( ( result, index ) => {
			filter.mockReturnValue( result );
			expect( [ result, applyFilter( index + 2 ) ] ).toEqual( [
				result,
				value,
			] );
		} );
		expect( console ).toHaveErrored();
	}
);

it( 'defines no filters beyond the contract', () => {
	expect( Object.keys( FILTER_DEFINITIONS ) ).toEqual(
		Object.keys( FILTERS )
	);
} );

it( 'supports the deprecated name of a filter', () => {
	const { filters } = createExtensionPoints( {
		isAdmin: () => false,
		now: () => 0,
	} );
	filters.register( 'mine', {
		couponName: ( name: unknown ) => `${ name }!`,
	} );
	expect(
		filters.apply( { filterName: 'couponName', defaultValue: 'ten' } )
	).toBe( 'ten!' );
	expect( console ).toHaveWarned();
} );

afterAll( () => {
	process.stdout.write(
		`Filters of docs/contract/filters.md: ${ rows.length }, tested: ${ rows.length }, not provided: 0. Its slots and functions are among the names of docs/contract/globals.md.\n`
	);
} );
