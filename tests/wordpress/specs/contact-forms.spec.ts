import type { BrowserContext, Page } from '@playwright/test';
import { IS_OURS } from '../support/addresses';
import { expect, setSwitches, test } from '../support/wordpress-test';

/** The form plugin's script, which ours replaces. */
const PLUGIN_FILES = /\/contact-form-7\/(includes|modules)\/.*\.js/;

const form = ( page: Page ) => page.locator( 'form.wpcf7-form' );
const question = ( page: Page ) => form( page ).locator( '.wpcf7-quiz-label' );
const answerField = ( page: Page ) =>
	form( page ).locator( 'input.wpcf7-quiz' );
const result = ( page: Page ) =>
	form( page ).locator( '.wpcf7-response-output' );

const send = async ( page: Page, answer?: string ) => {
	const asked = await question( page ).innerText();
	await page.getByLabel( 'Your name' ).fill( 'Pat' );
	await answerField( page ).fill(
		answer ?? ( asked.startsWith( '2' ) ? '5' : '12' )
	);
	const answered = page.waitForResponse( ( response ) =>
		/\/contact-forms\/\d+\/feedback$/.test( response.url() )
	);
	await page.keyboard.press( 'Enter' );
	await answered;
};

/** A double stands in for the captcha service's script, and gives out a token. */
const useCaptcha = ( context: BrowserContext, token: string ) =>
	context.route( /recaptcha\/(api|enterprise)\.js/, ( route ) =>
		route.fulfill( {
			contentType: 'text/javascript',
			body: `window.grecaptcha = {
				ready: ( callBack ) => setTimeout( callBack, 50 ),
				execute: async ( key, { action } ) => {
					( window.sampleActions ??= [] ).push( key + ' ' + action );
					return '${ token }';
				},
			};`,
		} )
	);

// Themes request files from other hosts, which a local site may not reach.
test.use( { allowedConsoleErrors: /net::ERR_/ } );

const open = async (
	page: Page,
	context: BrowserContext,
	baseURL: string | undefined,
	...switches: string[]
) => {
	await setSwitches( context, baseURL ?? '', 'form:quiz', ...switches );
	await page.goto( '/sample-page/' );
	test.skip(
		( await form( page ).count() ) === 0,
		'The site has no Contact Form 7.'
	);
};

test.beforeEach( ( { site } ) => {
	test.skip(
		site.kind !== 'given' || ! site.hasSwitches,
		'The double has no contact forms.'
	);
} );

// Both in turn: the plugin's own behavior is the expectation.
for ( const part of [ 'contact-forms', 'plugin-off' ] ) {
	test( `a form refuses a wrong answer, and accepts the right one twice: ${ part }`, async ( {
		page,
		context,
		baseURL,
		requested,
	} ) => {
		await open( page, context, baseURL, part );
		await send( page, '99' );
		await expect( form( page ) ).toHaveAttribute(
			'data-status',
			'invalid'
		);
		await expect( answerField( page ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await expect(
			form( page ).locator( '.wpcf7-not-valid-tip' )
		).toHaveCount( 1 );
		for ( let time = 0; time < 2; time++ ) {
			await send( page );
			await expect( form( page ) ).toHaveAttribute(
				'data-status',
				'sent'
			);
			// A new question starts with an empty answer.
			await expect( answerField( page ) ).toHaveValue( '' );
			await expect( question( page ) ).toHaveText( /^(2\+3|10\+2)\?$/ );
		}
		const isOurs = part === 'contact-forms';
		expect( requested.some( ( url ) => PLUGIN_FILES.test( url ) ) ).toBe(
			! isOurs
		);
		expect(
			requested.some(
				( url ) => IS_OURS.test( url ) && url.includes( 'contact-form' )
			)
		).toBe( isOurs );
	} );
}

for ( const [ token, status, message ] of [
	[ 'good', 'sent', /Thank you/ ],
	[ 'bad', 'spam', /error trying to send/ ],
] as const ) {
	test( `a form with a captcha sends its token, which the service calls ${ token }`, async ( {
		page,
		context,
		baseURL,
	} ) => {
		await useCaptcha( context, token );
		await open( page, context, baseURL, 'contact-forms', 'captcha' );
		await send( page );
		await expect( form( page ) ).toHaveAttribute( 'data-status', status );
		await expect( result( page ) ).toHaveText( message );
		await expect(
			form( page ).locator( '[name="_wpcf7_recaptcha_response"]' )
		).toHaveValue( token );
		expect(
			await page.evaluate( () => Reflect.get( window, 'sampleActions' ) )
		).toContain( 'site-key contactform' );
	} );
}
