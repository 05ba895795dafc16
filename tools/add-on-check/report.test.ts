/** @jest-environment node */
import { ADD_ON_BUDGETS } from '@shopfront/extensibility';
import { declareIn } from './declare';
import { createFindings, type Found, type ReportedFigures } from './findings';
import { evaluateChecks, getVerdict, type CheckInput } from './evaluate-checks';
import { printReport } from './print';

const SCRIPT = '/add-on-check/0/build.js';

const figures = (
	rest: Partial< ReportedFigures > = {}
): ReportedFigures => ( {
	names: [ 'my-add-on' ],
	script: SCRIPT,
	renders: 1,
	faults: [],
	figures: {
		timeMs: 1,
		longestMs: 1,
		rendersPerSecond: 1,
		errors: 0,
		bytes: 100,
		layoutShift: 0,
	},
	...rest,
} );

const good = ( changes: Partial< Found > = {} ): Found => {
	const findings = createFindings( [ SCRIPT ] );
	findings.record( {
		kind: 'filter',
		name: 'itemName',
		detail: 'my-add-on',
	} );
	findings.record( {
		kind: 'global',
		name: 'wc.blocksCheckout.registerCheckoutFilters',
		detail: '',
	} );
	findings.record( { kind: 'figures', figures: [ figures() ] } );
	findings.addStep( 'An order is placed', 1280, true );
	return { ...findings.found(), ...changes };
};

const input = ( changes: Partial< CheckInput > = {} ): CheckInput => ( {
	found: good(),
	sizes: [
		{ file: 'build.js', raw: 300, gzip: 200, brotli: 100, isScript: true },
	],
	times: {
		measured: [ { page: 'cart', withoutMs: 500, withMs: 600 } ],
		failure: '',
	},
	handles: [ 'wc-blocks-checkout' ],
	getHandle: ( global ) =>
		( {
			'wp.url': 'wp-url',
			'wc.blocksCheckout': 'wc-blocks-checkout',
		} )[ global ] ?? null,
	withDependencies: ( handles ) => new Set( handles ),
	hasAsset: true,
	budgets: ADD_ON_BUDGETS,
	...changes,
} );

const fault = ( kind: string ) => ( {
	extensionPoint: 'itemName',
	kind,
	count: 2,
	message: 'No name',
} );
const message = ( type: string, text: string ) => ( {
	type,
	text,
	where: '/cart/ at 1280 px',
} );

it( 'passes an add-on without faults', () => {
	const checks = evaluateChecks( input() );
	expect( checks.filter( ( { verdict } ) => verdict !== 'pass' ) ).toEqual(
		[]
	);
	expect( getVerdict( checks ) ).toBe( 'pass' );
} );

it.each< [ string, Partial< Found >, string ] >( [
	[
		'Its scripts run',
		{ figures: [ figures( { faults: [ fault( 'scriptBroken' ) ] } ) ] },
		'itemName: scriptBroken, 2×: No name',
	],
	[
		'No faults at its extension points',
		{ figures: [ figures( { faults: [ fault( 'threw' ) ] } ) ] },
		'itemName: threw, 2×: No name',
	],
	[
		'Cart and checkout work with it',
		{
			steps: [
				{
					name: 'An order is placed',
					width: 390,
					isDone: false,
					pageMessage: 'Closed.',
				},
			],
		},
		'Not so at 390 px: An order is placed. The page said: Closed.',
	],
	[
		'No errors on the console',
		{ messages: [ message( 'error', 'Error: x\n at y' ) ] },
		'Error: x (/cart/ at 1280 px)',
	],
	[
		'Nothing on the page moves',
		{
			shifts: [
				{ page: 'cart', width: 390, value: 0.01, moved: [ '<p>' ] },
			],
		},
		'Layout shift of 0.0100 on the cart at 390 px: `<p>` moved.',
	],
	[
		'Its areas are accessible',
		{
			violations: [
				{
					id: 'label',
					help: 'Needs a label',
					where: 'cart',
					elements: [ '<input>' ],
				},
			],
		},
		'label: Needs a label (cart): `<input>`',
	],
] )( 'fails "%s"', ( name, changes, note ) => {
	const checks = evaluateChecks( input( { found: good( changes ) } ) );
	expect( checks.find( ( check ) => check.name === name ) ).toEqual( {
		name,
		verdict: 'fail',
		notes: [ note ],
	} );
	expect( getVerdict( checks ) ).toBe( 'fail' );
} );

it.each< [ string, Partial< CheckInput >, RegExp ] >( [
	[
		'It takes part',
		{ found: good( { records: {} } ) },
		/registered nothing/,
	],
	[
		'No warnings on the console',
		{ found: good( { messages: [ message( 'warning', 'Slow' ) ] } ) },
		/^Slow/,
	],
	[
		'No deprecated APIs',
		{
			found: good( {
				records: { ...good().records, deprecated: { old: [ 'new' ] } },
			} ),
		},
		/^old: use new$/,
	],
	[
		'What it uses is there',
		{
			found: good( {
				records: { ...good().records, missing: { 'wp.url': [] } },
			} ),
		},
		/wp\.url.*Declare wp-url/,
	],
	[
		'Its handles are declared',
		{ handles: [ 'wp-data' ] },
		/wc\.blocksCheckout.*wc-blocks-checkout/,
	],
	[
		'Its scripts are small',
		{
			sizes: [
				{
					file: 'a.js',
					raw: 9e4,
					gzip: 4e4,
					brotli: 3e4,
					isScript: true,
				},
			],
		},
		/30000 bytes/,
	],
	[
		'Its code is fast',
		{
			found: good( {
				figures: [
					figures( {
						figures: { ...figures().figures, longestMs: 50.1 },
					} ),
				],
			} ),
		},
		/Longest call: 50\.1 ms, budget 50 ms/,
	],
	[
		'Pages are usable as early',
		{
			times: {
				measured: [ { page: 'cart', withoutMs: 500, withMs: 601 } ],
				failure: '',
			},
		},
		/101 ms later/,
	],
	[
		'Pages are usable as early',
		{ times: { measured: [], failure: 'Error: Timeout\n  at x' } },
		/could not be timed: Error: Timeout$/,
	],
] )( 'warns of "%s"', ( name, changes, note ) => {
	const check = evaluateChecks( input( changes ) ).find(
		( one ) => one.name === name
	);
	expect( check ).toMatchObject( {
		verdict: 'warn',
		notes: [ expect.stringMatching( note ) ],
	} );
} );

