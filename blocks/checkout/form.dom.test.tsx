import { act, fireEvent, screen, within } from '@testing-library/react';
import { checkoutStore } from '@shopfront/data/checkout';
import type { CartResponse } from '@shopfront/store-api';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import {
	checkoutFields,
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';
import { createPortal } from '@wordpress/element';
import { openPageDialog } from './page-dialog';
import { getTermsText } from './terms-text';

jest.mock( './page-dialog', () => ( { openPageDialog: jest.fn() } ) );

const US = {
	allowBilling: true,
	allowShipping: true,
	states: { CA: 'California' },
	locale: {},
};
const SETTINGS = {
	countries: { US: 'United States' },
	countryData: { US },
	checkoutAllowsGuest: true,
};
const PAGES = {
	terms: { id: 1, title: '', permalink: 'http://shop.test/terms/?a=1&b="2"' },
	privacy: { id: 0, title: '', permalink: false as const },
};

let page: TestCheckout;
const cart = ( needsShipping = true ): CartResponse =>
	cartResponse( [ cartItem() ], { needs_shipping: needsShipping } );
const open = (
	settings = {},
	data = cart(),
	options: Parameters< typeof openCheckout >[ 1 ] = {}
) => {
	window.sessionStorage.clear();
	page = openCheckout( data, {
		...options,
		settings: { ...SETTINGS, ...settings },
	} );
};
const step = ( name: string ) => screen.queryByRole( 'group', { name } );
afterEach( () => page.close() );

it( 'shows the contact step first', () => {
	open();
	const steps = screen
		.getAllByRole( 'group' )
		.map( ( { id } ) => id )
		.filter( ( id ) => id.endsWith( '-fields' ) );
	expect( steps ).toEqual( [ 'contact-fields', 'shipping-fields' ] );
	expect(
		within( step( 'Contact information' ) ?? document.body ).getByRole(
			'textbox',
			{ name: 'Email address' }
		)
	).toBeVisible();
} );

describe( 'browser form submission', () => {
	const isSent = ( form: Element | null ) =>
		form !== null && fireEvent.submit( form );

	it( "is prevented for the checkout form, on Enter or by an add-on's button", () => {
		open();
		expect(
			isSent( document.querySelector( '.wc-block-checkout__form' ) )
		).toBe( false );
	} );

	it( "is allowed for a payment method's own form anywhere on the page", async () => {
		const Bank = () =>
			createPortal( <form aria-label="Bank" />, document.body );
		open( {}, cart(), {
			addOns: ( { blocks } ) =>
				blocks.registerCheckoutBlock( {
					metadata: {
						name: 'bank/block',
						parent: 'woocommerce/checkout-fields-block',
					},
					component: Bank,
					force: true,
				} ),
		} );
		expect(
			isSent( await screen.findByRole( 'form', { name: 'Bank' } ) )
		).toBe( true );
	} );
} );

describe( 'address steps', () => {
	it( 'include both addresses if the shopper wants different ones', () => {
		open();
		expect( step( 'Shipping address' ) ).not.toBeNull();
		expect( step( 'Billing address' ) ).toBeNull();
		act( () => {
			void page.app.registry
				.dispatch( checkoutStore )
				.__internalSetUseShippingAsBilling( false );
		} );
		expect( step( 'Billing address' ) ).not.toBeNull();
	} );

	it( 'include only the billing address if nothing needs shipping', () => {
		open( {}, cart( false ) );
		expect( step( 'Shipping address' ) ).toBeNull();
		expect( step( 'Billing address' ) ).not.toBeNull();
	} );

	it( 'include only the billing address for pickup', () => {
		open();
		act( () => {
			void page.app.registry
				.dispatch( checkoutStore )
				.setPrefersCollection( true );
		} );
		expect( step( 'Shipping address' ) ).toBeNull();
		expect( step( 'Billing address' ) ).not.toBeNull();
	} );

	it( 'combine both addresses if the shop ships to the billing address only', () => {
		open( { forcedBillingAddress: true } );
		expect( step( 'Shipping address' ) ).toBeNull();
		expect( step( 'Billing and shipping address' ) ).not.toBeNull();
	} );
} );

it( 'hides additional order information without add-on fields', () => {
	open();
	expect( step( 'Additional order information' ) ).toBeNull();
} );

describe( 'terms', () => {
	const openTerms = ( attributes: string ) =>
		open( { storePages: PAGES }, cart(), {
			template: checkoutFields( 'checkout-terms-block', attributes ),
		} );

	it( 'show links and no checkbox by default', async () => {
		openTerms( '' );
		expect(
			screen.getByText( /By proceeding with your purchase you agree/ )
		).toHaveTextContent( 'Terms and Conditions and Privacy Policy' );
		expect(
			await screen.findByRole( 'link', { name: 'Terms and Conditions' } )
		).toHaveAttribute( 'href', PAGES.terms.permalink );
		expect(
			screen.queryByRole( 'checkbox', { name: /You must accept/ } )
		).toBeNull();
	} );

	it( "show a checkbox and the page's own text if it sets them", () => {
		openTerms(
			'data-checkbox="true" data-text="I agree to &lt;b&gt;all&lt;/b&gt; of it"'
		);
		expect(
			screen.getByRole( 'checkbox', { name: 'I agree to all of it' } )
		).not.toBeChecked();
	} );

	it( 'open in a dialog at the first press, without a hover before it', async () => {
		openTerms(
			'data-text="I agree to the &lt;a href=&quot;/terms/&quot;&gt;terms&lt;/a&gt;"'
		);
		const link = await screen.findByRole( 'link', { name: 'terms' } );
		expect( fireEvent.click( link ) ).toBe( false );
		await act( async () => {} );
		expect( openPageDialog ).toHaveBeenCalledWith( link );
	} );

	it( 'open in a new tab, so that the form is not lost', () => {
		openTerms( '' );
		expect( getTermsText( true, PAGES ) ).toBe(
			'You must accept our <a href="http://shop.test/terms/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener">Terms and Conditions</a> and Privacy Policy to continue with your purchase.'
		);
		expect(
			screen.getByRole( 'link', { name: 'Terms and Conditions' } )
		).toHaveAttribute( 'target', '_blank' );
	} );
} );
