import { calibrate, PHONE, readMachine } from './machine.mjs';

const MEBIBIT_PER_SECOND = ( 1024 * 1024 ) / 8;

/** Slow 4G is defined as in Lighthouse. */
export const CONDITIONS = [
	{ name: 'desktop', slowdown: 1, line: null },
	{ name: 'slow phone', slowdown: PHONE, line: null },
	{
		name: 'slow phone, slow 4G',
		slowdown: PHONE,
		line: {
			offline: false,
			latency: 150,
			downloadThroughput: 1.6 * MEBIBIT_PER_SECOND,
			uploadThroughput: 0.75 * MEBIBIT_PER_SECOND,
		},
	},
];

/**
 * @param {import('@playwright/test').CDPSession} protocol
 * @param {typeof CONDITIONS[number]}             condition
 */
export const applyCondition = async ( protocol, { slowdown, line } ) => {
	await protocol.send( 'Emulation.setCPUThrottlingRate', {
		rate: slowdown === 1 ? 1 : calibrate( slowdown, readMachine() ),
	} );
	if ( line ) {
		await protocol.send( 'Network.emulateNetworkConditions', line );
	}
};
