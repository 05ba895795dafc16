import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './contact-form';

const HTML = `<div class="wpcf7 no-js" id="wpcf7-f1-o1">
	<div class="screen-reader-response"><p role="status"></p><ul></ul></div>
	<form class="wpcf7-form init" method="post" data-status="init" novalidate aria-label="Contact form">
		<input type="hidden" name="_wpcf7" value="1"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f1-o1">
		<input type="hidden" name="_wpcf7_posted_data_hash" value="">
		<span class="wpcf7-form-control-wrap" data-name="your-name"><input class="wpcf7-form-control" name="your-name" aria-label="Name" id="name" aria-invalid="false"></span>
		<span class="wpcf7-form-control-wrap" data-name="your-url"><input class="wpcf7-form-control wpcf7-validates-as-url" name="your-url" aria-label="Website" aria-invalid="false"></span>
		<span class="wpcf7-character-count down" data-target-name="your-name" data-starting-value="5" data-maximum-value="5">5</span>
		<span class="wpcf7-form-control-wrap" data-name="one"><span class="wpcf7-form-control wpcf7-checkbox wpcf7-exclusive-checkbox"><input type="checkbox" name="one" value="a" aria-label="A">
			<span class="wpcf7-list-item has-free-text"><input type="checkbox" name="one" value="b" aria-label="B"><input class="wpcf7-free-text" name="_wpcf7_free_text_one" aria-label="Other"></span></span></span>
		<span class="wpcf7-form-control-wrap" data-name="terms"><span class="wpcf7-form-control wpcf7-acceptance"><input type="checkbox" name="terms" value="1" aria-label="Terms"></span></span>
		<span class="wpcf7-form-control-wrap" data-name="quiz"><span class="wpcf7-quiz-label">1 + 1?</span><input name="quiz" aria-label="Quiz"><input type="hidden" name="_wpcf7_quiz_answer_quiz" value="old"></span>
		<fieldset data-reflection-of="your-name"><output data-default="nobody">nobody</output></fieldset>
		<input type="file" name="file" aria-label="File">
		<input class="wpcf7-submit has-spinner" type="submit" value="Send">
		<div class="wpcf7-response-output" aria-hidden="true"></div>
	</form></div>`;

const SCHEMA = {
	rules: [
		{ rule: 'required', field: 'your-name', error: 'Fill in your name.' },
		{ rule: 'url', field: 'your-url', error: 'No address.' },
	],
};

const answer = ( status: string, more: object = {} ) => ( {
	contact_form_id: 1,
	status,
	message: `Result: ${ status }.`,
	posted_data_hash: 'hash',
	into: '#wpcf7-f1-o1',
	invalid_fields: [],
	...more,
} );

/** In order; the last one repeats. */
let answers: Array< () => unknown > = [];
let stop = () => {};
const sent: FormData[] = [];

const json = ( body: unknown, status = 200 ) => ( {
	ok: status < 400,
	status,
	json: async () => body,
} );

beforeEach( () => {
	window.CSSStyleSheet.prototype.replaceSync = () => {};
	document.adoptedStyleSheets = [];
	document.body.innerHTML = HTML;
	answers = [ () => json( answer( 'mail_sent' ) ) ];
	sent.length = 0;
	let count = 0;
	Object.assign( window, {
		wpcf7: { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } },
		swv: undefined,
		fetch: jest.fn(
			async ( url: string, { body }: { body?: FormData } ) => {
				if ( body ) {
					sent.push( body );
					return answers[
						Math.min( count++, answers.length - 1 )
					]?.();
				}
				return json( url.endsWith( 'schema' ) ? SCHEMA : [] );
			}
		),
	} );
	stop = mountBehavior( mount, find( '.wpcf7' ) );
} );
afterEach( () => stop() );

