import { readGlobal } from '@shopfront/host';
import { trustedScript, trustedScriptUrl } from '@shopfront/text';
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

const BLOCK = 'mini-cart';

/** Requests the block from the scripts of the page; `undefined` if none of them has its code. */
export function requestBlock(
	page: Document
): Promise< MiniCartBlock > | undefined {
	let block: Promise< MiniCartBlock > | undefined;
	const detail: BlockRequest = {
		block: BLOCK,
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
			`[src="${ url }"],[rel=stylesheet][href="${ url }"]`
		);
	/**
	 * Adds an element with the nonce of the page, which browsers ignore where no policy requires one, and resolves once its
	 * file has loaded. If that fails, removes the element, so that the next attempt adds it again.
	 */
	const add = ( tag: string, properties: object ) =>
		new Promise( ( resolve, reject ) => {
			const element: HTMLElement = Object.assign(
				page.createElement( tag ),
				properties,
				{
					onload: resolve,
					onerror: ( error: unknown ) => {
						element.remove();
						reject( error );
					},
					nonce: page.querySelector< HTMLElement >( '[nonce]' )
						?.nonce,
				}
			);
			page.head.append( element );
		} );
	const run = ( text?: string ) =>
		text && add( 'script', { text: trustedScript( text ) } );

	const load = async () => {
		if ( ! readGlobal( view, SETTINGS_GLOBAL ) ) {
			view[ SETTINGS_GLOBAL ] = settings;
		}
		const addedStyles = styles
			.filter( isMissing )
			.map( ( href ) => add( 'link', { rel: 'stylesheet', href } ) );
		const added = scripts.filter( ( { src } ) => isMissing( src ) );
		run( added[ 0 ]?.before );
		await Promise.all(
			added.map( async ( { src, after }, index ) => {
				await add( 'script', {
					src: trustedScriptUrl( src ),
					async: false,
				} );
				// Both run before the next script, even if the browser has downloaded it already.
				run( after );
				run( added[ index + 1 ]?.before );
			} )
		);
		await Promise.allSettled( [ isReady?.(), ...addedStyles ] );
		return (
			requestBlock( page ) ??
			// No script has the block.
			Promise.reject( new Error( BLOCK ) )
		);
	};

	return () => {
		const known = readGlobal( view, MINI_CART_GLOBAL );
		return known instanceof Promise
			? known
			: ( view[ MINI_CART_GLOBAL ] = (
					requestBlock( page ) ?? load()
				).catch( ( error ) => {
					view[ MINI_CART_GLOBAL ] = undefined;
					throw error;
				} ) );
	};
}
