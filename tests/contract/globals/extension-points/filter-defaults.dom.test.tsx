import type { PageExtensionPoints } from '@shopfront/bindings';
import { FILTER_DEFINITIONS } from '@shopfront/extensibility';
import { code, literal } from '../../../../tools/docs/markdown';
import { openTypes } from '../../../../tools/docs/read-types';
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

/** They run only when the shopper changes coupons, or in the editor. */
const NOT_ON_FIRST_RENDER = [
	'showApplyCouponNotice',
	'showRemoveCouponNotice',
	'additionalCartCheckoutInnerBlockTypes',
];

/** The compiler reads many files, which is slow on a busy machine. */
const COMPILER_LIMIT_MS = 60_000;

it(
	'calls each filter with the default value of the reference',
	() => {
		const requested = new Map< string, unknown[] >();
		const addOns = ( { filters }: PageExtensionPoints ) =>
			void filters.register(
				'test',
				Object.fromEntries(
					Object.keys( FILTER_DEFINITIONS ).map( ( name ) => [
						name,
						( value: unknown ) => {
							requested.set( name, [
								...( requested.get( name ) ?? [] ),
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

		const { members } = openTypes()( 'CheckoutFilters' );
		expect(
			[ ...requested.keys(), ...NOT_ON_FIRST_RENDER ].sort()
		).toEqual( members.map( ( { name } ) => name ).sort() );
		const wrong = members.flatMap( ( { name, default: texts } ) => {
			// Labels have several default values, because they differ between pages.
			const literals = texts.match( /`[^`]+`/g );
			return ( requested.get( name ) ?? [] )
				.map( ( value ) => code( literal( value ) ) )
				.filter( ( value ) => literals && ! literals.includes( value ) )
				.map( ( value ) => `${ name }: ${ value }` );
		} );
		expect( wrong ).toEqual( [] );
	},
	COMPILER_LIMIT_MS
);
