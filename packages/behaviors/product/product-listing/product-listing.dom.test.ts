import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './product-listing';

const ORDERING = `
	<form class="woocommerce-ordering" method="get">
		<select name="orderby" class="orderby" aria-label="Shop order">
			<option value="menu_order" selected>Default sorting</option>
			<option value="price">Sort by price: low to high</option>
		</select>
		<input type="hidden" name="paged" value="1">
	</form>`;
const COUNT =
	'<p class="woocommerce-result-count" role="status" aria-relevant="all" data-is-sorted-by="true">Showing all 4 results<span class="screen-reader-text">Sorted by price</span></p>';

let stop = () => {};
const submitted = jest.fn();

const open = ( html: string, address = '/shop/?orderby=price' ) => {
	history.replaceState( null, '', address );
	document.body.innerHTML = html;
	document.addEventListener( 'submit', submitted );
	stop = mountBehavior(
		mount,
		find( '.woocommerce-ordering, .woocommerce-result-count' )
	);
};

beforeEach( () => {
	submitted.mockImplementation( ( event: Event ) => event.preventDefault() );
} );
afterEach( () => {
	stop();
	document.removeEventListener( 'submit', submitted );
	submitted.mockReset();
	jest.useRealTimers();
} );

describe( 'the sort order', () => {
	const choose = () =>
		userEvent.selectOptions( screen.getByRole( 'combobox' ), 'price' );

	it( 'submits its form when it changes', async () => {
		open( ORDERING );
		await choose();
		expect( submitted ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'is sent', true ],
		[ 'is not sent, because the browser restored it,', false ],
	] )(
		'%s if it differs when the script loads (interaction: %s)',
		( _, hasBeenActive ) => {
			Object.assign( navigator, { userActivation: { hasBeenActive } } );
			open( ORDERING );
			expect( submitted ).not.toHaveBeenCalled();
			stop();
			screen.getByRole< HTMLSelectElement >( 'combobox' ).value = 'price';
			stop = mountBehavior( mount, find( '.woocommerce-ordering' ) );
			expect( submitted ).toHaveBeenCalledTimes( hasBeenActive ? 1 : 0 );
			Reflect.deleteProperty( navigator, 'userActivation' );
		}
	);

	it( 'has the focus again on the page that it leads to', async () => {
		open( ORDERING );
		await choose();
		stop();
		open( ORDERING );
		expect( screen.getByRole( 'combobox' ) ).toHaveFocus();
		stop();
		open( ORDERING );
		expect( screen.getByRole( 'combobox' ) ).not.toHaveFocus();
	} );

	it( 'takes no focus from another control, and none on another page', async () => {
		open( ORDERING );
		await choose();
		stop();
		open( ORDERING, '/product-category/paper/' );
		expect( screen.getByRole( 'combobox' ) ).not.toHaveFocus();
		await choose();
		stop();
		document.body.innerHTML = '';
		const button = document.createElement( 'button' );
		document.documentElement.append( button );
		button.focus();
		open( ORDERING );
		expect( button ).toHaveFocus();
		button.remove();
	} );

	it( 'does not submit a form that submits itself', async () => {
		open(
			ORDERING.replace(
				'<form',
				'<form data-wp-interactive="woocommerce/catalog-sorting"'
			)
		);
		await choose();
		expect( submitted ).not.toHaveBeenCalled();
	} );
} );

describe( 'the number of results', () => {
	/** Records what a live region announces. */
	const listen = () => {
		const texts: string[] = [];
		new MutationObserver( ( records ) =>
			records.forEach( ( { addedNodes } ) =>
				addedNodes.forEach( ( node ) =>
					texts.push( node.textContent ?? '' )
				)
			)
		).observe( find( 'p' ), { childList: true } );
		return texts;
	};

	it( 'is announced two seconds after the page opened', async () => {
		jest.useFakeTimers();
		open( COUNT );
		const texts = listen();
		expect( find( 'p' ) ).toHaveAttribute( 'aria-hidden', 'true' );
		jest.advanceTimersByTime( 1999 );
		await Promise.resolve();
		expect( texts ).toEqual( [] );
		jest.advanceTimersByTime( 1 );
		await Promise.resolve();
		expect( texts ).toEqual( [
			'Showing all 4 results',
			'Sorted by price',
		] );
		expect( find( '.screen-reader-text' ).textContent ).toBe(
			'Sorted by price'
		);
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Showing all 4 results'
		);
	} );

	it.each( [
		[ 'a page without choices', COUNT, '/shop/' ],
		[
			'a page whose filters announce it',
			`${ COUNT }<div data-wp-interactive="woocommerce/product-filters"></div>`,
			'/shop/?orderby=price',
		],
	] )( 'is not announced again on %s', ( _, html, address ) => {
		open( html, address );
		expect( find( 'p' ) ).toHaveAttribute( 'role', 'status' );
		expect( find( 'p' ) ).not.toHaveAttribute( 'aria-hidden' );
	} );

	it( 'is not announced after it has left the page', () => {
		jest.useFakeTimers();
		open( COUNT );
		stop();
		jest.advanceTimersByTime( 3000 );
		expect( find( 'p' ) ).toHaveAttribute( 'aria-hidden', 'true' );
	} );
} );
