/** @jest-environment node */
import { createStatisticsCollector } from './add-on-statistics';
import { getErrorMessage } from './error-message';
import type { FaultKind } from './log-fault';

let time = 0;
const collector = () => createStatisticsCollector( () => time );
const logged = () => {
	expect( console ).toHaveErrored();
	// eslint-disable-next-line no-console -- The test asserts the logged message.
	return jest.mocked( console.error ).mock.calls;
};
const taking = ( ms: number ) => () => ( time += ms );

it( 'counts calls and time of each add-on, slowest first', () => {
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

it( 'measures calls that throw and rethrows the error', () => {
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

it( 'logs one fault per add-on and extension point, and counts all', () => {
	const statistics = collector();
	const listener = jest.fn();
	const stop = statistics.subscribe( listener );
	statistics.recordFault( 'a', 'itemName', 'threw', new Error( 'One' ) );
	statistics.recordFault( 'a', 'itemName', 'threw', new Error( 'Two' ) );
	statistics.recordFault( 'a', 'itemName', 'slow' );
	stop();
	statistics.recordFault( 'a', 'totalLabel', 'refused' );
	expect( listener ).toHaveBeenCalledTimes( 3 );
	expect( logged() ).toEqual( [
		[
			expect.stringContaining(
				'"a" at the extension point "itemName" threw'
			),
			new Error( 'One' ),
		],
		[
			expect.stringContaining(
				'"a" at the extension point "totalLabel" returned'
			),
		],
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
	[ 'wrongType', /wrong type.*not a promise/ ],
	[ 'refused', /not valid here.*reference/ ],
	[ 'mutatedInput', /mutated.*Return/ ],
	[ 'slow', /too long.*beforehand/ ],
	[ 'suspended', /no longer called.*beforehand/ ],
	[ 'returnedError', /returned an error.*not offered/ ],
	[ 'renderLoop', /endless loop.*effect/ ],
] )( 'logs cause and advice: %s', ( kind, message ) => {
	collector().recordFault( 'a', 'b', kind );
	expect( logged() ).toEqual( [ [ expect.stringMatching( message ) ] ] );
} );

it.each( [
	[ new Error( 'Why' ), 'Why' ],
	[ 'text', 'text' ],
	[ undefined, '' ],
	[ null, '' ],
	[ Object.create( null ), '' ],
	[ 7, '7' ],
	[ { status: 502, statusText: 'Bad Gateway' }, '502: Bad Gateway' ],
	[ Object.assign( new Error( 'Why' ), { status: 502 } ), 'Why' ],
] )( 'returns a message for any thrown value: %p', ( thrown, message ) => {
	expect( getErrorMessage( thrown ) ).toBe( message );
} );
