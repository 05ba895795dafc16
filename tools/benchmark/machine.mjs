/* eslint-disable no-bitwise -- The fixed computation has only integers, whose time depends on no library. */
import { availableParallelism, loadavg } from 'node:os';

/** Above this share of the cores, times depend more on other work of the machine than on the page. */
const HIGH_SHARE = 0.5;

/** Another number or operation makes results incomparable. */
const STEPS = 250_000_000;

/** Time of the computation on the machine for which the budgets of times were set, ms. */
const BUDGET_MACHINE_MS = 300;

const TIMES = 3;

/** How many times slower than a desktop a phone is. */
export const PHONE = 4;

/** Mixes integers in a table that fits into the fastest cache. Returns its checksum, so that no engine skips the work. */
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

/** Returns the shortest time of a computation, ms: that which other work of the machine delayed least. */
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
 * Reads the load of this machine, and the time of a fixed computation, by which results of different days and machines can be
 * compared. The first call counts, so that it comes before the benchmark adds its own load.
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
 * Returns how many times to slow this machine's processor, so that it is as fast as that of the budgets when that is slowed
 * `slowdown` times. Without this, a slower machine would emulate a slower phone. At least 1, because nothing makes it faster.
 */
export const calibrate = ( slowdown, { computationMs } ) =>
	Math.max( 1, ( slowdown * BUDGET_MACHINE_MS ) / computationMs );

/** Describes the load in a sentence, and the speed in another. Systems without a load report 0. */
export const describeMachine = ( { cores, load, isBusy, computationMs } ) =>
	`Load ${ load.toFixed( 1 ) } on ${ cores } cores at the start${
		isBusy
			? ': the machine is busy with other work, and times are longer than its own.'
			: '.'
	} A fixed computation took ${ computationMs } ms, and ${ BUDGET_MACHINE_MS } ms on the machine for which the budgets of times were set. A phone whose processor is ${ PHONE } times slower than that machine is emulated by a slowdown of ${ calibrate(
		PHONE,
		{ computationMs }
	).toFixed( 1 ) }.`;
