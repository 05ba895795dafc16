/** @jest-environment node */
import {
	DEFAULT_OPTIONS,
	OPTION_GROUPS,
	type Option,
	type ShopOptions,
} from '../options';
import { createTestBrowser, type TestBrowser } from './test-browser';

const CONTROLS = Object.values( OPTION_GROUPS )
	.flatMap( ( group ): Array< [ string, Option< unknown > ] > =>
		Object.entries( group )
	)
	.filter( ( [ , { control } ] ) => control !== null );

// Tests can share a shop: each sends the whole form, and so doesn't depend on earlier options.
let browser: TestBrowser;
let defaultFields: Record< string, string >;
beforeAll( async () => {
	browser = createTestBrowser();
	defaultFields = await formFields();
} );
beforeEach( () => browser.send( '/demo/', { choose: 'defaults' } ) );
afterAll( () => browser.shop.close() );

const currentOptions = async (): Promise< ShopOptions > =>
	JSON.parse( ( await browser.open( '/demo/options' ) ).text );

const formFields = async (): Promise< Record< string, string > > => {
	const { document } = await browser.open( '/demo/' );
	return Object.fromEntries(
		[
			...document.querySelectorAll<
				HTMLInputElement | HTMLSelectElement
			>( '.options input:checked, .options select' ),
		].map( ( { name, value } ) => [ name, value ] )
	);
};

test( 'shows every option once, with a label and one sentence', async () => {
	const { document } = await browser.open( '/demo/' );
	for ( const [ option, { label, help } ] of CONTROLS ) {
		const field = document.getElementById( option );
		expect( field?.getAttribute( 'aria-describedby' ) ).toBe(
			`${ option }-help`
		);
		expect(
			document
				.querySelector( `label[for="${ option }"], #${ option }-label` )
				?.textContent?.trim()
		).toBe( label );
		expect( help ).toMatch( /^[^.]+\.$/ );
	}
} );

test( 'changes nothing when the form is saved as it is', async () => {
	await browser.send( '/demo/', defaultFields );
	expect( await currentOptions() ).toEqual( DEFAULT_OPTIONS );
} );

/** Everything that a visitor can choose; `null` for a switch that is off. */
const CASES = CONTROLS.filter(
	( [ , { control } ] ) => control !== 'checkboxes'
).flatMap( ( [ option, { choices } ] ): Array< [ string, string | null ] > =>
	choices
		? Object.keys( choices ).map( ( value ) => [ option, value ] )
		: [
				[ option, 'on' ],
				[ option, null ],
			]
);

test.each( CASES )( 'saves %s with the value %s', async ( option, value ) => {
	const { [ option ]: _before, ...others } = defaultFields;
	const page = await browser.send(
		'/demo/',
		value === null ? others : { ...others, [ option ]: value }
	);
	expect( page.text ).toContain( 'Your options are saved.' );
	const saved = new Map< string, unknown >(
		Object.entries( await currentOptions() )
	).get( option );
	expect( typeof saved === 'boolean' ? saved : String( saved ) ).toBe(
		typeof saved === 'boolean' ? value !== null : value
	);
} );

test( 'enables the chosen payment methods, and none if nothing is chosen', async () => {
	const others = Object.fromEntries(
		Object.entries( defaultFields ).filter(
			( [ name ] ) => ! name.startsWith( 'paymentMethods' )
		)
	);
	const choose = async ( ...names: string[] ) => {
		await browser.send( '/demo/', {
			...others,
			...Object.fromEntries( names.map( ( name ) => [ name, 'on' ] ) ),
		} );
		return ( await currentOptions() ).paymentMethods;
	};
	expect(
		await choose( 'paymentMethods[demo-card]', 'paymentMethods[bacs]' )
	).toEqual( [ 'bacs', 'demo-card' ] );
	expect( await choose() ).toEqual( [] );
} );

test( 'refuses a value that is not in the list, and keeps the options', async () => {
	const page = await browser.send( '/demo/', {
		...defaultFields,
		currency: 'XXX',
	} );
	expect(
		page.document.querySelector( '[role="alert"]' )?.textContent
	).toContain( 'The options were not saved.' );
	expect( await currentOptions() ).toEqual( DEFAULT_OPTIONS );
} );

test( 'returns to the defaults', async () => {
	await browser.send( '/demo/', {
		...defaultFields,
		currency: 'JPY',
	} );
	await browser.send( '/demo/', { choose: 'defaults' } );
	expect( await currentOptions() ).toEqual( DEFAULT_OPTIONS );
} );