it( 'requires no handles of a script without an asset file', () => {
	const checks = evaluateChecks( input( { handles: [], hasAsset: false } ) );
	expect( getVerdict( checks ) ).toBe( 'pass' );
} );

describe( 'findings', () => {
	it( 'keep the worst figures of several visits, without other scripts', () => {
		const findings = createFindings( [ SCRIPT ] );
		findings.record( {
			kind: 'figures',
			figures: [
				figures( { renders: 7 } ),
				figures( { script: '/other.js' } ),
			],
		} );
		findings.record( {
			kind: 'figures',
			figures: [
				figures( { renders: 3, faults: [ fault( 'threw' ) ] } ),
			],
		} );
		expect( findings.found().figures ).toEqual( [
			figures( { renders: 7, faults: [ fault( 'threw' ) ] } ),
		] );
	} );

	it( 'record a step that failed once', () => {
		const findings = createFindings( [] );
		findings.addStep( 'A', 390, true );
		findings.addStep( 'A', 390, false, 'No' );
		findings.addStep( 'A', 390, true );
		expect( findings.found().steps ).toEqual( [
			{ name: 'A', width: 390, isDone: false, pageMessage: 'No' },
		] );
	} );
} );

describe( 'printReport', () => {
	const print = ( changes: Partial< CheckInput > = {} ) => {
		const given = input( changes );
		return printReport( {
			scripts: [ 'build.js' ],
			handles: [ ...given.handles ],
			checks: evaluateChecks( given ),
			found: given.found,
			sizes: given.sizes,
			times: given.times.measured,
			slowdown: 4,
			budgets: ADD_ON_BUDGETS,
		} );
	};

	it.each( [
		'# Add-on check: build.js',
		'**✅ pass** on the demo shop of Shopfront.',
		'| Nothing on the page moves | ✅ pass |',
		'| Filters | itemName (my-add-on) |',
		'| wc.blocksCheckout | registerCheckoutFilters |',
		'| Handles | wc-blocks-checkout |',
		'| build.js | 0.3 KiB | 0.2 KiB | 0.1 KiB |',
		'| my-add-on | 1 ms of 100 ms | 1 ms of 50 ms | 1 (1 a second of 30) | 0 | 0 |',
		'| cart | 500 ms | 600 ms | 100 ms |',
		'| An order is placed | 1280 px | done |',
	] )( 'prints %s', ( line ) => {
		expect( print().split( '\n' ) ).toContain( line );
	} );

	it( 'escapes foreign texts in table cells', () => {
		const found = good( {
			messages: [ message( 'error', 'a | b <script>\nat c' ) ],
		} );
		expect( print( { found } ).split( '\n' ) ).toContain(
			'- a \\| b &lt;script> (/cart/ at 1280 px)'
		);
	} );

	it( 'leaves HTML readable', () => {
		const found = good( {
			shifts: [
				{
					page: 'cart',
					width: 390,
					value: 0.1,
					moved: [ '<td class="a|b">`x`' ],
				},
			],
		} );
		expect( print( { found } ) ).toContain(
			'cart at 390 px: `<td class="a\\|b">\'x\'` moved.'
		);
	} );

	it( 'omits unmeasured figures', () => {
		expect(
			print( { times: { measured: [], failure: '' } } )
		).not.toContain( 'Usable after' );
	} );
} );

describe( 'declareIn', () => {
	const options = {
		scripts: [ '/x/my $& add-on.js' ],
		styles: [ '/x/a.css' ],
		handles: [ 'wp-url' ],
		before: [ '"</script>"' ],
	};
	const html = '<head></head>';

	it( 'declares the add-on with its handles and inline code', () => {
		const declared = declareIn( html, options, 'with' );
		expect( declared ).toContain(
			'<link rel="stylesheet" href="/add-on-check/1/a.css">'
		);
		const [ , json = '' ] =
			/id="shopfront-add-ons">(.*?)<\/script>/s.exec( declared ) ?? [];
		expect( JSON.parse( json ) ).toEqual( [
			{
				src: '/add-on-check/0/my%20%24%26%20add-on.js',
				dependencies: [ 'wp-url' ],
				before: [ '"</script>"' ],
			},
		] );
	} );

	it( 'declares the recorder before it while visits are recorded', () => {
		expect( declareIn( html, options, 'recorded' ) ).toMatch(
			/record\.js.*my%20/
		);
	} );

	it( "replaces the shop's own declaration", () => {
		const once = declareIn( html, options, 'with' );
		expect(
			declareIn( once, options, 'with' ).split( 'shopfront-add-ons' )
		).toHaveLength( 2 );
	} );

	it( 'leaves pages unchanged without an add-on', () => {
		expect( declareIn( html, options, 'without' ) ).toBe( html );
	} );
} );