const form = () => screen.getByRole( 'form' );
const send = () => screen.getByRole( 'button', { name: 'Send' } );
const name = () => screen.getByLabelText( 'Name' );
const fillIn = async () => {
	await userEvent.type( name(), 'Pat' );
	await userEvent.click( screen.getByLabelText( 'Terms' ) );
};
const status = ( text: string ) =>
	waitFor( () =>
		expect( find( 'p[role=status]' ) ).toHaveTextContent( text )
	);

it( 'sends the form, announces the result and empties the fields', async () => {
	const events: string[] = [];
	for ( const type of [ 'beforesubmit', 'mailsent', 'submit', 'reset' ] ) {
		document.addEventListener(
			`wpcf7${ type }`,
			() => events.push( type ),
			{
				once: true,
			}
		);
	}
	await fillIn();
	await userEvent.click( send() );
	await status( 'Result: mail_sent.' );
	expect( sent[ 0 ]?.get( 'your-name' ) ).toBe( 'Pat' );
	expect( name() ).toHaveValue( '' );
	await waitFor( () => expect( form() ).toHaveClass( 'sent' ) );
	await waitFor( () =>
		expect( events ).toEqual( [
			'beforesubmit',
			'mailsent',
			'submit',
			'reset',
		] )
	);
} );

it( 'empties the fields even if the response has a new question', async () => {
	answers = [
		() =>
			json(
				answer( 'mail_sent', { quiz: { quiz: [ '2 + 2?', 'new' ] } } )
			),
	];
	await fillIn();
	await userEvent.type( screen.getByLabelText( 'Quiz' ), '2' );
	await userEvent.click( send() );
	await status( 'mail_sent' );
	expect( name() ).toHaveValue( '' );
} );

it( 'sends a form once, however often it is submitted', async () => {
	let finish = () => {};
	answers = [
		() =>
			new Promise( ( resolve ) => {
				finish = () => resolve( json( answer( 'mail_failed' ) ) );
			} ),
	];
	await fillIn();
	await userEvent.dblClick( send() );
	await userEvent.type( name(), '{Enter}' );
	await waitFor( () => expect( sent ).toHaveLength( 1 ) );
	finish();
	await status( 'mail_failed' );
	expect( sent ).toHaveLength( 1 );
} );

it( 'reuses the key of an attempt whose response was lost, until the content changes', async () => {
	answers = [
		() => {
			throw new TypeError( 'Lost' );
		},
	];
	await fillIn();
	const key = () => sent.at( -1 )?.get( '_sf_attempt' );
	await userEvent.click( send() );
	await status( 'You are probably offline.' );
	const first = key();
	await userEvent.click( send() );
	await waitFor( () => expect( sent ).toHaveLength( 2 ) );
	expect( key() ).toBe( first );
	await status( 'You are probably offline.' );
	await userEvent.type( name(), '!' );
	await userEvent.click( send() );
	await waitFor( () => expect( sent ).toHaveLength( 3 ) );
	expect( key() ).not.toBe( first );
} );

it.each( [
	[
		'a lost connection',
		() => {
			throw new TypeError( 'Lost' );
		},
		'You are probably offline.',
	],
	[
		'HTML instead of JSON',
		() => ( { ok: true, status: 200, json: () => Promise.reject( 1 ) } ),
		'The response is not a valid JSON response.',
	],
	[
		'a refusal',
		() => json( { code: 'no', message: 'Not allowed.' }, 403 ),
		'Not allowed.',
	],
	[ 'an error', () => json( {}, 500 ), 'There was an error' ],
	[
		'an empty response',
		() => ( { ok: true, status: 204 } ),
		'The response is not a valid JSON response.',
	],
] )( "keeps the visitor's input after %s", async ( _, response, message ) => {
	answers = [ response ];
	await fillIn();
	await userEvent.click( send() );
	await status( message );
	expect( name() ).toHaveValue( 'Pat' );
	expect( form() ).toHaveAttribute( 'data-status', 'init' );
	expect( send() ).toBeEnabled();
} );

