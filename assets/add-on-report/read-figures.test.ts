/** @jest-environment node */
import { createPoints } from '@shopfront/points';
import { createLedger } from './ledger';
import { readFigures } from './read-figures';

let time = 0;
const now = () => time;
const setUp = () => {
	const { reports } = createPoints( { now, isAdmin: () => true } );
	const ledger = createLedger( reports, now );
	return {
		reports,
		ledger,
		read: ( sources: readonly string[] = [ '/a.js', '/b.js' ] ) =>
			readFigures( {
				sources,
				cards: reports.report(),
				ledger,
				bytesOf: ( source ) => ( source === '/a.js' ? 512 : null ),
				knowsLayoutShift: true,
			} ),
	};
};
const taking = ( ms: number ) => () => void ( time += ms );

beforeEach( () => {
	time = 0;
} );

it( 'has an entry for each script of the page, also for one that did nothing', () => {
	const { read } = setUp();
	expect( read() ).toEqual(
		[ '/a.js', '/b.js' ].map( ( script ) => ( {
			script,
			names: [],
			renders: 0,
			faults: [],
			figures: {
				timeMs: 0,
				longestMs: 0,
				rendersPerSecond: 0,
				errors: 0,
				bytes: script === '/a.js' ? 512 : null,
				layoutShift: 0,
			},
		} ) )
	);
} );

it( 'adds up what goes by the names of one script, and by its address', () => {
	const { ledger, read } = setUp();
	ledger.measure( ledger.nameOf( '/a.js' ), taking( 1 ) );
	ledger.register( 'labels', '/a.js' );
	ledger.register( 'wrap', '/a.js' );
	ledger.register( 'other', '/b.js' );
	ledger.measure( 'labels', taking( 20 ) );
	ledger.measureRender( 'wrap', taking( 4 ) );
	ledger.addLayoutShift( 'wrap', 0.25 );
	ledger.addLayoutShift( 'wrap', 0.5 );
	ledger.measure( 'other', taking( 2 ) );
	expect( read() ).toMatchObject( [
		{
			names: [ 'labels', 'wrap' ],
			renders: 1,
			figures: { timeMs: 25, longestMs: 20, layoutShift: 0.75 },
		},
		{ names: [ 'other' ], figures: { timeMs: 2, longestMs: 2 } },
	] );
} );

it( 'has an entry of its own for a name of which no script is known', () => {
	const { ledger, reports, read } = setUp();
	ledger.register( 'inline', null );
	reports.measure( 'inline', taking( 3 ) );
	reports.measure( 'silent', taking( 1 ) );
	expect( read( [] ) ).toMatchObject( [
		{
			names: [ 'inline' ],
			script: null,
			figures: { timeMs: 3, bytes: null },
		},
		{ names: [ 'silent' ], script: null, figures: { timeMs: 1 } },
	] );
} );

it( 'tells the most renders within a second', () => {
	const { ledger, read } = setUp();
	ledger.register( 'a', '/a.js' );
	const render = ( times: number ) => {
		for ( let count = 0; count < times; count++ ) {
			ledger.measureRender( 'a', () => null );
		}
	};
	render( 3 );
	time = 999;
	render( 2 );
	time = 1000;
	render( 4 );
	expect( read()[ 0 ] ).toMatchObject( {
		renders: 9,
		figures: { rendersPerSecond: 5 },
	} );
} );

it( 'counts what went wrong at its points and outside of them', () => {
	const { ledger, reports, read } = setUp();
	ledger.register( 'a', '/a.js' );
	reports.fault( 'a', 'itemName', 'refused' );
	expect( console ).toHaveErrored();
	ledger.addFault( '/a.js', 'scriptBroken', new Error( 'One' ) );
	ledger.addFault( '/a.js', 'scriptBroken', new Error( 'Two' ) );
	ledger.addFault( '/b.js', 'scriptMissing' );
	expect( read() ).toMatchObject( [
		{
			figures: { errors: 3 },
			faults: [
				{
					point: 'script',
					kind: 'scriptBroken',
					count: 2,
					message: 'Two',
				},
				{ point: 'itemName', kind: 'refused', count: 1 },
			],
		},
		{
			figures: { errors: 1 },
			faults: [ { kind: 'scriptMissing', count: 1, message: '' } ],
		},
	] );
} );
