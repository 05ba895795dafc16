const MEBIBIT_PER_SECOND = ( 1024 * 1024 ) / 8;

/** Machines and lines that a page is measured on; slow 4G as Lighthouse has it. */
export const CONDITIONS = [
	{ name: 'desktop', slowdown: 1, line: null },
	{ name: 'slow phone', slowdown: 4, line: null },
	{
		name: 'slow phone, slow 4G',
		slowdown: 4,
		line: {
			offline: false,
			latency: 150,
			downloadThroughput: 1.6 * MEBIBIT_PER_SECOND,
			uploadThroughput: 0.75 * MEBIBIT_PER_SECOND,
		},
	},
];

/**
 * Makes a page run as on that machine and line.
 *
 * @param {import('@playwright/test').CDPSession} protocol
 * @param {typeof CONDITIONS[number]}             condition
 */
export const applyCondition = async ( protocol, { slowdown, line } ) => {
	await protocol.send( 'Emulation.setCPUThrottlingRate', { rate: slowdown } );
	if ( line ) {
		await protocol.send( 'Network.emulateNetworkConditions', line );
	}
};
