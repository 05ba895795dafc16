/** @jest-environment node */
import { checkoutAddOns } from '../pages/add-ons';
import { DEFAULT_OPTIONS } from '../options';
import { createTestBrowser, type TestBrowser } from '../pages/test-browser';
import { withTrialGateway } from './trial';

let browser: TestBrowser;
beforeEach( () => {
	browser = createTestBrowser();
} );
afterEach( () => browser.shop.close() );

const checkoutSettings = async () => {
	const { text } = await browser.open( '/checkout/' );
	const [ , encoded = '' ] =
		/decodeURIComponent\( ?['"]([^'"]+)/.exec( text ) ?? [];
	return JSON.parse( decodeURIComponent( encoded ) );
};

test( 'the trial gateway tells its script how to behave', async () => {
	await browser.post( '/demo/options', { trialGateway: 'own-button' } );
	const { paymentMethodData } = await checkoutSettings();
	expect( paymentMethodData[ 'demo-trial' ] ).toMatchObject( {
		title: 'Trial gateway',
		behaviour: 'own-button',
	} );
} );

test( 'observing the payment enables the trial gateway after the observer', () => {
	const options = withTrialGateway( {
		...DEFAULT_OPTIONS,
		observerEvent: 'payment',
		observerAnswer: 'throw',
	} );
	expect( options.paymentMethods ).toContain( 'demo-trial' );
	const scripts = checkoutAddOns( options ).map( ( { src } ) => src );
	expect( scripts.indexOf( '/assets/add-ons/observer.js' ) ).toBeLessThan(
		scripts.indexOf( '/assets/gateways/trial.js' )
	);
} );

test( 'a customer has several saved methods, and the default is not the first', async () => {
	await browser.post( '/demo/options', { sampleTokens: true } );
	expect( await checkoutSettings() ).not.toHaveProperty(
		'customerPaymentMethods'
	);
	await browser.post( '/demo/login', {
		email: 'customer@shop.test',
		password: 'password',
	} );
	const { customerPaymentMethods: methods, checkoutData } =
		await checkoutSettings();
	expect( checkoutData.payment_method ).toBe( 'demo-card' );
	expect(
		methods.cc.map( ( one: { is_default: boolean } ) => one.is_default )
	).toEqual( [ false, true, false ] );
	expect( methods.echeck[ 0 ].method ).toEqual( {
		gateway: 'demo-trial',
		last4: '6789',
		brand: 'eCheck',
	} );
	expect( methods.other[ 0 ].method.gateway ).toBe( 'another-gateway' );
} );

test( 'the cart requires the chosen feature', async () => {
	await browser.post( '/demo/options', {
		paymentRequirement: 'subscriptions',
	} );
	const cart = await browser.open( '/wp-json/wc/store/v1/cart' );
	expect( JSON.parse( cart.text ).payment_requirements ).toEqual( [
		'products',
		'subscriptions',
	] );
} );
