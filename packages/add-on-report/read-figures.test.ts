/** @jest-environment node */
import { createExtensionPoints } from '@shopfront/extensibility';
import { createScriptStatistics } from './script-statistics';
import { readFigures } from './read-figures';

let time = 0;
const now = () => time;
const setUp = () => {
	const { statistics } = createExtensionPoints( {
		now,
		isAdmin: () => true,
	} );
	const scriptStatistics = createScriptStatistics( statistics, now );
	return {
		statistics,
		scriptStatistics,
		read: ( sources: readonly string[] = [ '/a.js', '/b.js' ] ) =>
			readFigures( {
				sources,
				addOnStatistics: statistics.report(),
				scriptStatistics,
				getBytes: ( source ) => ( source === '/a.js' ? 512 : null ),
				supportsLayoutShift: true,
			} ),
	};
};
const workOf = ( ms: number ) => () => void ( time += ms );

beforeEach( () => {
	time = 0;
} );

it( "has an entry for each of the page's scripts, even if it registered nothing", () => {
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

it( 'adds up the figures of all names and the URL of a script', () => {
	const { scriptStatistics, read } = setUp();
	scriptStatistics.measure(
		scriptStatistics.getName( '/a.js' ),
		workOf( 1 )
	);
	scriptStatistics.register( 'labels', '/a.js' );
	scriptStatistics.register( 'wrap', '/a.js' );
	scriptStatistics.register( 'other', '/b.js' );
	scriptStatistics.measure( 'labels', workOf( 20 ) );
	scriptStatistics.measureRender( 'wrap', workOf( 4 ) );
	scriptStatistics.addLayoutShift( 'wrap', 0.25 );
	scriptStatistics.addLayoutShift( 'wrap', 0.5 );
	scriptStatistics.measure( 'other', workOf( 2 ) );
	expect( read() ).toMatchObject( [
		{
			names: [ 'labels', 'wrap' ],
			renders: 1,
			figures: { timeMs: 25, longestMs: 20, layoutShift: 0.75 },
		},
		{ names: [ 'other' ], figures: { timeMs: 2, longestMs: 2 } },
	] );
} );

it( 'has an entry for each name without a known script', () => {
	const { scriptStatistics, statistics, read } = setUp();
	scriptStatistics.register( 'inline', null );
	statistics.measure( 'inline', workOf( 3 ) );
	statistics.measure( 'silent', workOf( 1 ) );
	expect( read( [] ) ).toMatchObject( [
		{
			names: [ 'inline' ],
			script: null,
			figures: { timeMs: 3, bytes: null },
		},
		{ names: [ 'silent' ], script: null, figures: { timeMs: 1 } },
	] );
} );

it( 'reports the highest number of renders within a second', () => {
	const { scriptStatistics, read } = setUp();
	scriptStatistics.register( 'a', '/a.js' );
	const render = ( times: number ) => {
		for ( let count = 0; count < times; count++ ) {
			scriptStatistics.measureRender( 'a', () => null );
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

it( 'counts errors inside and outside of extension points', () => {
	const { scriptStatistics, statistics, read } = setUp();
	scriptStatistics.register( 'a', '/a.js' );
	statistics.recordFault( 'a', 'itemName', 'refused' );
	expect( console ).toHaveErrored();
	scriptStatistics.addFault( '/a.js', 'scriptBroken', new Error( 'One' ) );
	scriptStatistics.addFault( '/a.js', 'scriptBroken', new Error( 'Two' ) );
	scriptStatistics.addFault( '/b.js', 'scriptMissing' );
	expect( read() ).toMatchObject( [
		{
			figures: { errors: 3 },
			faults: [
				{
					extensionPoint: 'script',
					kind: 'scriptBroken',
					count: 2,
					message: 'Two',
				},
				{ extensionPoint: 'itemName', kind: 'refused', count: 1 },
			],
		},
		{
			figures: { errors: 1 },
			faults: [ { kind: 'scriptMissing', count: 1, message: '' } ],
		},
	] );
} );
