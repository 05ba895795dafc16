import { COURSE, MUG, SAMPLE_CARDS } from './support/products';
import { expect, test } from './support/shop-test';

/** Two mugs at $18, flat rate $10; state tax 7.25 % of both, district tax 1.25 % of the mugs. */
const EXCLUSIVE = [
	[ 'Subtotal', '$36.00' ],
	[ 'Shipping', '$10.00' ],
];

/** packages/components/totals/totals.dom.test.tsx has the others' rows. */
const USUAL: readonly string[] = [
	'one line for each tax',
	'prices with tax, in one sum',
	'another currency, whose separators are equal',
];

for ( const { name, shopOptions, rows, below } of [
	{
		name: 'one line for each tax',
		shopOptions: { itemizedTaxes: true },
		rows: [
			...EXCLUSIVE,
			[ 'CA State Tax', '$3.34' ],
			[ 'SF District Tax', '$0.45' ],
			[ 'Estimated total', '$49.79' ],
		],
		below: '',
	},
	{
		name: 'one line for all taxes',
		shopOptions: { itemizedTaxes: false },
		rows: [
			...EXCLUSIVE,
			[ 'Taxes', '$3.79' ],
			[ 'Estimated total', '$49.79' ],
		],
		below: '',
	},
	{
		name: 'prices with tax, each named',
		shopOptions: { taxDisplayCart: 'incl', itemizedTaxes: true },
		rows: [
			[ 'Subtotal', '$39.06' ],
			[ 'Shipping', '$10.73' ],
			[ 'Estimated total', '$49.79' ],
		],
		below: 'Including $3.34 CA State Tax, $0.45 SF District Tax',
	},
	{
		name: 'prices with tax, in one sum',
		shopOptions: { taxDisplayCart: 'incl', itemizedTaxes: false },
		rows: [
			[ 'Subtotal', '$39.06' ],
			[ 'Shipping', '$10.73' ],
			[ 'Estimated total', '$49.79' ],
		],
		below: 'Including $3.79 in taxes',
	},
	{
		name: 'no taxes',
		shopOptions: { taxesEnabled: false },
		rows: [ ...EXCLUSIVE, [ 'Estimated total', '$46.00' ] ],
		below: '',
	},
	{
		name: 'a fee',
		shopOptions: { taxesEnabled: false, handlingFee: true },
		rows: [
			[ 'Subtotal', '$36.00' ],
			[ 'Handling', '$3.50' ],
			[ 'Shipping', '$10.00' ],
			[ 'Estimated total', '$49.50' ],
		],
		below: '',
	},
	{
		name: 'another currency, whose separators are equal',
		shopOptions: { taxesEnabled: false, currency: 'SEK' },
		rows: [
			[ 'Subtotal', '36,00 kr' ],
			[ 'Shipping', '10,00 kr' ],
			[ 'Estimated total', '46,00 kr' ],
		],
		below: '',
	},
] as const ) {
	const tag = USUAL.includes( name ) ? [] : [ '@all' ];
	test.describe( name, { tag }, () => {
		test.use( { shopOptions } );

		test( 'shows the totals', async ( { page, shop, cartPage } ) => {
			await shop.add( [ MUG.id, 2 ] );
			await cartPage.open();
			await expect( cartPage.totalLabels ).toHaveText(
				rows.map( ( [ label ] ) => label )
			);
			for ( const [ label, value ] of rows ) {
				await expect( cartPage.total( label ) ).toHaveText( value );
			}
			await expect( page.getByText( /^Including / ) ).toHaveText(
				below ? [ below ] : []
			);
		} );
	} );
}

test( 'shows free shipping and a free product as free', async ( {
	shop,
	cartPage,
} ) => {
	await shop.add( [ MUG.id, 2 ], [ SAMPLE_CARDS.id, 1 ] );
	await cartPage.open();
	await expect( cartPage.lineTotal( SAMPLE_CARDS.name ) ).toHaveText(
		'$0.00'
	);
	await cartPage.enterCoupon( 'ship' );
	await expect( cartPage.chip( 'ship' ) ).toBeVisible();
	// A coupon that reduces no price isn't a discount.
	await expect( cartPage.total( 'Coupons' ) ).toHaveText( '-' );
	await expect( cartPage.total( 'Shipping' ) ).toHaveText( 'Free' );
} );

test(
	'shows no shipping line for products that are not shipped',
	{ tag: '@all' },
	async ( { shop, cartPage } ) => {
		await shop.add( [ COURSE.id, 1 ] );
		await cartPage.open();
		await expect( cartPage.total( 'Estimated total' ) ).toBeVisible();
		await expect( cartPage.total( 'Shipping' ) ).toHaveCount( 0 );
	}
);

test.describe( 'without an address', () => {
	test.use( {
		shopOptions: {
			shippingCostRequiresAddress: true,
			localPickupEnabled: false,
		},
	} );

	test(
		'shows that shipping is calculated at checkout',
		{ tag: '@all' },
		async ( { page, shop, cartPage } ) => {
			await shop.add( [ MUG.id, 1 ] );
			await cartPage.open();
			await expect(
				page.getByText( 'Shipping will be calculated at checkout' )
			).toBeVisible();
		}
	);
} );
