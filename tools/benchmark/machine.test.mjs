import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	calibrate,
	computeFixed,
	describeMachine,
	shortestTime,
} from './machine.mjs';

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

test( 'a result records how busy and how fast its machine was', () => {
	const machine = { cores: 2, load: 0.25, isBusy: false, computationMs: 400 };
	assert.equal(
		describeMachine( machine ),
		'Load 0.3 on 2 cores at the start. A fixed computation took 400 ms, and 300 ms on the machine for which the budgets of times were set. A phone whose processor is 4 times slower than that machine is emulated by a slowdown of 3.0.'
	);
	assert.match(
		describeMachine( { ...machine, load: 3, isBusy: true } ),
		/^Load 3\.0 on 2 cores at the start: the machine is busy .* took 400 ms, .*\.$/
	);
} );

test( 'a slower machine is slowed less, so that the emulated phone is the same', () => {
	assert.equal( calibrate( 4, { computationMs: 300 } ), 4 );
	assert.equal( calibrate( 4, { computationMs: 400 } ), 3 );
	assert.equal( calibrate( 4, { computationMs: 150 } ), 8 );
	assert.equal( calibrate( 4, { computationMs: 2400 } ), 1 );
} );
