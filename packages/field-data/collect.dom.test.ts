import { ORDER_REFUSED_EVENT } from '@shopfront/names';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectFieldData } from './collect';
import { startFieldData } from './start';

type Metric = { id: string; value: number };

const SETTINGS = {
	script: '/field-data.js',
	url: 'https://shop.test/field-data',
	page: 'checkout',
};

const FORM = `<div class="wc-block-checkout__form">
	<label>Email <input id="email" type="email" /></label>
	<label>City <input id="shipping-city" /></label>
	<label>Billing city <input id="billing-city" /></label>
	<label>Country <select id="shipping-country"><option>A</option><option>B</option></select></label>
	<label>Delivery day <input id="order-my-plugin-day" /></label>
	<label>Gift <input type="checkbox" id="gift" /></label>
</div>
<label>Search <input id="search" /></label>`;

let reports: Array< Record< string, unknown > >;
let time: number;
let stopListeners: AbortController;
let measure: Record< string, ( metric: Metric ) => void >;
let isAllowed: boolean;

const readText = ( blob: Blob ) =>
	new Promise< string >( ( resolve ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( String( reader.result ) );
		reader.readAsText( blob );
	} );

const beacons: Array< [ url: string, body: Blob ] > = [];

const show = ( state: 'visible' | 'hidden' ) => {
	Object.defineProperty( document, 'visibilityState', {
		configurable: true,
		value: state,
	} );
	document.dispatchEvent(
		new Event( 'visibilitychange', { bubbles: true } )
	);
};

/** Hides the page, and returns what it reports. */
const leave = async () => {
	show( 'hidden' );
	reports = await Promise.all(
		beacons
			.splice( 0 )
			.map( async ( [ , body ] ) => JSON.parse( await readText( body ) ) )
	);
	return reports;
};

const refuse = ( code: unknown ) =>
	window.dispatchEvent(
		new CustomEvent( ORDER_REFUSED_EVENT, { detail: code } )
	);

const open = () => {
	document.body.innerHTML = FORM;
	const options = { capture: true, signal: stopListeners.signal };
	collectFieldData(
		window,
		SETTINGS,
		{
			paint: ( report ) => ( measure.paint = report ),
			interaction: ( report ) => ( measure.interaction = report ),
			shift: ( report ) => ( measure.shift = report ),
		},
		() => isAllowed,
		options
	);
};

beforeEach( () => {
	stopListeners = new AbortController();
	measure = {};
	isAllowed = true;
	time = 0;
	jest.spyOn( performance, 'now' ).mockImplementation( () => time );
	Object.defineProperty( navigator, 'sendBeacon', {
		configurable: true,
		value: ( url: string, body: Blob ) => beacons.push( [ url, body ] ),
	} );
	show( 'visible' );
	open();
} );

afterEach( () => {
	stopListeners.abort();
	jest.restoreAllMocks();
} );

it( 'reports the measures once a view, when the page is hidden', async () => {
	measure.paint?.( { id: 'p1', value: 1234.4 } );
	measure.shift?.( { id: 's1', value: 0.0123 } );
	expect( beacons ).toEqual( [] );
	expect( await leave() ).toEqual( [
		{ page: 'checkout', paint: 1234, shift: 12, fields: {}, refusals: [] },
	] );
	show( 'visible' );
	measure.shift?.( { id: 's1', value: 0.2 } );
	measure.interaction?.( { id: 'i1', value: 80 } );
	expect( await leave() ).toEqual( [
		{ page: 'checkout', interaction: 80, fields: {}, refusals: [] },
	] );
	show( 'visible' );
	expect( await leave() ).toEqual( [] );
} );

it( 'measures how long an edited field has the focus while the page shows', async () => {
	const user = userEvent.setup();
	await user.click( screen.getByLabelText( 'City' ) );
	time = 1500;
	await user.keyboard( 'Berlin' );
	time = 2000;
	expect( await leave() ).toMatchObject( [
		{ fields: { city: [ 2000, 0 ] } },
	] );
	time = 60_000;
	show( 'visible' );
	time = 60_100;
	await user.keyboard( '!' );
	time = 60_300;
	await user.tab();
	time = 60_900;
	expect( await leave() ).toMatchObject( [
		{ fields: { city: [ 300, 0 ] } },
	] );
} );

it( 'adds both addresses, and knows fields of add-ons only as others', async () => {
	const user = userEvent.setup();
	for ( const name of [ 'City', 'Billing city', 'Delivery day' ] ) {
		await user.click( screen.getByLabelText( name ) );
		time += 1000;
		await user.keyboard( 'x' );
	}
	await user.selectOptions( screen.getByLabelText( 'Country' ), 'B' );
	const [ report ] = await leave();
	expect( report?.fields ).toEqual( {
		city: [ 2000, 0 ],
		other: [ 1000, 0 ],
		country: [ 0, 0 ],
	} );
	expect( JSON.stringify( report ) ).not.toMatch( /my-plugin|x/ );
} );

