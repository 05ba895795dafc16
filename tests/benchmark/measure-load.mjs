import { summarize } from './traffic.mjs';

const heapBytes = async ( protocol ) => {
	await protocol.send( 'HeapProfiler.collectGarbage' );
	await protocol.send( 'Performance.enable' );
	const { metrics } = await protocol.send( 'Performance.getMetrics' );
	return metrics.find( ( { name } ) => name === 'JSHeapUsedSize' ).value;
};

/** Figures of one load of the cart page: what came, when its buttons worked, what it blocked, moved and holds. */
export const measureLoad = async ( { page, protocol, traffic } ) => ( {
	...( await page.evaluate( () => window.benchmark ) ),
	heapBytes: await heapBytes( protocol ),
	...summarize( traffic.answers ),
} );