it( "shows the server's errors as text and focuses the first field", async () => {
	answers = [
		() =>
			json(
				answer( 'validation_failed', {
					invalid_fields: [
						{ field: 'your-name', message: '<b>Too short</b>' },
					],
				} )
			),
	];
	await fillIn();
	await userEvent.click( send() );
	await status( 'validation_failed' );
	expect( name() ).toHaveFocus();
	expect( name() ).toBeInvalid();
	expect( name() ).toHaveAccessibleDescription( '<b>Too short</b>' );
	expect( form() ).toHaveClass( 'invalid' );
} );

it( 'keeps text that was typed while the form was being sent', async () => {
	let finish = () => {};
	answers = [
		() =>
			new Promise( ( resolve ) => {
				finish = () => resolve( json( answer( 'mail_sent' ) ) );
			} ),
	];
	await fillIn();
	await userEvent.click( send() );
	await userEvent.type( name(), ' Two' );
	finish();
	await status( 'mail_sent' );
	expect( name() ).toHaveValue( 'Pat Two' );
} );

it( "checks the fields up to the changed one, with the server's rules", async () => {
	await userEvent.type( screen.getByLabelText( 'Website' ), 'javascript:a' );
	await userEvent.tab();
	await waitFor( () =>
		expect( screen.getByLabelText( 'Website' ) ).toBeInvalid()
	);
	expect( name() ).toHaveAccessibleDescription( 'Fill in your name.' );
	await userEvent.clear( screen.getByLabelText( 'Website' ) );
	await userEvent.type( screen.getByLabelText( 'Website' ), 'shop.test' );
	await userEvent.tab();
	await waitFor( () =>
		expect( screen.getByLabelText( 'Website' ) ).toBeValid()
	);
	expect( screen.getByLabelText( 'Website' ) ).toHaveValue(
		'http://shop.test'
	);
} );

it( 'enables fields, counts characters and repeats values while a form is filled in', async () => {
	expect( send() ).toBeDisabled();
	expect( screen.getByLabelText( 'Other' ) ).toBeDisabled();
	await fillIn();
	expect( send() ).toBeEnabled();
	expect( screen.getByText( '2' ) ).not.toHaveClass( 'too-long' );
	expect( find( 'output' ) ).toHaveTextContent( 'Pat' );
	await userEvent.click( screen.getByLabelText( 'A' ) );
	await userEvent.click( screen.getByLabelText( 'B' ) );
	expect( screen.getByLabelText( 'A' ) ).not.toBeChecked();
	expect( screen.getByLabelText( 'Other' ) ).toHaveFocus();
	await userEvent.type( name(), 'ricia' );
	expect( screen.getByText( '-3' ) ).toHaveClass( 'too-long' );
} );

it( "shows the quiz's new question", async () => {
	answers = [
		() => json( answer( 'spam', { quiz: { quiz: [ '2 + 2?', 'new' ] } } ) ),
	];
	await fillIn();
	await userEvent.click( send() );
	await status( 'spam' );
	expect( find( '.wpcf7-quiz-label' ) ).toHaveTextContent( '2 + 2?' );
	expect(
		find< HTMLInputElement >( '[name=_wpcf7_quiz_answer_quiz]' ).value
	).toBe( 'new' );
} );

it( "has the result's status during its events, and after the reset", async () => {
	const statuses: unknown[] = [];
	for ( const type of [ 'mailsent', 'reset' ] ) {
		document.addEventListener(
			`wpcf7${ type }`,
			() => statuses.push( find( 'form' ).dataset.status ),
			{ once: true }
		);
	}
	await fillIn();
	await userEvent.click( send() );
	await waitFor( () => expect( statuses ).toEqual( [ 'sent', 'sent' ] ) );
	expect( find( '.wpcf7-response-output' ) ).toHaveTextContent(
		'Result: mail_sent.'
	);
} );

