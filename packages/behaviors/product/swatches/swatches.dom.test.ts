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

/** Changes the form's variations. */
const change = (
	update: ( list: Array< Record< string, unknown > > ) => unknown
) => {
	form().dataset.product_variations = JSON.stringify(
		update( JSON.parse( form().dataset.product_variations ?? '[]' ) )
	);
};
const isSmallRed = ( { attributes }: Record< string, unknown > ) =>
	Object.values( attributes ?? {} ).join() === 'small,red';

const open = async ( before = () => {} ) => {
	Object.assign( window, {
		wc_add_to_cart_variation_params: {
			i18n_make_a_selection_text: 'Please choose.',
		},
		shopfront_option_params: {
			i18n_excluded: '%s, not available with your other choices',
			i18n_sold_out: '%s, out of stock',
		},
	} );
	document.body.innerHTML = readMarkup( 'variation-form' );
	colour().insertAdjacentHTML(
		'afterend',
		`<fieldset class="sf-swatches" role="radiogroup" aria-required="true" aria-label="Colour">${ SWATCHES }</fieldset>`
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

it( 'disables the options that the other choices exclude, and says why', async () => {
	await open( () =>
		change( ( list ) =>
			list.filter( ( variation ) => ! isSmallRed( variation ) )
		)
	);
	await userEvent.selectOptions( size(), 'small' );
	await settle();
	const excluded = swatch( 'red, not available with your other choices' );
	expect( excluded ).toBeDisabled();
	expect( excluded.closest( 'label' ) ).toHaveAttribute(
		'title',
		'red, not available with your other choices'
	);
	expect( swatch( 'blue' ) ).toBeEnabled();
	await userEvent.selectOptions( size(), 'medium' );
	await settle();
	expect( swatch( 'red' ) ).toBeEnabled();
	expect( swatch( 'red' ).closest( 'label' ) ).not.toHaveAttribute( 'title' );
} );

it( 'names the options that are sold out with the other choices, and lets shoppers choose them', async () => {
	await open( () =>
		change( ( list ) =>
			list.map( ( variation ) => ( {
				...variation,
				is_in_stock: ! isSmallRed( variation ),
			} ) )
		)
	);
	expect( swatch( 'red' ) ).toBeEnabled();
	await userEvent.selectOptions( size(), 'small' );
	await settle();
	await userEvent.click( swatch( 'red, out of stock' ) );
	await settle();
	expect( colour() ).toHaveValue( 'red' );
	expect( find( '.single_add_to_cart_button' ) ).toHaveClass(
		'wc-variation-is-unavailable'
	);
	await userEvent.selectOptions( size(), 'large' );
	await settle();
	expect( swatch( 'red' ) ).toBeChecked();
} );

it( 'shows the message about a missing choice at its options, and focuses them', async () => {
	await open();
	await userEvent.selectOptions( size(), 'small' );
	await userEvent.click( find( '.single_add_to_cart_button' ) );
	const group = screen.getByRole( 'radiogroup', { name: 'Colour' } );
	expect( group ).toBeInvalid();
	expect( group ).toHaveAccessibleDescription( 'Please choose.' );
	expect( group.nextElementSibling ).toHaveAttribute( 'role', 'alert' );
	expect( swatch( 'red' ) ).toHaveFocus();
	await userEvent.click( swatch( 'red' ) );
	await settle();
	expect( group ).toBeValid();
	expect( group ).not.toHaveAttribute( 'aria-describedby' );
	expect( screen.queryByText( 'Please choose.' ) ).toBeNull();
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
