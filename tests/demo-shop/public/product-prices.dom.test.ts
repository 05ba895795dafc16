import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync( join( __dirname, 'product-prices.js' ), 'utf8' );

test( 'shows the price of the chosen variation', () => {
	const prices = [
		{
			attributes: { attribute_size: 's', attribute_colour: 'red' },
			price: '<b>$12.00</b>',
		},
		{
			attributes: { attribute_size: 's', attribute_colour: '' },
			price: '<b>$15.00</b>',
		},
	];
	document.body.innerHTML = `
		<form data-sf-add="37" data-sf-variations='${ JSON.stringify( prices ) }'>
			<select name="attribute_size"><option value=""><option value="s"><option value="m"></select>
			<select name="attribute_colour"><option value=""><option value="red"><option value="blue"></select>
			<p data-sf-variation-price></p>
		</form>`;
	// The file is a classic script: it is run as a page runs it, once.
	// eslint-disable-next-line no-eval -- There is nothing to import.
	window.eval( SCRIPT );
	const price = () =>
		document.querySelector( '[data-sf-variation-price]' )?.textContent;
	const choose = ( name: string, value: string ) => {
		const select = document.querySelector< HTMLSelectElement >(
			`[name=${ name }]`
		)!;
		select.value = value;
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	};
	choose( 'attribute_size', 's' );
	expect( price() ).toBe( '' );
	choose( 'attribute_colour', 'red' );
	expect( price() ).toBe( '$12.00' );
	choose( 'attribute_colour', 'blue' );
	expect( price() ).toBe( '$15.00' );
	choose( 'attribute_size', 'm' );
	expect( price() ).toBe( '' );
} );
