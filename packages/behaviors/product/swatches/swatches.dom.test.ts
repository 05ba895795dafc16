import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mount as mountForm } from '@shopfront/behaviors/product/variation-form';
import {
	find,
	mountBehavior,
	readMarkup,
} from '../../../../tests/fixtures/mount-behavior';
import { mount } from './swatches';

/** A recorded form's swatches, as php-stubs/product-pages/class-swatches.php prints them. */
const SWATCHES = [ 'red', 'green', 'blue' ]
	.map(
		( name ) =>
			`<label class="sf-swatch"><input type="radio" form="sf-no-form" name="sf_swatch_pa_colour" value="${ name }"><span class="sf-swatch__mark" style="background-color:${ name }"></span><span class="sf-swatch__name">${ name }</span></label>`
	)
	.join( '' );

let stops: Array< () => void > = [];
const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
const form = () => find< HTMLFormElement >( 'form.variations_form' );
const size = () =>
	screen.getByRole< HTMLSelectElement >( 'combobox', { name: 'Size' } );
const colour = () =>
	find< HTMLSelectElement >( 'select[data-attribute_name*="colour"]' );
const swatch = ( name: string ) =>
	screen.getByRole< HTMLInputElement >( 'radio', { name } );

const open = async ( before = () => {} ) => {
	document.body.innerHTML = readMarkup( 'variation-form' );
	colour().insertAdjacentHTML(
		'afterend',
		`<fieldset class="sf-swatches" aria-label="Colour">${ SWATCHES }</fieldset>`
	);
	before();
	stops = [
		mountBehavior( mount, find( '.sf-swatches' ) ),
		mountBehavior( mountForm, form() ),
	];
	await settle();
};
afterEach( () => stops.forEach( ( stop ) => stop() ) );

it( 'selects the option, and so the variation', async () => {
	await open();
	await userEvent.selectOptions( size(), 'small' );
	await userEvent.click( swatch( 'red' ) );
	await settle();
	expect( colour() ).toHaveValue( 'red' );
	expect( find< HTMLInputElement >( '.variation_id' ).value ).toBe( '37' );
} );

it( 'is one group for keyboard users', async () => {
	await open();
	await userEvent.click( swatch( 'red' ) );
	await userEvent.keyboard( '{ArrowRight}' );
	await settle();
	expect( colour().value ).not.toBe( 'red' );
	expect( swatch( colour().value ) ).toHaveFocus();
} );

it( 'follows the select, which add-ons and the reset link change', async () => {
	await open();
	await userEvent.selectOptions( colour(), 'blue' );
	expect( swatch( 'blue' ) ).toBeChecked();
	await userEvent.click( screen.getByText( 'Clear' ) );
	await settle();
	expect( screen.queryByRole( 'radio', { checked: true } ) ).toBeNull();
} );

it( 'disables swatches that the other choices exclude', async () => {
	await open( () => {
		const variations: Array< { attributes: Record< string, string > } > =
			JSON.parse( form().dataset.product_variations ?? '[]' );
		form().dataset.product_variations = JSON.stringify(
			variations.filter(
				( { attributes } ) =>
					Object.values( attributes ).join() !== 'small,red'
			)
		);
	} );
	await userEvent.selectOptions( size(), 'small' );
	await settle();
	expect( swatch( 'red' ) ).toBeDisabled();
	expect( swatch( 'blue' ) ).toBeEnabled();
	await userEvent.selectOptions( size(), 'large' );
	await settle();
	expect( swatch( 'red' ) ).toBeEnabled();
} );

it( 'keeps a choice from before the script loaded', async () => {
	await open( () => {
		swatch( 'green' ).checked = true;
	} );
	expect( colour() ).toHaveValue( 'green' );
	expect( swatch( 'green' ) ).toBeChecked();
} );

it( 'adds no fields to the form', async () => {
	await open();
	await userEvent.click( swatch( 'red' ) );
	expect( [ ...new FormData( form() ).keys() ].join() ).not.toMatch(
		/sf_swatch/
	);
} );