describe( 'with a captcha', () => {
	const execute = jest.fn( async () => 'token' );
	const start = ( service: object | undefined ) => {
		stop();
		find( 'form' ).insertAdjacentHTML(
			'beforeend',
			'<input type="hidden" name="_wpcf7_recaptcha_response" value="">'
		);
		Object.assign( window, {
			wpcf7_recaptcha: {
				sitekey: 'key',
				actions: { homepage: 'home', contactform: '' },
			},
			grecaptcha: service,
		} );
		stop = mountBehavior( mount, find( '.wpcf7' ) );
	};
	beforeEach( () => execute.mockClear() );
	afterEach( () => {
		jest.useRealTimers();
		Object.assign( window, {
			wpcf7_recaptcha: undefined,
			grecaptcha: undefined,
		} );
	} );

	it( 'requests a token on load and before sending, and sends it', async () => {
		const executed: unknown[] = [];
		document.addEventListener( 'wpcf7grecaptchaexecuted', ( event ) =>
			executed.push( ( event as CustomEvent ).detail )
		);
		start( { ready: ( run: () => void ) => run(), execute } );
		await waitFor( () =>
			expect( executed ).toEqual( [ { action: 'home', token: 'token' } ] )
		);
		await fillIn();
		await userEvent.click( send() );
		await status( 'mail_sent' );
		expect( execute ).toHaveBeenLastCalledWith( 'key', {
			action: 'contactform',
		} );
		expect( sent[ 0 ]?.get( '_wpcf7_recaptcha_response' ) ).toBe( 'token' );
	} );

	it( 'shows that the form was not sent if no token arrives within 10 s', async () => {
		start( undefined );
		await fillIn();
		jest.useFakeTimers();
		find( 'form' ).dispatchEvent(
			new SubmitEvent( 'submit', { bubbles: true, cancelable: true } )
		);
		await jest.advanceTimersByTimeAsync( 9_900 );
		expect( form() ).toHaveAttribute( 'data-status', 'submitting' );
		await jest.advanceTimersByTimeAsync( 200 );
		expect( find( 'p[role=status]' ) ).toHaveTextContent(
			'There was an error trying to send your message.'
		);
		expect( form() ).toHaveAttribute( 'data-status', 'init' );
		expect( sent ).toHaveLength( 0 );
		expect( name() ).toHaveValue( 'Pat' );
	} );
} );

const globals = () =>
	Reflect.get( window, 'wpcf7' ) as Record<
		string,
		( ...args: unknown[] ) => void
	> & { blocked: boolean };

it( 'sends nothing while the page holds submits', async () => {
	await fillIn();
	Object.assign( globals(), { blocked: true } );
	await userEvent.click( send() );
	expect( form() ).toHaveAttribute( 'data-status', 'submitting' );
	expect( sent ).toHaveLength( 0 );
} );

it( 'lets scripts change what is sent, before its status is "submitting"', async () => {
	const statuses: unknown[] = [];
	document.addEventListener(
		'wpcf7beforesubmit',
		( event ) => {
			statuses.push( find( 'form' ).dataset.status );
			( event as CustomEvent ).detail.formData.set( 'more', 'yes' );
		},
		{ once: true }
	);
	await fillIn();
	await userEvent.click( send() );
	await status( 'mail_sent' );
	expect( statuses ).toEqual( [ 'init' ] );
	expect( sent[ 0 ]?.get( 'more' ) ).toBe( 'yes' );
} );

it( "adds the rule checker for other scripts, and loads a form's rules on focus", async () => {
	const rules = Reflect.get( window, 'swv' );
	const data = new FormData();
	data.set( 'your-url', 'x' );
	expect( rules.validate( SCHEMA, data ).get( 'your-name' ) ).toEqual( {
		field: 'your-name',
		error: 'Fill in your name.',
	} );
	expect( rules.validators.url( { field: 'your-url' }, data ) ).toBe( false );
	name().focus();
	await waitFor( () =>
		expect( Reflect.get( find( 'form' ), 'wpcf7' ).schema ).toEqual(
			SCHEMA
		)
	);
} );

