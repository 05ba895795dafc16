import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartTotalsResponse } from '@shopfront/store-api';
import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
	USD,
} from '../../tests/fixtures/cart';
import {
	cartWithRow,
	openCart,
	type TestCart,
} from '../../tests/fixtures/open-cart';

const cart = ( totals: Partial< CartTotalsResponse > = {} ) =>
	cartResponse( [ cartItem( { unitPrice: 10000, tax: 850 } ) ], {
		needs_shipping: true,
		shipping_rates: [
			shippingPackage( [
				shippingRate( { selected: true, price: '1200', taxes: '100' } ),
			] ),
		],
		fees: [
			{
				key: 'gift',
				name: 'Gift',
				totals: {
					...USD,
					total: '500',
					total_tax: totals.total_fees_tax ?? '40',
				},
			},
		],
		totals: {
			total_fees: '500',
			total_fees_tax: '40',
			total_discount: '1000',
			total_discount_tax: '85',
			total_shipping: '1200',
			total_shipping_tax: '100',
			total_price: '11605',
			total_tax: '905',
			tax_lines: [
				{ name: 'State &amp; more', price: '700', rate: '7.25%' },
				{ name: 'City Tax', price: '205', rate: '1.25%' },
			],
			...totals,
		},
	} );
const TAX_FREE: Partial< CartTotalsResponse > = {
	total_items_tax: '0',
	total_fees_tax: '0',
	total_discount_tax: '0',
	total_shipping_tax: '0',
	total_price: '10700',
	total_tax: '0',
	tax_lines: [],
};
const EXCLUSIVE = { taxesEnabled: true, displayItemizedTaxes: false };
const INCLUSIVE = { ...EXCLUSIVE, displayCartPricesIncludingTax: true };

let page: TestCart;
const rows = () => [
	...document.querySelectorAll(
		'.wp-block-woocommerce-cart-order-summary-block .wc-block-components-totals-item'
	),
];

afterEach( () => page.close() );

it.each( [
	[
		'without its tax, and one sum of taxes',
		cart(),
		EXCLUSIVE,
		[
			'Subtotal$100.00',
			'Gift$5.00',
			'Discount-$10.00',
			'Flat rate$12.00',
			'Taxes$9.05',
			'Estimated total$116.05',
		],
	],
	[
		'without its tax, and itemized taxes',
		cart(),
		{ ...EXCLUSIVE, displayItemizedTaxes: true },
		[
			'Subtotal$100.00',
			'Gift$5.00',
			'Discount-$10.00',
			'Flat rate$12.00',
			'State & more$7.00',
			'City Tax$2.05',
			'Estimated total$116.05',
		],
	],
	[
		'with its tax, and one sum of taxes below the total',
		cart(),
		INCLUSIVE,
		[
			'Subtotal$108.50',
			'Gift$5.40',
			'Discount-$10.85',
			'Flat rate$13.00',
			'Estimated total$116.05Including $9.05 in taxes',
		],
	],
	[
		'with its tax, and itemized taxes below the total',
		cart(),
		{ ...INCLUSIVE, displayItemizedTaxes: true },
		[
			'Subtotal$108.50',
			'Gift$5.40',
			'Discount-$10.85',
			'Flat rate$13.00',
			'Estimated total$116.05Including $7.00 State & more, $2.05 City Tax',
		],
	],
	[
		'and no taxes if none are due, with prices excluding tax',
		cart( TAX_FREE ),
		EXCLUSIVE,
		[
			'Subtotal$100.00',
			'Gift$5.00',
			'Discount-$10.00',
			'Flat rate$12.00',
			'Estimated total$107.00',
		],
	],
	[
		'and no taxes if none are due, with prices including tax',
		cart( TAX_FREE ),
		INCLUSIVE,
		[
			'Subtotal$100.00',
			'Gift$5.00',
			'Discount-$10.00',
			'Flat rate$12.00',
			'Estimated total$107.00',
		],
	],
] )( 'shows each total %s', ( _, data, settings, expected ) => {
	page = openCart( data, settings );
	expect( rows().map( ( { textContent } ) => textContent ) ).toEqual(
		expected
	);
} );

it.each( [
	[ '', 'State & more$7.00' ],
	[ 'data-show-rate-after-tax-name="true"', 'State & more 7.25%$7.00' ],
	[ 'data-show-rate-after-tax-name="false"', 'State & more$7.00' ],
] )( 'shows a tax with the row attributes %p: %s', ( attributes, expected ) => {
	page = openCart(
		cart(),
		{ ...EXCLUSIVE, displayItemizedTaxes: true },
		cartWithRow( 'taxes', attributes )
	);
	expect( rows().map( ( { textContent } ) => textContent ) ).toContain(
		expected
	);
} );

it.each( [
	[ 'includes it', INCLUSIVE, true ],
	[ 'excludes it', EXCLUSIVE, false ],
] )(
	'marks a subtotal as busy only if it includes tax: it %s',
	async ( _, settings, isBusy ) => {
		const user = userEvent.setup();
		page = openCart( cart(), settings );
		await user.click(
			screen.getByRole( 'button', { name: /Increase quantity/ } )
		);
		const [ subtotal ] = rows();
		expect( subtotal ).toHaveTextContent( 'Subtotal' );
		expect( subtotal?.querySelector( '[aria-busy="true"]' ) !== null ).toBe(
			isBusy
		);
	}
);

it.each( [
	[ 'taxes', { total_tax: '850', total_price: '10850' }, {} ],
	[
		'free shipping',
		{},
		{
			needs_shipping: true,
			shipping_rates: [
				shippingPackage( [
					shippingRate( { selected: true, price: '0' } ),
				] ),
			],
		},
	],
	[
		'a coupon without a discount',
		{},
		{
			coupons: [
				{
					code: 'freeship',
					discount_type: 'fixed_cart',
					totals: {
						...USD,
						total_discount: '0',
						total_discount_tax: '0',
					},
				},
			],
		},
	],
] )( 'shows the subtotal beside %s', ( _, totals, parts ) => {
	page = openCart(
		cartResponse( [ cartItem( { unitPrice: 10000 } ) ], {
			...parts,
			totals,
		} ),
		EXCLUSIVE
	);
	expect( rows()[ 0 ] ).toHaveTextContent( 'Subtotal$100.00' );
} );

it.each( [
	[ 'nothing else', EXCLUSIVE, '0' ],
	[ 'taxes that the prices include', INCLUSIVE, '850' ],
] )( 'omits the subtotal beside %s', ( _, settings, tax ) => {
	page = openCart(
		cartResponse( [ cartItem( { unitPrice: 10000 } ) ], {
			totals: { total_tax: tax },
		} ),
		settings
	);
	expect( screen.queryByText( 'Subtotal' ) ).toBeNull();
} );
