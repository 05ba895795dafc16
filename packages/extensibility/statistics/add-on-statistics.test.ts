/** @jest-environment node */
import {
	createStatisticsCollector,
	getErrorMessage,
} from './add-on-statistics';
import type { FaultKind } from './log-fault';

let time = 0;
const collector = () => createStatisticsCollector( () => time );
const told = () => {
	expect( console ).toHaveErrored();
	// eslint-disable-next-line no-console -- What it was called with is what is proved.
	return jest.mocked( console.error ).mock.calls;
};
const taking = ( ms: number ) => () => ( time += ms );

it( 'counts calls and time for each add-on, the dearest first', () => {
	const statistics = collector();
	statistics.measure( 'small', taking( 1 ) );
	statistics.measure( 'big', taking( 5 ) );
	expect( statistics.measure( 'big', taking( 7 ) ).timeMs ).toBe( 7 );
	expect( statistics.report() ).toEqual( [
		{
			addOn: 'big',
			calls: 2,
			timeMs: 12,
			longestMs: 7,
			errors: 0,
			faults: [],
		},
		{
			addOn: 'small',
			calls: 1,
			timeMs: 1,
			longestMs: 1,
			errors: 0,
			faults: [],
		},
	] );
} );

it( 'counts the time of what throws, and lets the error go on', () => {
	const statistics = collector();
	expect( () =>
		statistics.measure( 'a', () => {
			time += 3;
			throw new Error( 'No' );
		} )
	).toThrow( 'No' );
	expect( statistics.report() ).toMatchObject( [
		{ calls: 1, timeMs: 3, longestMs: 3 },
	] );
} );

it( 'tells developers once for each add-on and point, and counts all', () => {
	const statistics = collector();
	const listener = jest.fn();
	const stop = statistics.subscribe( listener );
	statistics.recordFault( 'a', 'itemName', 'threw', new Error( 'One' ) );
	statistics.recordFault( 'a', 'itemName', 'threw', new Error( 'Two' ) );
	statistics.recordFault( 'a', 'itemName', 'slow' );
	stop();
	statistics.recordFault( 'a', 'totalLabel', 'refused' );
	expect( listener ).toHaveBeenCalledTimes( 3 );
	expect( told() ).toEqual( [
		[
			expect.stringContaining( '"a" at the point "itemName" threw' ),
			new Error( 'One' ),
		],
		[ expect.stringContaining( '"a" at the point "totalLabel" gave' ) ],
	] );
	expect( statistics.report() ).toEqual( [
		{
			addOn: 'a',
			calls: 0,
			timeMs: 0,
			longestMs: 0,
			errors: 4,
			faults: [
				{
					extensionPoint: 'itemName',
					kind: 'threw',
					count: 2,
					message: 'Two',
				},
				{
					extensionPoint: 'itemName',
					kind: 'slow',
					count: 1,
					message: '',
				},
				{
					extensionPoint: 'totalLabel',
					kind: 'refused',
					count: 1,
					message: '',
				},
			],
		},
	] );
} );

it.each< [ FaultKind, RegExp ] >( [
	[ 'threw', /threw an error.*See the error/ ],
	[ 'wrongType', /another type.*no promise/ ],
	[ 'refused', /cannot be used.*reference/ ],
	[ 'mutatedInput', /wrote into.*Return/ ],
	[ 'slow', /longer than.*prepare/ ],
	[ 'suspended', /not asked any more.*prepare/ ],
	[ 'renderLoop', /again and again.*effect/ ],
] )( 'says what happened and what to do: %s', ( kind, words ) => {
	collector().recordFault( 'a', 'b', kind );
	expect( told() ).toEqual( [ [ expect.stringMatching( words ) ] ] );
} );

it.each( [
	[ new Error( 'Why' ), 'Why' ],
	[ 'text', 'text' ],
	[ undefined, '' ],
	[ null, '' ],
	[ Object.create( null ), '' ],
	[ 7, '7' ],
] )( 'finds words in whatever was thrown: %p', ( thrown, words ) => {
	expect( getErrorMessage( thrown ) ).toBe( words );
} );
