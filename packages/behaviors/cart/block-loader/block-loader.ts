import {
	readGlobal,
	RUN_LATER_SCRIPTS,
	type LaterScriptsWindow,
} from '@shopfront/host';
import { trustedScript, trustedScriptUrl } from '@shopfront/text';
import {
	BLOCK_REQUEST_EVENT,
	MINI_CART_GLOBAL,
	SETTINGS_GLOBAL,
} from '@shopfront/names';
import type { BlockRequest, BlockSources, MiniCartBlock } from './types';

/** Loads a block. Callers share one download; a call after a failure tries again. */
export type BlockLoader = () => Promise< MiniCartBlock >;

interface LoaderWindow extends LaterScriptsWindow {
	[ SETTINGS_GLOBAL ]?: object;
	/** The mini-cart block, loading or loaded. All scripts on the page share it. */
	[ MINI_CART_GLOBAL ]?: Promise< MiniCartBlock >;
}

const BLOCK = 'mini-cart';

/** Requests the block from the page's scripts; `undefined` if none has its code. */
export const requestBlock = (
	page: Document
): Promise< MiniCartBlock > | undefined => {
	let block: Promise< MiniCartBlock > | undefined;
	const detail: BlockRequest = {
		block: BLOCK,
		respond: ( promise ) => {
			block = promise;
		},
	};
	page.dispatchEvent( new CustomEvent( BLOCK_REQUEST_EVENT, { detail } ) );
	return block;
};

/**
 * Creates the loader of the mini-cart block. It adds the settings and files that the page lacks, and starts the block
 * when `isReady` resolves. A stylesheet that fails doesn't stop it.
 */
export const createBlockLoader = (
	view: LoaderWindow,
	sources: BlockSources,
	isReady?: () => unknown
): BlockLoader => {
	const { styles = [], scripts = [], settings } = sources;
	const page = view.document;
	const isMissing = ( url: string ) =>
		! page.querySelector(
			`[src="${ url }"],[rel=stylesheet][href="${ url }"]`
		);
	/**
	 * Adds a script or stylesheet with the page's nonce, which browsers ignore without a policy. If it fails, we remove
	 * the element, so that the next attempt adds it again.
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
		const runLaterScripts = view[ RUN_LATER_SCRIPTS ];
		if ( runLaterScripts ) {
			await runLaterScripts();
			const block = requestBlock( page );
			if ( block ) {
				return block;
			}
		}
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
				// Both must run before the next script, even if the browser has downloaded it already.
				run( after );
				run( added[ index + 1 ]?.before );
			} )
		);
		await Promise.allSettled( [ isReady?.(), ...addedStyles ] );
		return requestBlock( page ) ?? Promise.reject( new Error( BLOCK ) );
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
};
