/**
 * Does jobs beside each other, no more than `count` at a time, the next as soon as one is done.
 *
 * @template T
 * @param {number}                  count
 * @param {Array<() => Promise<T>>} jobs  Begun in their order.
 * @return {Promise<T[]>} What they came to, in their order. Rejects with the first that does; the others go on.
 */
export const runConcurrently = async ( count, jobs ) => {
	const results = new Array( jobs.length );
	let next = 0;
	const worker = async () => {
		while ( next < jobs.length ) {
			const index = next++;
			results[ index ] = await jobs[ index ]();
		}
	};
	await Promise.all( Array.from( { length: count }, worker ) );
	return results;
};
