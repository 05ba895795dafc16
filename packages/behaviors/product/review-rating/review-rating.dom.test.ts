import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	find,
	mountBehavior,
	readMarkup,
} from '../../../../tests/fixtures/mount-behavior';
import { mount } from './review-rating';

const PARAMS = {
	i18n_required_rating_text: 'Please select a rating',
	i18n_rating_options: [ 1, 2, 3, 4, 5 ].map(
		( stars ) => `${ stars } of 5 stars`
	),
	review_rating_required: 'yes',
};

let stop = () => {};
const submitted = jest.fn( ( event: Event ) => event.preventDefault() );

const open = ( params: object | null = PARAMS ) => {
	document.body.innerHTML = readMarkup( 'product-tabs' );
	Object.assign( window, { wc_single_product_params: params ?? undefined } );
	find( '#commentform' ).addEventListener( 'submit', submitted );
	stop = mountBehavior( mount, find( '#rating' ) );
};
const star = ( count: number ) =>
	screen.getByRole( 'radio', { name: `${ count } of 5 stars` } );
const getRating = () => find< HTMLSelectElement >( '#rating' ).value;
const submit = () => {
	find< HTMLTextAreaElement >( '#comment' ).value = 'Good.';
	find( '#submit' ).click();
};

afterEach( () => {
	stop();
	submitted.mockClear();
	document.dir = '';
} );

it( 'shows a named group of stars instead of the select', () => {
	open();
	expect(
		screen.getByRole( 'radiogroup', { name: 'Your rating *' } )
	).toBeVisible();
	expect( screen.getAllByRole( 'radio' ) ).toHaveLength( 5 );
	expect( find( '#rating' ) ).not.toBeVisible();
} );

it( 'rates on click', async () => {
	open();
	await userEvent.click( star( 4 ) );
	expect( getRating() ).toBe( '4' );
	expect( star( 4 ) ).toBeChecked();
	expect( star( 4 ) ).toHaveClass( 'active' );
	expect( find( 'p.stars' ) ).toHaveClass( 'selected' );
	expect( star( 3 ) ).not.toBeChecked();
} );

it( 'rates with the keyboard, with one tab stop', async () => {
	const user = userEvent.setup();
	open();
	star( 1 ).focus();
	await user.keyboard( ' ' );
	expect( getRating() ).toBe( '1' );
	await user.keyboard( '{ArrowRight}{ArrowDown}' );
	expect( star( 3 ) ).toHaveFocus();
	expect( getRating() ).toBe( '3' );
	await user.keyboard( '{ArrowLeft}{ArrowUp}{ArrowUp}' );
	expect( getRating() ).toBe( '5' );
	await user.tab();
	expect( find( '#comment' ) ).toHaveFocus();
	await user.tab( { shift: true } );
	expect( star( 5 ) ).toHaveFocus();
} );

it( 'mirrors left and right on right-to-left pages', async () => {
	open();
	find( '[role=radiogroup]' ).style.direction = 'rtl';
	star( 1 ).focus();
	await userEvent.keyboard( '{ArrowLeft}' );
	expect( getRating() ).toBe( '2' );
	await userEvent.keyboard( '{ArrowDown}' );
	expect( getRating() ).toBe( '3' );
} );

it( 'does not send a review without a rating, and shows what is missing', async () => {
	open();
	submit();
	expect( submitted ).not.toHaveBeenCalled();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Please select a rating'
	);
	expect( screen.getByRole( 'radiogroup' ) ).toHaveAccessibleDescription(
		'Please select a rating'
	);
	expect( star( 1 ) ).toHaveFocus();
	expect( find< HTMLTextAreaElement >( '#comment' ).value ).toBe( 'Good.' );
	submit();
	expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 1 );
	await userEvent.click( star( 5 ) );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	submit();
	expect( submitted ).toHaveBeenCalledTimes( 1 );
} );

it( 'sends a review without a rating if none is required', () => {
	open( { ...PARAMS, review_rating_required: 'no' } );
	submit();
	expect( submitted ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows a rating that another script sets', () => {
	open();
	const select = find< HTMLSelectElement >( '#rating' );
	select.value = '2';
	select.dispatchEvent( new Event( 'change' ) );
	expect( star( 2 ) ).toBeChecked();
} );

it( 'keeps the select without parameters', () => {
	open( null );
	expect( find( '#rating' ) ).toBeVisible();
	expect( screen.queryByRole( 'radio' ) ).toBeNull();
} );

it( 'shows the select again when it stops', () => {
	open();
	stop();
	expect( find( '#rating' ) ).toBeVisible();
	expect( find< HTMLSelectElement >( '#rating' ).required ).toBe( true );
	expect( screen.queryByRole( 'radio' ) ).toBeNull();
} );
