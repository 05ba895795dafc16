import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computeFixed, describeMachine, shortestTime } from './machine.mjs';

test( 'the fixed computation is the same in each version, so that its times are comparable', () => {
	assert.equal( computeFixed( 100_000 ), 316_583_533 );
} );

test( 'the speed is the shortest of several times', () => {
	let clock = 0;
	const durations = [ 340, 305, 900 ];
	const time = shortestTime(
		() => {
			clock += durations.shift();
		},
		3,
		() => clock
	);
	assert.equal( time, 305 );
} );

test( 'a result says how busy and how fast its machine was', () => {
	const machine = { cores: 2, load: 0.25, isBusy: false, computationMs: 405 };
	assert.equal(
		describeMachine( machine ),
		'Load 0.3 on 2 cores at the start. A fixed computation took 405 ms: 1.4 times that of the machine for which the budgets of times were set.'
	);
	assert.match(
		describeMachine( { ...machine, load: 3, isBusy: true } ),
		/^Load 3\.0 on 2 cores at the start: the machine is busy .* took 405 ms: .*\.$/
	);
} );
