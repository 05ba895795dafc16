/* eslint-disable no-bitwise -- The fixed computation has only integers, whose time depends on no library. */
import { availableParallelism, loadavg } from 'node:os';

/** Above this share of the cores, times depend more on the machine's other work than on the page. */
const HIGH_SHARE = 0.5;

/** Another number or operation makes results incomparable. */
const STEPS = 250_000_000;

/** The computation takes this long on the machine for which we set the budgets of times, ms. */
const BUDGET_MACHINE_MS = 300;

const TIMES = 3;

/** A phone is this many times slower than a desktop. */
export const PHONE = 4;

/**
 * Mixes integers in a table that fits into the fastest cache. Returns its checksum, so that no engine skips the work.
 */
export const computeFixed = ( steps = STEPS ) => {
	const table = new Uint32Array( 1024 );
	let state = 1;
	for ( let step = 0; step < steps; step++ ) {
		state = ( Math.imul( state, 1_664_525 ) + 1_013_904_223 ) >>> 0;
		const at = state >>> 22;
		table[ at ] = ( table[ at ] ^ ( state >>> 7 ) ) + at;
	}
	return table.reduce( ( sum, value ) => ( sum + value ) >>> 0 );
};

/** In ms. Other work of the machine delays the shortest run least. */
export const shortestTime = (
	compute,
	times = TIMES,
	now = () => performance.now()
) =>
	Math.min(
		...Array.from( { length: times }, () => {
			const start = now();
			compute();
			return now() - start;
		} )
	);

let machine;

/**
 * The machine's load, and the time of a fixed computation, so that you can compare results of different days and
 * machines. The first call counts: it comes before the benchmark adds its own load.
 */
export const readMachine = () => {
	if ( ! machine ) {
		const cores = availableParallelism();
		const [ load ] = loadavg();
		machine = {
			cores,
			load,
			isBusy: load > cores * HIGH_SHARE,
			computationMs: Math.round( shortestTime( computeFixed ) ),
		};
	}
	return machine;
};

/**
 * By how much to slow down this processor, so that it's as fast as the budgets' machine slowed `slowdown` times.
 * Without this, a slower machine would emulate a slower phone. At least 1, because nothing makes a machine faster.
 */
export const calibrate = ( slowdown, { computationMs } ) =>
	Math.max( 1, ( slowdown * BUDGET_MACHINE_MS ) / computationMs );

/** A sentence on the load and another on the speed. Systems without a load report 0. */
export const describeMachine = ( { cores, load, isBusy, computationMs } ) =>
	`Load ${ load.toFixed( 1 ) } on ${ cores } cores at the start${
		isBusy
			? ': the machine is busy with other work, and times are longer than its own.'
			: '.'
	} A fixed computation took ${ computationMs } ms, and ${ BUDGET_MACHINE_MS } ms on the machine for which the budgets of times were set. A phone whose processor is ${ PHONE } times slower than that machine is emulated by a slowdown of ${ calibrate(
		PHONE,
		{ computationMs }
	).toFixed( 1 ) }.`;
