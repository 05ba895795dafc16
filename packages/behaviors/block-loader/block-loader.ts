import {
	BLOCK_REQUEST_EVENT,
	MINI_CART_GLOBAL,
	SETTINGS_GLOBAL,
} from '@shopfront/names';
import type { BlockRequest, BlockSources, MiniCartBlock } from './types';

/** Loads a block. All callers share one download; a call after a failure tries again. */
export type BlockLoader = () => Promise< MiniCartBlock >;

/** The globals of the page that a loader uses. */
interface LoaderWindow extends Window {
	[ SETTINGS_GLOBAL ]?: object;
	/** The block while it loads and once it has, for all scripts of the page. */
	[ MINI_CART_GLOBAL ]?: Promise< MiniCartBlock >;
}

/** Requests the block from the scripts of the page; `undefined` if none of them has its code. */
function requestBlock( page: Document ): Promise< MiniCartBlock > | undefined {
	let block: Promise< MiniCartBlock > | undefined;
	const detail: BlockRequest = {
		block: 'mini-cart',
		respond: ( promise ) => {
			block = promise;
		},
	};
	page.dispatchEvent( new CustomEvent( BLOCK_REQUEST_EVENT, { detail } ) );
	return block;
}

/**
 * Creates the loader of the mini-cart block. It sets the page's settings if they are missing, adds the files that the
 * page does not have, and requests the block from the scripts. A stylesheet that fails to load does not stop it.
 *
 * @param view    The window of the page.
 * @param sources The block's files and settings.
 * @param isReady Resolves when the block may start.
 */
export function createBlockLoader(
	view: LoaderWindow,
	sources: BlockSources,
	isReady?: () => unknown
): BlockLoader {
	const { styles = [], scripts = [], settings } = sources;
	const page = view.document;
	const isMissing = ( url: string ) =>
		! page.querySelector(
			`script[src="${ url }"],[rel=stylesheet][href="${ url }"]`
		);
	const add = ( tag: string, properties: object ): HTMLElement => {
		const element = Object.assign( page.createElement( tag ), properties );
		page.head.append( element );
		return element;
	};
	/** Adds an element for a file. If it fails to load, removes the element, so that the next attempt adds it again. */
	const addFile = ( tag: string, properties: object ) =>
		new Promise( ( resolve, reject ) => {
			const element = add( tag, properties );
			element.onload = resolve;
			element.onerror = ( error ) => {
				element.remove();
				reject( error );
			};
		} );
	const run = ( text?: string ) => text && add( 'script', { text } );

	const load = async () => {
		view[ SETTINGS_GLOBAL ] ??= settings;
		const addedStyles = styles
			.filter( isMissing )
			.map( ( href ) => addFile( 'link', { rel: 'stylesheet', href } ) );
		const added = scripts.filter( ( { src } ) => isMissing( src ) );
		run( added[ 0 ]?.before );
		await Promise.all(
			added.map( async ( { src, after }, index ) => {
				await addFile( 'script', { src, async: false } );
				// Both run before the next script, even if the browser has downloaded it already.
				run( after );
				run( added[ index + 1 ]?.before );
			} )
		);
		await Promise.allSettled( [ isReady?.(), ...addedStyles ] );
		const block = requestBlock( page );
		if ( ! block ) {
			throw new Error( 'Shopfront: no mini-cart.' );
		}
		return block;
	};

	return () =>
		( view[ MINI_CART_GLOBAL ] ??= ( requestBlock( page ) ?? load() ).catch(
			( error ) => {
				view[ MINI_CART_GLOBAL ] = undefined;
				throw error;
			}
		) );
}