it( 'ignores fields that nobody edits, boxes, other forms, and what a browser fills', async () => {
	const user = userEvent.setup();
	await user.click( screen.getByLabelText( 'Gift' ) );
	await user.type( screen.getByLabelText( 'Search' ), 'mug' );
	await user.click( screen.getByLabelText( 'Email' ) );
	fireEvent.input( screen.getByLabelText( 'City' ), {
		target: { value: 'Rome' },
	} );
	expect( await leave() ).toEqual( [] );
} );

it( 'counts a change after leaving the field as a correction, once a visit of the field', async () => {
	const user = userEvent.setup();
	await user.type( screen.getByLabelText( 'City' ), 'Belrin' );
	await user.tab();
	await user.type(
		screen.getByLabelText( 'City' ),
		'{Backspace}{Backspace}'
	);
	await user.tab();
	await user.click( screen.getByLabelText( 'City' ) );
	const [ report ] = await leave();
	expect( report?.fields ).toEqual( { city: [ 0, 1 ] } );
} );

it( 'counts a change of a field with an error, also of one that the server has filled', async () => {
	const user = userEvent.setup();
	const email = screen.getByLabelText( 'Email' );
	email.setAttribute( 'aria-invalid', 'true' );
	email.addEventListener( 'input', () =>
		email.removeAttribute( 'aria-invalid' )
	);
	await user.type( email, 'pat@' );
	const [ report ] = await leave();
	expect( report?.fields ).toEqual( { email: [ 0, 1 ] } );
} );

it( 'reports refusals by code, without what could name an order', async () => {
	refuse( 'form' );
	refuse( 'woocommerce_rest_cart_empty' );
	refuse( 'Order 17 of pat@shop.test' );
	refuse( 'order_17' );
	expect( await leave() ).toEqual( [
		{
			page: 'checkout',
			fields: {},
			refusals: [
				'form',
				'woocommerce_rest_cart_empty',
				'other',
				'other',
			],
		},
	] );
} );

it( 'sends no more refusals than a server takes', async () => {
	for ( let count = 0; count < 30; count++ ) {
		refuse( 'form' );
	}
	expect( ( await leave() )[ 0 ]?.refusals ).toHaveLength( 20 );
} );

it( 'sends nothing once the visitor has withdrawn consent', async () => {
	refuse( 'form' );
	isAllowed = false;
	expect( await leave() ).toEqual( [] );
	isAllowed = true;
	show( 'visible' );
	expect( await leave() ).toEqual( [] );
} );

describe( 'the starter', () => {
	const load = jest.fn();
	const idle: Array< () => void > = [];
	let hasConsent: boolean | undefined;

	const print = ( settings: object | null = SETTINGS ) => {
		document.body.innerHTML = settings
			? `<script type="application/json" id="shopfront-field-data">${ JSON.stringify( settings ) }</script>`
			: '';
	};
	const start = () => {
		startFieldData( window, load );
	};
	const signal = ( name: string, value: unknown ) =>
		Object.defineProperty( navigator, name, { configurable: true, value } );

	beforeEach( () => {
		load.mockClear();
		idle.length = 0;
		hasConsent = undefined;
		signal( 'doNotTrack', null );
		signal( 'globalPrivacyControl', undefined );
		Object.assign( window, {
			requestIdleCallback: ( callback: () => void ) =>
				idle.push( callback ),
			wp_has_consent: undefined,
		} );
		print();
	} );

	const allow = () =>
		document.dispatchEvent(
			new CustomEvent( 'wp_listen_for_consent_change', {
				detail: { statistics: 'allow' },
			} )
		);
	// Ends the listener of a start without consent.
	afterEach( allow );

	const askConsent = () =>
		Object.assign( window, { wp_has_consent: () => hasConsent } );

	it( 'loads the script only once the page is idle', () => {
		start();
		expect( load ).not.toHaveBeenCalled();
		idle.forEach( ( callback ) => callback() );
		expect( load ).toHaveBeenCalledWith( SETTINGS, expect.anything() );
	} );

	it( 'waits in browsers that cannot tell when they are idle', () => {
		jest.useFakeTimers();
		Object.assign( window, { requestIdleCallback: undefined } );
		start();
		jest.advanceTimersByTime( 1999 );
		expect( load ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( load ).toHaveBeenCalledTimes( 1 );
		jest.useRealTimers();
	} );

	it.each( [
		[ 'without the server’s settings', () => print( null ) ],
		[ 'for Do Not Track', () => signal( 'doNotTrack', '1' ) ],
		[
			'for Global Privacy Control',
			() => signal( 'globalPrivacyControl', true ),
		],
		[
			'without consent',
			() => {
				hasConsent = false;
				askConsent();
			},
		],
	] )( 'loads nothing %s', ( _, prepare ) => {
		prepare();
		start();
		expect( idle ).toEqual( [] );
	} );

	it( 'loads the script once the visitor consents', () => {
		hasConsent = false;
		askConsent();
		start();
		hasConsent = true;
		allow();
		idle.forEach( ( callback ) => callback() );
		expect( load ).toHaveBeenCalledTimes( 1 );
		const [ , allows ] = load.mock.calls[ 0 ] ?? [];
		expect( allows() ).toBe( true );
		hasConsent = false;
		expect( allows() ).toBe( false );
	} );
} );
