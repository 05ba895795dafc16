import type { PagePoints } from '@shopfront/bindings';
import { FILTER_POINTS } from '@shopfront/points';
import { writeDefault } from '../../../../assets/reference/default';
import {
	FILTER_FACTS,
	type FilterFacts,
} from '../../../../assets/reference/filter-facts';
import {
	cartCoupon,
	cartItem,
	cartResponse,
	SALE_PRICES,
	shippingPackage,
	shippingRate,
} from '../../../fixtures/cart';
import { openCart } from '../../../fixtures/open-cart';
import { openCheckout } from '../../../fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const CART = cartResponse(
	[
		cartItem( {
			prices: SALE_PRICES,
		} ),
	],
	{
		needs_shipping: true,
		shipping_rates: [
			shippingPackage( [ shippingRate( { selected: true } ) ] ),
		],
		coupons: [ cartCoupon( 'ten', '100' ) ],
		totals: { total_discount: '100' },
	}
);

/** Asked only when the shopper applies or removes a coupon. */
const OF_ACTS = [ 'showApplyCouponNotice', 'showRemoveCouponNotice' ];

const facts = Object.entries< FilterFacts< unknown > >( FILTER_FACTS );

it( 'pages ask filters with the defaults that they are described with, and those of editors not at all', () => {
	const asked = new Map< string, unknown[] >();
	const addOns = ( { filters }: PagePoints ) =>
		void filters.register(
			'test',
			Object.fromEntries(
				Object.keys( FILTER_POINTS ).map( ( name ) => [
					name,
					( value: unknown ) => {
						asked.set( name, [
							...( asked.get( name ) ?? [] ),
							value,
						] );
						return value;
					},
				] )
			)
		);
	const settings = { couponsEnabled: true, shippingEnabled: true };
	openCart( CART, settings, '', addOns ).close();
	openCheckout( CART, { settings, addOns } ).close();

	expect( [ ...asked.keys() ].sort() ).toEqual(
		facts
			.filter( ( [ , { asked: where } ] ) => where === 'on pages' )
			.map( ( [ name ] ) => name )
			.filter( ( name ) => ! OF_ACTS.includes( name ) )
			.sort()
	);
	const wrong = facts.flatMap( ( [ name, { default: told } ] ) => {
		// Words name values too, those of different pages say.
		const literals = writeDefault( told ).match( /`[^`]+`/g );
		return ( asked.get( name ) ?? [] )
			.map( ( value ) => writeDefault( { value } ) )
			.filter( ( value ) => literals && ! literals.includes( value ) )
			.map( ( value ) => `${ name }: ${ value }` );
	} );
	expect( wrong ).toEqual( [] );
} );
