import { atLevel } from '../run/test-level';
import { expectAnnounced } from './support/expect-announced';
import { expectServerCart } from './support/expect-server-cart';
import { COASTERS, MUG } from './support/products';
import { expect, test } from './support/shop-test';

/** The resulting quantities; `null` keeps the last one (docs/contract/cart-and-checkout.md 5, "Quantity"). */
const TABLES = [
	{
		name: 'clamps a number to the limits',
		product: MUG,
		rows: [
			[ ' 8 ', 8 ],
			[ '٣', 3 ],
			[ '1.5', 2 ],
			[ '999999', 9999 ],
			[ '-3', 1 ],
		],
	},
	{
		name: 'replaces invalid input with the previous quantity',
		product: MUG,
		rows: [
			[ 'abc', null ],
			[ '', null ],
			[ '1,5', null ],
			[ '1e3', null ],
		],
	},
	{
		name: 'rounds a number to the step',
		product: COASTERS,
		rows: [
			[ '5', 6 ],
			[ '1', 2 ],
			[ '99', 8 ],
		],
	},
] as const;

/** Texts per table; unit tests type all of them. */
const TYPED_COUNT = atLevel( { usual: 2, all: Infinity } );

test( 'clamps, rounds or replaces a typed quantity, after a pause in typing or on blur', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 4 ], [ COASTERS.id, 4 ] );
	await cartPage.open();
	const sent: number[] = [];
	for ( const { name, product, rows } of TABLES ) {
		const quantity = cartPage.quantity( product.name );
		let before = Number( await quantity.inputValue() );
		for ( const [ text, result ] of rows.slice( 0, TYPED_COUNT ) ) {
			const after = result ?? before;
			await quantity.fill( text );
			await expect( quantity ).toHaveValue( text );
			// Changes without Enter, after a pause in typing.
			await expect( quantity, name ).toHaveValue( String( after ) );
			if ( after !== before ) {
				sent.push( after );
			}
			await expect.poll( wire.writes ).toHaveLength( sent.length );
			await expectServerCart( { page, shop, wire } );
			before = after;
		}
	}
	expect( wire.writes().map( ( { body } ) => body ) ).toEqual(
		sent.map( ( value ) => expect.objectContaining( { quantity: value } ) )
	);

	const quantity = cartPage.quantity( MUG.name );
	const before = await quantity.inputValue();
	await quantity.fill( 'abc' );
	await quantity.press( 'Tab' );
	await expect( quantity ).toHaveValue( before );
} );

test( 'says beside the field and in speech why a quantity is not the typed one', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ COASTERS.id, 4 ] );
	await cartPage.open();
	const quantity = cartPage.quantity( COASTERS.name );
	await quantity.fill( '99' );
	await quantity.press( 'Enter' );
	const message = 'Only 8 available. Quantity set to 8.';
	await expect( quantity ).toHaveAccessibleDescription( message );
	await expectAnnounced( page, message );

	await quantity.press( 'ArrowDown' );
	await expect( quantity ).toHaveAccessibleDescription( '' );
	await expectServerCart( { page, shop, wire } );
} );

test( 'a typed zero offers to remove the item', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 4 ], [ COASTERS.id, 4 ] );
	await cartPage.open();
	const quantity = cartPage.quantity( MUG.name );
	await quantity.fill( '0' );
	await quantity.press( 'Enter' );
	await expect( quantity ).toHaveValue( '4' );
	const offer = page.getByRole( 'button', {
		name: `Remove item ${ MUG.name }`,
	} );
	await expect( offer ).toBeVisible();
	// Plus and the remove button come first.
	for ( let count = 0; count < 3; count++ ) {
		await page.keyboard.press( 'Tab' );
	}
	await expect( offer ).toBeFocused();
	expect( wire.writes() ).toEqual( [] );
	await page.keyboard.press( 'Enter' );
	await expect( cartPage.line( MUG.name ) ).toHaveCount( 0 );
	await expectServerCart( { page, shop, wire } );
} );
