import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../tools/root.mjs';

/** What a file of a build is called without the mark of its content: of `shared.0a1b2c3d.js` it is `shared`. */
const chunkOf = ( name ) => name.split( '.' )[ 0 ];

/**
 * What our own scripts weigh without React and WordPress's packages, in bytes as brotli makes them.
 *
 * @param {string} folder Of the build that leaves those out and is otherwise what pages load.
 * @return {ReadonlyMap<string, number>} By chunk; empty where there is no such build.
 */
export const readOwnBytes = ( folder = inRoot( 'build/own' ) ) =>
	new Map(
		( existsSync( folder ) ? readdirSync( folder ) : [] )
			.filter( ( name ) => name.endsWith( '.js' ) )
			.map( ( name ) => [
				chunkOf( name ),
				brotliCompressSync( readFileSync( join( folder, name ) ) )
					.length,
			] )
	);

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
 * What is ours of a script is what the same chunk weighs in the build without libraries; a chunk that there is not
 * there is ours as a whole.
 *
 * @param {{ url: string, type: string, bytes: number }[]} answers
 * @param {string[]}                                       lazyUrls What was asked for once the page was usable.
 * @param {ReadonlyMap<string, number>}                    ownBytes See `readOwnBytes`.
 */
export const summarizeTraffic = (
	answers,
	lazyUrls,
	ownBytes = readOwnBytes()
) => {
	const ofType = ( type ) =>
		answers.filter( ( answer ) => answer.type === type );
	const scripts = ofType( 'Script' ).filter( isOfBuild );
	const lazy = ( { url } ) => lazyUrls.includes( url );
	const early = scripts.filter( ( one ) => ! lazy( one ) );
	const ownScriptBytes = early
		.map(
			( { url, bytes } ) =>
				ownBytes.get(
					chunkOf( new URL( url ).pathname.split( '/' ).at( -1 ) )
				) ?? bytes
		)
		.reduce( ( total, bytes ) => total + bytes, 0 );
	return {
		requests: answers.length,
		totalBytes: sumOf( answers ),
		documentBytes: sumOf( ofType( 'Document' ) ),
		imageBytes: sumOf( ofType( 'Image' ) ),
		apiRequests: answers.filter( ( { url } ) =>
			url.includes( '/wp-json/' )
		).length,
		scriptRequests: early.length,
		scriptBytes: sumOf( early ),
		libraryScriptBytes: sumOf( early ) - ownScriptBytes,
		ownScriptBytes,
		lazyScriptBytes: sumOf( scripts.filter( lazy ) ),
		styleBytes: sumOf( ofType( 'Stylesheet' ).filter( isOfBuild ) ),
	};
};
