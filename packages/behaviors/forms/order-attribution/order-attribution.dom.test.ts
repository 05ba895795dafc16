import RECORDED from '../../../../tests/contract/recordings/attribution-cookies.json';
import { startOrderAttribution } from '.';

const { params, fields } = RECORDED.params_and_fields;

interface Attribution {
	getAttributionData: () => Record< string, string | null >;
	setOrderTracking: ( isAllowed: boolean ) => void;
}

const open = (
	path: string,
	{
		html = '',
		...changed
	}: { html?: string; [ param: string ]: unknown } = {}
): Attribution => {
	history.replaceState( null, '', path );
	document.body.innerHTML = html;
	const attribution = { params: { ...params, ...changed }, fields };
	Object.assign( window, { wc_order_attribution: attribution } );
	startOrderAttribution( window );
	return attribution as unknown as Attribution;
};

const cookieNames = () =>
	document.cookie
		.split( '; ' )
		.map( ( cookie ) => cookie.split( '=' )[ 0 ] )
		.filter( ( name ) => name?.startsWith( 'sbjs_' ) )
		.sort();

const inputs = ( form: string ) =>
	Object.fromEntries(
		[
			...document.querySelectorAll< HTMLInputElement >(
				`${ form } input[type="hidden"]`
			),
		].map( ( { name, value } ) => [ name, value ] )
	);

const ELEMENT = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
const NOTHING = Object.fromEntries(
	Object.keys( fields ).map( ( field ) => [ field, null ] )
);

afterEach( () => {
	open( '/', { allowTracking: false } );
	for ( const name of [ 'wp', 'sbjs', 'wp_has_consent' ] ) {
		Reflect.deleteProperty( window, name );
	}
} );

it( 'returns the decoded fields of the visit', () => {
	const attribution = open( '/?utm_source=news&utm_campaign=spring%20sale' );
	expect( attribution.getAttributionData() ).toEqual( {
		...Object.fromEntries(
			Object.keys( fields ).map( ( field ) => [ field, '(none)' ] )
		),
		source_type: 'utm',
		utm_source: 'news',
		utm_campaign: 'spring sale',
		session_entry:
			'http://localhost/?utm_source=news&utm_campaign=spring sale',
		session_start_time: expect.stringMatching(
			/^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/
		),
		session_pages: '1',
		session_count: '1',
		user_agent: navigator.userAgent,
	} );
	expect( cookieNames() ).toEqual(
		RECORDED.cases[ 0 ]?.steps[ 0 ]?.cookies
			.map( ( { name } ) => name )
			.sort()
	);
	expect( Reflect.get( window, 'sbjs' ).get.current.src ).toBe( 'news' );
} );

it( 'counts the pages of a session, and keeps its source', () => {
	open( '/?utm_source=news' );
	expect( open( '/shop/' ).getAttributionData() ).toMatchObject( {
		utm_source: 'news',
		session_pages: '2',
		session_count: '1',
	} );
} );

it( 'fills the first element of each form and removes the others', () => {
	open( '/?utm_source=news', {
		html: `<form id="order">${ ELEMENT.repeat( 5 ) }</form><form id="register">${ ELEMENT }</form>`,
	} );
	expect(
		document.querySelectorAll( 'wc-order-attribution-inputs' )
	).toHaveLength( 2 );
	for ( const form of [ '#order', '#register' ] ) {
		expect( inputs( form ) ).toMatchObject( {
			wc_order_attribution_utm_source: 'news',
			wc_order_attribution_utm_medium: '(none)',
		} );
		expect( Object.keys( inputs( form ) ) ).toEqual(
			Object.keys( fields ).map( ( field ) => params.prefix + field )
		);
	}
} );

it( 'fills an element that arrives with a later response', () => {
	open( '/?utm_source=news' );
	document.body.innerHTML = `<form>${ ELEMENT }</form>`;
	expect( inputs( 'form' ) ).toMatchObject( {
		wc_order_attribution_utm_source: expect.any( String ),
	} );
} );