it( 'loads new questions on a cached page, and keeps the fields', async () => {
	stop();
	Object.assign( globals(), { cached: 1 } );
	const usual = window.fetch;
	window.fetch = ( async ( url: string, options: object ) =>
		url.endsWith( 'refill' )
			? json( { quiz: { quiz: [ '3 + 3?', 'fresh' ] } } )
			: usual( url, options ) ) as typeof fetch;
	await userEvent.type( name(), 'Pat' );
	stop = mountBehavior( mount, find( '.wpcf7' ) );
	await waitFor( () =>
		expect( find( '.wpcf7-quiz-label' ) ).toHaveTextContent( '3 + 3?' )
	);
	expect(
		find< HTMLInputElement >( '[name=_wpcf7_quiz_answer_quiz]' ).value
	).toBe( 'fresh' );
	await waitFor( () =>
		expect( form() ).toHaveAttribute( 'data-status', 'init' )
	);
	expect( name() ).toHaveValue( 'Pat' );
} );

it( 'starts a form that another script has added', () => {
	const added = jest.fn();
	document.addEventListener( 'sf:content', added, { once: true } );
	globals().init?.( find( 'form' ) );
	expect( added.mock.calls[ 0 ]?.[ 0 ].detail.root ).toBe( find( '.wpcf7' ) );
} );

it( 'keeps errors while a pointer is down, because the button would move', async () => {
	const user = userEvent.setup();
	const output = find( '.wpcf7-response-output' );
	const site = screen.getByLabelText( 'Website' );
	await user.type( site, 'javascript:a' );
	await user.tab();
	await waitFor( () => expect( site ).toBeInvalid() );
	await user.clear( site );
	await user.type( site, 'shop.test' );
	await user.pointer( { keys: '[MouseLeft>]', target: output } );
	await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	expect( site ).toBeInvalid();
	await user.pointer( '[/MouseLeft]' );
	await waitFor( () => expect( site ).toBeValid() );
} );

it( "leaves forms to the plugin's own script", () => {
	stop();
	Object.assign( window, {
		wpcf7: { api: { root: '/', namespace: 'n' }, init: () => {} },
	} );
	stop = mountBehavior( mount, find( '.wpcf7' ) );
	expect( form() ).not.toHaveAttribute( 'data-sf-form' );
} );

describe( 'a form that waits for a box', () => {
	it( 'says which one beside the button, until it is checked', async () => {
		expect( send() ).toBeDisabled();
		expect( send() ).toHaveAccessibleDescription(
			'To send this form, check: Terms'
		);
		await userEvent.click( screen.getByRole( 'link', { name: 'Terms' } ) );
		expect( screen.getByLabelText( 'Terms' ) ).toHaveFocus();
		await userEvent.keyboard( ' ' );
		expect( send() ).toBeEnabled();
		expect( send() ).not.toHaveAccessibleDescription();
		expect( screen.queryByRole( 'link', { name: 'Terms' } ) ).toBeNull();
	} );

	it( 'names boxes that have to be cleared', async () => {
		stop();
		find( '.wpcf7-acceptance' ).classList.add( 'invert' );
		await userEvent.click( screen.getByLabelText( 'Terms' ) );
		stop = mountBehavior( mount, find( '.wpcf7' ) );
		expect( send() ).toHaveAccessibleDescription(
			'To send this form, clear: Terms'
		);
	} );

	it( 'moves the focus from the button that it disables to what is missing', () => {
		stop();
		send().removeAttribute( 'disabled' );
		send().focus();
		stop = mountBehavior( mount, find( '.wpcf7' ) );
		expect( screen.getByRole( 'link', { name: 'Terms' } ) ).toHaveFocus();
	} );
} );

