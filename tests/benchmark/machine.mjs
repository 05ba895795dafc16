import { availableParallelism, loadavg } from 'node:os';

/** Above this share of the cores, times depend more on other work of the machine than on the page. */
const HIGH_SHARE = 0.5;

/** Reads the load of this machine. Call it before the benchmark adds its own. */
export const readMachine = () => {
	const cores = availableParallelism();
	const [ load ] = loadavg();
	return { cores, load, isBusy: load > cores * HIGH_SHARE };
};

/** Describes the load in a sentence. Systems without this figure report 0. */
export const describeMachine = ( { cores, load, isBusy } ) =>
	`Load ${ load.toFixed( 1 ) } on ${ cores } cores at the start${
		isBusy
			? ': the machine is busy with other work, and times are longer than its own.'
			: '.'
	}`;
