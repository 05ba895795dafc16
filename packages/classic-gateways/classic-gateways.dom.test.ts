import type { QueryFunction, GatewayData, Query } from './types';
import jQuery from 'jquery';
import { findClassicForm, type ClassicForm } from './classic-form';
import { createClassicOrder, type ClassicOrder } from './classic-order';

interface TestQuery extends Query {
	append: ( html: string ) => TestQuery;
	text: ( text: string ) => TestQuery;
	length: number;
}

const query = jQuery as ( (
	target: string | Element | Document
) => TestQuery ) &
	Pick< QueryFunction, 'Deferred' >;

const DATA: GatewayData = {
	title: 'Card',
	description: '',
	icons: [],
	buttonText: '',
	supports: [ 'products' ],
	shopfrontClassic: { check: 'Check the details of your payment.' },
};

const HTML = `
	<div id="shopfront-classic-gateways" hidden>
		<form class="checkout">
			<input type="hidden" id="billing_email" name="billing_email" value="">
			<ul>
				<li class="wc_payment_method payment_method_card" hidden>
					<input type="radio" name="payment_method" value="card">
					<div class="payment_box"><input name="card[number]"><div id="problem" role="alert"></div></div>
				</li>
				<li class="wc_payment_method payment_method_bank" hidden>
					<input type="radio" name="payment_method" value="bank">
					<div class="payment_box"><input name="iban"></div>
				</li>
			</ul>
		</form>
	</div>
	<main><div id="payment-step"></div></main>`;

const find = < Found extends Element = HTMLInputElement >(
	selector: string
) => {
	const element = document.querySelector< Found >( selector );
	if ( ! element ) {
		throw new Error( `${ selector } is missing.` );
	}
	return element;
};

let form: ClassicForm;
let order: ClassicOrder;
let press: jest.Mock;

/** The fields as the server reads them; the message of a refusal. */
const sent = ( answer: Awaited< ReturnType< ClassicOrder[ 'setUp' ] > > ) =>
	answer.type === 'success'
		? Object.fromEntries(
				new URLSearchParams(
					atob(
						answer.meta.paymentMethodData.shopfront_classic_form ??
							''
					)
				)
			)
		: answer.message;

beforeEach( () => {
	document.body.innerHTML = HTML;
	const found = findClassicForm( document, query );
	if ( ! found ) {
		throw new Error( 'The form is missing.' );
	}
	form = found;
	press = jest.fn();
	form.show( 'card', find( '#payment-step' ) );
	order = createClassicOrder( {
		page: document,
		query,
		form,
		gateway: 'card',
		data: DATA,
		press,
		release: () => {},
	} );
} );

afterEach( () => {
	order.stop();
	document.body.replaceWith( document.createElement( 'body' ) );
} );

describe( 'the form', () => {
	it( 'is missing on pages without classic gateways', () => {
		document.body.innerHTML = '';
		expect( findClassicForm( document, query ) ).toBeNull();
	} );

	it( 'shows the selected gateway alone, in the payment step', () => {
		expect( find( '#payment-step' ) ).toContainElement( form.element );
		expect( find( 'li.payment_method_card' ) ).not.toHaveAttribute(
			'hidden'
		);
		expect( find( 'li.payment_method_bank' ) ).toHaveAttribute( 'hidden' );
		expect( find( '[value="card"]' ) ).toBeChecked();
		form.show( 'bank', find( '#payment-step' ) );
		expect( find( '[value="bank"]' ) ).toBeChecked();
	} );

	it( 'returns to its place only from the place that has it', () => {
		const other = document.createElement( 'div' );
		document.body.append( other );
		form.show( 'bank', other );
		form.hide( find( '#payment-step' ) );
		expect( other ).toContainElement( form.element );
		form.hide( other );
		expect( find( '#shopfront-classic-gateways' ) ).toContainElement(
			form.element
		);
	} );

	it( 'tells scripts about a new address', () => {
		const heard = jest.fn();
		query( '#billing_email' ).on( 'change', heard );
		form.setAddress( 'billing', { email: 'ada@shop.test', other: 'x' } );
		form.setAddress( 'billing', { email: 'ada@shop.test' } );
		expect( find( '#billing_email' ) ).toHaveValue( 'ada@shop.test' );
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps what is typed in new fields', () => {
		const fields = ( total: string ) => ( {
			html: `<p>${ total }</p><input name="card[number]"><input type="checkbox" name="save" value="1">`,
			hash: total,
		} );
		find( '.payment_box' ).dataset.sfFields = '$10';
		find( '[name="card[number]"]' ).value = '4242';
		const input = find( '[name="card[number]"]' );
		form.setFields( 'card', fields( '$10' ) );
		expect( input ).toBeInTheDocument();
		form.setFields( 'card', fields( '$12' ) );
		expect( input ).not.toBeInTheDocument();
		expect( find( '[name="card[number]"]' ) ).toHaveValue( '4242' );
		expect( form.element ).toHaveTextContent( '$12' );
	} );
} );

