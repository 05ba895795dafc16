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
import { getTermsText } from './terms-text';

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

it( 'asks who the shopper is before it asks for anything else', () => {
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

describe( 'what the browser sends', () => {
	const isSent = ( form: Element | null ) =>
		form !== null && fireEvent.submit( form );

	it( 'is nothing of the form, for Enter or for a button of an add-on', () => {
		open();
		expect(
			isSent( document.querySelector( '.wc-block-checkout__form' ) )
		).toBe( false );
	} );

	it( 'is what a form of a payment method sends, wherever that stands', async () => {
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

describe( 'the addresses', () => {
	it( 'are both asked for where the shopper says so', () => {
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

	it( 'are the one of the bill where nothing is shipped', () => {
		open( {}, cart( false ) );
		expect( step( 'Shipping address' ) ).toBeNull();
		expect( step( 'Billing address' ) ).not.toBeNull();
	} );

	it( 'are the one of the bill where goods are fetched', () => {
		open();
		act( () => {
			void page.app.registry
				.dispatch( checkoutStore )
				.setPrefersCollection( true );
		} );
		expect( step( 'Shipping address' ) ).toBeNull();
		expect( step( 'Billing address' ) ).not.toBeNull();
	} );

	it( 'are one for both where the shop ships to the bill only', () => {
		open( { forcedBillingAddress: true } );
		expect( step( 'Shipping address' ) ).toBeNull();
		expect( step( 'Billing and shipping address' ) ).not.toBeNull();
	} );
} );

it( 'asks nothing about the order where add-ons ask nothing', () => {
	open();
	expect( step( 'Additional order information' ) ).toBeNull();
} );

describe( 'the terms', () => {
	const openTerms = ( attributes: string ) =>
		open( { storePages: PAGES }, cart(), {
			template: checkoutFields( 'checkout-terms-block', attributes ),
		} );

	it( 'are linked, and have no box unless the page wants one', async () => {
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

	it( 'have a box that the page wants, and its own words', () => {
		openTerms(
			'data-checkbox="true" data-text="I agree to &lt;b&gt;all&lt;/b&gt; of it"'
		);
		expect(
			screen.getByRole( 'checkbox', { name: 'I agree to all of it' } )
		).not.toBeChecked();
	} );

	it( 'open in a tab of their own, so that the form stays', () => {
		openTerms( '' );
		expect( getTermsText( true, PAGES ) ).toBe(
			'You must accept our <a href="http://shop.test/terms/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener">Terms and Conditions</a> and Privacy Policy to continue with your purchase.'
		);
		expect(
			screen.getByRole( 'link', { name: 'Terms and Conditions' } )
		).toHaveAttribute( 'target', '_blank' );
	} );
} );
