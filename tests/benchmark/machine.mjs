/* eslint-disable no-bitwise -- The fixed computation has only integers, whose time depends on no library. */
import { availableParallelism, loadavg } from 'node:os';

/** Above this share of the cores, times depend more on other work of the machine than on the page. */
const HIGH_SHARE = 0.5;

/** Another number or operation makes results incomparable. */
const STEPS = 250_000_000;

/** Time of the computation on the machine for which the budgets of times were set, ms. */
const BUDGET_MACHINE_MS = 300;

const TIMES = 3;

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

/**
 * Reads the load of this machine, and the time of a fixed computation, by which results of different days and machines can be
 * compared. Call it before the benchmark adds its own load.
 */
export const readMachine = () => {
	const cores = availableParallelism();
	const [ load ] = loadavg();
	return {
		cores,
		load,
		isBusy: load > cores * HIGH_SHARE,
		computationMs: Math.round( shortestTime( computeFixed ) ),
	};
};

/** Describes the load in a sentence, and the speed in another. Systems without a load report 0. */
export const describeMachine = ( { cores, load, isBusy, computationMs } ) =>
	`Load ${ load.toFixed( 1 ) } on ${ cores } cores at the start${
		isBusy
			? ': the machine is busy with other work, and times are longer than its own.'
			: '.'
	} A fixed computation took ${ computationMs } ms: ${ (
		computationMs / BUDGET_MACHINE_MS
	).toFixed(
		1
	) } times that of the machine for which the budgets of times were set.`;
