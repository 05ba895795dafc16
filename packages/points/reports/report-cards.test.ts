/** @jest-environment node */
import { createReportCards, messageOf } from './report-cards';
import type { FaultKind } from './tell-developer';

let time = 0;
const cards = () => createReportCards( () => time );
const told = () => {
	expect( console ).toHaveErrored();
	// eslint-disable-next-line no-console -- What it was called with is what is proved.
	return jest.mocked( console.error ).mock.calls;
};
const taking = ( ms: number ) => () => ( time += ms );

it( 'counts calls and time for each add-on, the dearest first', () => {
	const reports = cards();
	reports.measure( 'small', taking( 1 ) );
	reports.measure( 'big', taking( 5 ) );
	expect( reports.measure( 'big', taking( 7 ) ).timeMs ).toBe( 7 );
	expect( reports.report() ).toEqual( [
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
	const reports = cards();
	expect( () =>
		reports.measure( 'a', () => {
			time += 3;
			throw new Error( 'No' );
		} )
	).toThrow( 'No' );
	expect( reports.report() ).toMatchObject( [
		{ calls: 1, timeMs: 3, longestMs: 3 },
	] );
} );

it( 'tells developers once for each add-on and point, and counts all', () => {
	const reports = cards();
	const heard = jest.fn();
	const stop = reports.subscribe( heard );
	reports.fault( 'a', 'itemName', 'threw', new Error( 'One' ) );
	reports.fault( 'a', 'itemName', 'threw', new Error( 'Two' ) );
	reports.fault( 'a', 'itemName', 'slow' );
	stop();
	reports.fault( 'a', 'totalLabel', 'refused' );
	expect( heard ).toHaveBeenCalledTimes( 3 );
	expect( told() ).toEqual( [
		[
			expect.stringContaining( '"a" at the point "itemName" threw' ),
			new Error( 'One' ),
		],
		[ expect.stringContaining( '"a" at the point "totalLabel" gave' ) ],
	] );
	expect( reports.report() ).toEqual( [
		{
			addOn: 'a',
			calls: 0,
			timeMs: 0,
			longestMs: 0,
			errors: 4,
			faults: [
				{ point: 'itemName', kind: 'threw', count: 2, message: 'Two' },
				{ point: 'itemName', kind: 'slow', count: 1, message: '' },
				{
					point: 'totalLabel',
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
	[ 'changedInput', /wrote into.*Return/ ],
	[ 'slow', /longer than.*prepare/ ],
	[ 'setAside', /not asked any more.*prepare/ ],
	[ 'endless', /again and again.*effect/ ],
] )( 'says what happened and what to do: %s', ( kind, words ) => {
	cards().fault( 'a', 'b', kind );
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
	expect( messageOf( thrown ) ).toBe( words );
} );