describe( 'an order', () => {
	it( 'sends the fields of the form', async () => {
		find( '[name="card[number]"]' ).value = '42 42 <ü>';
		expect( sent( await order.setUp() ) ).toEqual( {
			billing_email: '',
			'card[number]': '42 42 <ü>',
			iban: '',
			payment_method: 'card',
		} );
		expect( form.element ).toHaveClass( 'processing' );
	} );

	it( 'waits for a script that prepares the payment and sends the form', async () => {
		query( form.element ).on(
			'checkout_place_order_card',
			() => query( '#token' ).length > 0
		);
		const answer = order.setUp();
		query( form.element )
			.append(
				'<input type="hidden" id="token" name="token" value="t1">'
			)
			.trigger( 'submit' );
		expect( sent( await answer ) ).toMatchObject( { token: 't1' } );
		expect( press ).not.toHaveBeenCalled();
	} );

	it( 'shows the error that a script draws, even at once', async () => {
		query( form.element ).on( 'checkout_place_order', () => {
			query( '#problem' ).text( 'The number is wrong.' );
			return false;
		} );
		expect( sent( await order.setUp() ) ).toBe( 'The number is wrong.' );
	} );

	it( 'shows the error that a script reports', async () => {
		query( form.element ).on( 'checkout_place_order', () => false );
		const answer = order.setUp();
		query( document.body ).trigger( 'checkout_error', [
			'<ul class="woocommerce-error"><li>Declined &amp; closed.</li></ul>',
		] );
		expect( sent( await answer ) ).toBe( 'Declined & closed.' );
	} );

	it( 'is free again when the shopper corrects a field', async () => {
		query( form.element ).on( 'checkout_place_order', () => false );
		const answer = order.setUp();
		find( '[name="card[number]"]' ).dispatchEvent(
			new Event( 'input', { bubbles: true } )
		);
		expect( sent( await answer ) ).toBe( DATA.shopfrontClassic.check );
	} );

	it( 'is free again if a script never answers', async () => {
		jest.useFakeTimers();
		query( form.element ).on( 'checkout_place_order', () => false );
		const answer = order.setUp();
		jest.advanceTimersByTime( 60_000 );
		jest.useRealTimers();
		expect( sent( await answer ) ).toBe( DATA.shopfrontClassic.check );
	} );

	it( 'is placed by a script that sends the form by itself', () => {
		form.element.submit();
		query( form.element ).trigger( 'submit' );
		expect( press ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'is not placed again by a script while it is on its way', async () => {
		await order.setUp();
		form.element.submit();
		expect( press ).not.toHaveBeenCalled();
		order.fail( 'Declined.' );
		form.element.submit();
		expect( press ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'leaves the page to a script that shows a dialog, until it fails', async () => {
		const result = {
			redirectUrl: '/thanks/',
			orderId: 8,
			processingResponse: { paymentDetails: { code: 'sent' } },
		};
		expect( order.succeed( result ) ).toBeUndefined();
		const heard = jest.fn( ( ...args: unknown[] ) => args.length === 0 );
		query( form.element ).on(
			'checkout_place_order_success',
			( event: unknown, ...args: unknown[] ) => heard( ...args )
		);
		const answer = order.succeed( result );
		expect( heard ).toHaveBeenCalledWith(
			{
				code: 'sent',
				result: 'success',
				redirect: '/thanks/',
				order_id: 8,
			},
			expect.anything()
		);
		query( document.body ).trigger( 'checkout_error', [ 'Wrong code.' ] );
		await expect( answer ).resolves.toEqual( {
			type: 'error',
			message: 'Wrong code.',
		} );
	} );

	it( 'is not placed again by a script while the page leaves', async () => {
		await order.setUp();
		expect(
			order.succeed( {
				redirectUrl: '#confirm-8',
				orderId: 8,
				processingResponse: null,
			} )
		).toBeUndefined();
		form.element.submit();
		expect( press ).not.toHaveBeenCalled();
	} );

	it( 'tells the script about a refusal, so that it makes a new token', () => {
		const heard = jest.fn();
		query( document.body ).on( 'checkout_error', heard );
		order.fail( 'Declined.' );
		expect( heard ).toHaveBeenCalledTimes( 1 );
		expect( form.element ).not.toHaveClass( 'processing' );
	} );

	it( 'no longer listens after it has stopped', () => {
		order.stop();
		query( form.element ).on( 'submit', ( event: Event ) =>
			event.preventDefault()
		);
		query( form.element ).trigger( 'submit' );
		expect( press ).not.toHaveBeenCalled();
	} );
} );
