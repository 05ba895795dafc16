/**
 * Build files that a page requested after its block had appeared.
 *
 * @param {Object}                                                      visited
 * @param {import('@playwright/test').Page}                             visited.page
 * @param {{ answers: { url: string, type: string, bytes: number }[] }} visited.traffic
 * @return {Promise<{ file: string, bytes: number }[]>} Transferred bytes.
 */
export const lazyFiles = async ( { page, traffic } ) => {
	const lazy = await page.evaluate( () =>
		performance
			.getEntriesByType( 'resource' )
			.filter(
				( { startTime } ) => startTime > window.benchmark.shownAtMs
			)
			.map( ( { name } ) => name )
	);
	return traffic.answers
		.filter(
			( { url } ) => url.includes( '/build/' ) && lazy.includes( url )
		)
		.map( ( { url, bytes } ) => ( {
			file: new URL( url ).pathname.split( '/' ).at( -1 ),
			bytes,
		} ) );
};
