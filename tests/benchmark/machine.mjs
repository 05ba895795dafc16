import { availableParallelism, loadavg } from 'node:os';

/** Above this share of the cores, times say more about the other work of the machine than about the page. */
const HIGH_SHARE = 0.5;

/** How busy this machine is with other work; ask before the benchmark makes it busy itself. */
export const readMachine = () => {
	const cores = availableParallelism();
	const [ load ] = loadavg();
	return { cores, load, isBusy: load > cores * HIGH_SHARE };
};

/** That, in a sentence. Systems that tell no load tell 0. */
export const describeMachine = ( { cores, load, isBusy } ) =>
	`Load ${ load.toFixed( 1 ) } on ${ cores } cores at the start${
		isBusy
			? ': the machine is busy with other work, and times are longer than its own.'
			: '.'
	}`;
