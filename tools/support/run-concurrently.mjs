/**
 * @template T
 * @param {number}                  count
 * @param {Array<() => Promise<T>>} jobs  Started in order.
 * @return {Promise<T[]>} Their results, in order. Rejects with the first rejection; running jobs continue, and no other starts.
 */
export const runConcurrently = async ( count, jobs ) => {
	const results = new Array( jobs.length );
	let next = 0;
	const worker = async () => {
		while ( next < jobs.length ) {
			const index = next++;
			try {
				results[ index ] = await jobs[ index ]();
			} catch ( error ) {
				next = jobs.length;
				throw error;
			}
		}
	};
	await Promise.all( Array.from( { length: count }, worker ) );
	return results;
};