describe( 'required fields', () => {
	const open = ( fields: string ) => {
		stop();
		find( 'form' ).innerHTML = fields;
		stop = mountBehavior( mount, find( '.wpcf7' ) );
		return [ ...document.querySelectorAll( '.sf-required' ) ].map(
			( mark ) => mark.parentElement?.textContent?.trim()
		);
	};
	const wrap = ( control: string ) =>
		`<span class="wpcf7-form-control-wrap" data-name="one">${ control }</span>`;

	it.each( [
		[
			'in a label',
			`<label>Name<br>${ wrap( '<input aria-required="true">' ) }</label>`,
			[ 'Name*' ],
		],
		[
			'beside a label',
			`<label for="a">Name</label>${ wrap( '<input id="a" aria-required="true">' ) }`,
			[ 'Name*' ],
		],
		[
			'of a group',
			`<fieldset><legend>Size</legend>${ wrap( '<span class="wpcf7-radio"><input type="radio"></span>' ) }</fieldset>`,
			[ 'Size*' ],
		],
		[
			'of a group without a fieldset',
			`<p>Fruit<br>${ wrap( '<span class="wpcf7-checkbox wpcf7-validates-as-required"><label><input type="checkbox"> Pear</label></span>' ) }</p>`,
			[ 'Fruit* Pear' ],
		],
		[
			'of terms',
			wrap(
				'<span class="wpcf7-acceptance"><label><input type="checkbox"> Terms</label></span>'
			),
			[ 'Terms*' ],
		],
		[
			'whose label has one',
			`<label>Name *${ wrap( '<input aria-required="true">' ) }</label>`,
			[],
		],
		[
			'that are optional',
			`<label>Name${ wrap( '<input>' ) }</label>`,
			[],
		],
	] )( 'have a mark %s', ( _, fields, marked ) => {
		expect( open( fields ) ).toEqual( marked );
	} );

	it( 'have the mark inside the text of terms, where no layout parts them', () => {
		open(
			wrap(
				'<span class="wpcf7-acceptance"><label><input type="checkbox"><span class="wpcf7-list-item-label">Terms</span></label></span>'
			)
		);
		expect( screen.getByText( 'Terms' ) ).toHaveTextContent( 'Terms*' );
	} );

	it( 'are named without the mark and without their error', async () => {
		open(
			`<label>Name<br>${ wrap( '<input name="one" aria-required="true">' ) }</label><input class="wpcf7-submit" type="submit" value="Send">`
		);
		answers = [
			() =>
				json(
					answer( 'validation_failed', {
						invalid_fields: [ { field: 'one', message: 'Empty.' } ],
					} )
				),
		];
		await userEvent.click( send() );
		await waitFor( () =>
			expect( find( '.wpcf7-not-valid-tip' ) ).toHaveTextContent(
				'Empty.'
			)
		);
		const field = screen.getByRole( 'textbox', { name: 'Name' } );
		expect( field ).toHaveAccessibleDescription( 'Empty.' );
		// Browsers name a field by all of its label, hidden or not.
		expect( find( '.wpcf7-not-valid-tip' ).closest( 'label' ) ).toBeNull();
		await userEvent.click( send() );
		await waitFor( () => expect( sent ).toHaveLength( 2 ) );
		await waitFor( () =>
			expect(
				document.querySelectorAll( '.wpcf7-not-valid-tip' )
			).toHaveLength( 1 )
		);
	} );
} );

it( 'says in the place of a form inside another form that it cannot be there', () => {
	stop();
	document.body.innerHTML = `<form aria-label="Outer">${ HTML }</form>`;
	expect( document.querySelector( 'form form' ) ).toBeNull();
	stop = mountBehavior( mount, find( '.wpcf7' ) );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Error: This contact form is placed in the wrong place.'
	);
	expect( screen.queryByLabelText( 'Name' ) ).toBeNull();
} );
