/** The file that all blocks share: libraries, and what of ours all of them need. */
const SHARED = /\/shared[.-]/;

/**
 * What the libraries in that file weigh by themselves, compressed; the rest of it is ours. Measured with the libraries
 * in a file of their own, to be measured again when one of them is changed.
 */
export const LIBRARY_SCRIPT_BYTES = 66_697;

const isOfBuild = ( { url } ) =>
	new URL( url ).pathname.startsWith( '/build/' );

const sumOf = ( answers ) =>
	answers.reduce( ( total, { bytes } ) => total + bytes, 0 );

/**
 * Listens to what a page fetches. Answers from the cache are no traffic.
 *
 * @param {import('@playwright/test').CDPSession} protocol
 * @return {Promise<{ answers: { url: string, type: string, bytes: number }[] }>} Grows as answers arrive; bytes as they came over the line, headers included.
 */
export const listen = async ( protocol ) => {
	const answers = [];
	const pending = new Map();
	protocol.on(
		'Network.responseReceived',
		( { requestId, type, response } ) => {
			if ( ! response.fromDiskCache && ! response.fromPrefetchCache ) {
				pending.set( requestId, { url: response.url, type } );
			}
		}
	);
	protocol.on( 'Network.requestServedFromCache', ( { requestId } ) =>
		pending.delete( requestId )
	);
	protocol.on(
		'Network.loadingFinished',
		( { requestId, encodedDataLength } ) => {
			const answer = pending.get( requestId );
			if ( answer?.url.startsWith( 'http' ) ) {
				answers.push( { ...answer, bytes: encodedDataLength } );
			}
		}
	);
	await protocol.send( 'Network.enable' );
	return { answers };
};

/**
 * Figures of the traffic of one page load. Scripts and styles are those of the build; the shop's own do not count.
 *
 * @param {{ url: string, type: string, bytes: number }[]} answers
 * @param {string[]}                                       lateAddresses What was asked for once the page was usable.
 * @param {number}                                         inShared      Bytes of libraries in the file that blocks share.
 */
export const summarizeTraffic = (
	answers,
	lateAddresses,
	inShared = LIBRARY_SCRIPT_BYTES
) => {
	const ofType = ( type ) =>
		answers.filter( ( answer ) => answer.type === type );
	const scripts = ofType( 'Script' ).filter( isOfBuild );
	const libraryScriptBytes = scripts.some( ( { url } ) => SHARED.test( url ) )
		? inShared
		: 0;
	const late = ( { url } ) => lateAddresses.includes( url );
	return {
		requests: answers.length,
		totalBytes: sumOf( answers ),
		documentBytes: sumOf( ofType( 'Document' ) ),
		imageBytes: sumOf( ofType( 'Image' ) ),
		apiRequests: answers.filter( ( { url } ) =>
			url.includes( '/wp-json/' )
		).length,
		scriptRequests: scripts.filter( ( one ) => ! late( one ) ).length,
		scriptBytes: sumOf( scripts ),
		libraryScriptBytes,
		ownScriptBytes: sumOf( scripts ) - libraryScriptBytes,
		lateScriptBytes: sumOf( scripts.filter( late ) ),
		styleBytes: sumOf( ofType( 'Stylesheet' ).filter( isOfBuild ) ),
	};
};
