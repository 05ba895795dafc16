import { summarizeRecords } from './statistics.mjs';

/**
 * @param {number}                                     times
 * @param {() => Promise<Record<string, number|null>>} measure
 */
export const repeat = async ( times, measure ) => {
	const records = [];
	for ( let count = 0; count < times; count++ ) {
		records.push( await measure() );
	}
	return summarizeRecords( records );
};