it( 'forgets everything when tracking is switched off, and starts again when it is switched on', () => {
	const attribution = open( '/?utm_source=news', {
		html: `<form>${ ELEMENT }</form>`,
	} );
	attribution.setOrderTracking( false );
	expect( attribution.getAttributionData() ).toEqual( NOTHING );
	expect( cookieNames() ).toEqual( [] );
	expect( Object.values( inputs( 'form' ) ) ).toEqual(
		Object.keys( fields ).map( () => '' )
	);
	history.replaceState( null, '', '/shop/' );
	attribution.setOrderTracking( true );
	expect( attribution.getAttributionData() ).toMatchObject( {
		source_type: 'typein',
		utm_source: '(direct)',
	} );
} );

it( 'writes no cookie if tracking is not allowed', () => {
	const attribution = open( '/?utm_source=news', { allowTracking: false } );
	expect( cookieNames() ).toEqual( [] );
	expect( attribution.getAttributionData() ).toEqual( NOTHING );
} );

describe( 'with a consent plugin', () => {
	const decide = ( detail: unknown ) =>
		document.dispatchEvent(
			new CustomEvent( 'wp_listen_for_consent_change', { detail } )
		);
	const openRefused = () =>
		open( '/?utm_source=news', {
			allowTracking: false,
			consentCategory: 'marketing',
		} );

	it( 'only follows decisions about its category', () => {
		openRefused();
		decide( { statistics: 'allow' } );
		decide( null );
		expect( cookieNames() ).toEqual( [] );
		decide( { marketing: 'allow' } );
		expect( cookieNames() ).not.toEqual( [] );
		decide( { marketing: 'deny' } );
		expect( cookieNames() ).toEqual( [] );
	} );

	it( 'checks the consent once its type is known', () => {
		openRefused();
		const define = () =>
			document.dispatchEvent( new Event( 'wp_consent_type_defined' ) );
		define();
		expect( cookieNames() ).toEqual( [] );
		const hasConsent = jest.fn( () => true );
		Object.assign( window, { wp_has_consent: hasConsent } );
		define();
		expect( hasConsent ).toHaveBeenCalledWith( 'marketing' );
		expect( cookieNames() ).not.toEqual( [] );
	} );
} );

describe( 'with the checkout block', () => {
	const setExtensionData = jest.fn();
	let listener = () => {};
	const stop = jest.fn();
	const offerData = ( getActions: () => unknown ) =>
		Object.assign( window, {
			wp: {
				data: {
					dispatch: ( store: string ) =>
						store === 'wc/store/checkout' ? getActions() : null,
					subscribe: ( callBack: () => void ) => {
						listener = callBack;
						return stop;
					},
				},
			},
		} );
	const news = expect.objectContaining( { utm_source: 'news' } );

	beforeEach( () => {
		setExtensionData.mockClear();
		stop.mockClear();
	} );

	it.each( [ 'setExtensionData', '__internalSetExtensionData' ] )(
		'passes the data with %s',
		( name ) => {
			offerData( () => ( { [ name ]: setExtensionData } ) );
			open( '/?utm_source=news' );
			expect( setExtensionData ).toHaveBeenLastCalledWith(
				'woocommerce/order-attribution',
				news
			);
		}
	);

	it( 'passes the data once the store exists', () => {
		let actions: unknown = null;
		offerData( () => actions );
		open( '/?utm_source=news' );
		listener();
		expect( stop ).not.toHaveBeenCalled();
		actions = { setExtensionData };
		listener();
		expect( setExtensionData ).toHaveBeenLastCalledWith(
			'woocommerce/order-attribution',
			news
		);
		expect( stop ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'clears the data when tracking is switched off', () => {
		offerData( () => ( { setExtensionData } ) );
		open( '/?utm_source=news' ).setOrderTracking( false );
		expect( setExtensionData ).toHaveBeenLastCalledWith(
			'woocommerce/order-attribution',
			NOTHING
		);
	} );
} );

it.each( [ undefined, null, 'text', {}, { params: 1 } ] )(
	'does nothing with the settings %j',
	( settings ) => {
		Object.assign( window, { wc_order_attribution: settings } );
		startOrderAttribution( window );
		expect( cookieNames() ).toEqual( [] );
	}
);

it( 'leaves the page to a script that has already started', () => {
	const getAttributionData = jest.fn();
	Object.assign( window, {
		wc_order_attribution: { params, fields, getAttributionData },
	} );
	startOrderAttribution( window );
	expect( cookieNames() ).toEqual( [] );
} );
