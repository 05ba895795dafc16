import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../support/root.mjs';

/** `shared` for `shared.0a1b2c3d.js`. */
const chunkOf = ( name ) => name.split( '.' )[ 0 ];

/**
 * Our own scripts without React and WordPress's packages, in bytes after brotli.
 *
 * @param {string} folder Build without those libraries, otherwise the same as the loaded one.
 * @return {ReadonlyMap<string, number>} By chunk; empty if there is no such build.
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

/** All pages load these, so they have their own budgets. Also the libraries of WordPress pages. */
const OTHER_FILES =
	/^\/build\/(behaviors\/|host\/|.*\/(mini-cart|add-to-cart)\.js$)/;

const isOfBlock = ( { url } ) => {
	const { pathname } = new URL( url );
	return pathname.startsWith( '/build/' ) && ! OTHER_FILES.test( pathname );
};

const sumOf = ( answers ) =>
	answers.reduce( ( total, { bytes } ) => total + bytes, 0 );

/**
 * Responses from the cache don't count.
 *
 * @param {import('@playwright/test').CDPSession} protocol
 * @return {Promise<{ answers: { url: string, type: string, bytes: number }[] }>} Grows as responses arrive; transferred
 * bytes, including headers.
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
 * One page load. Only the block's scripts and styles count, not the shop's own, and not behaviors, the badge and
 * product buttons, which the shop's other pages load too. Our own bytes of a script are the size of the same chunk in
 * the build without libraries, or its full size if that build lacks it.
 *
 * @param {{ url: string, type: string, bytes: number }[]} answers
 * @param {string[]}                                       lazyUrls Addresses requested after the page was usable.
 * @param {ReadonlyMap<string, number>}                    ownBytes See `readOwnBytes`.
 */
export const summarizeTraffic = (
	answers,
	lazyUrls,
	ownBytes = readOwnBytes()
) => {
	const ofType = ( type ) =>
		answers.filter( ( answer ) => answer.type === type );
	const scripts = ofType( 'Script' ).filter( isOfBlock );
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
		styleBytes: sumOf( ofType( 'Stylesheet' ).filter( isOfBlock ) ),
	};
};
